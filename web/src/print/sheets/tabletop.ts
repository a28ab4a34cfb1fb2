/**
 * Lists of pictures for tables on other sites: what is on each, the same for spreadsheets, and decks that can be loaded.
 *
 * `tabletop-simulator.json` is a saved object of Tabletop Simulator: a sheet is a grid of at most 10 × 7 cards, a card is
 * known by the number of its deck times 100 and its place on the sheet. Screentop takes the same pictures as grids, with
 * the numbers of columns and rows that the list says.
 */

import type { Lang } from '../../base/lang';
import type { BoxInfo } from '../../wire/types';
import type { Picture } from './pictures';

/** Face down, the right way up. */
const LYING = { rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 };
/** Shapes of a card: a rectangle with round corners, a circle. */
const ROUNDED = 0;
const ROUND = 4;
const APART = 3;
const IN_A_ROW = 8;

export const fileOf = ({ id }: Picture): string => `${id}.png`;
export const backOf = ({ id }: Picture): string => `${id}-back.png`;

/** Every list by its name; `where` stands before the pictures' own names: the address that they are uploaded to. */
export const listsOf = (
  box: BoxInfo,
  pictures: readonly Picture[],
  lang: Lang,
  where = '',
): Record<string, string> => ({
  'manifest.json': JSON.stringify(manifest(box, pictures), null, 1),
  'tabletop-simulator.json': JSON.stringify(savedObject(pictures, lang, where), null, 1),
  'cards.csv': cardTable(pictures),
});

const manifest = (box: BoxInfo, pictures: readonly Picture[]): object => ({
  game: box.game,
  title: box.title,
  rules: box.version,
  pack: { name: box.pack.name, hash: box.pack.hash },
  sheets: pictures.map((picture) => ({
    id: picture.id,
    ...picture.told,
    file: fileOf(picture),
    back: backOf(picture),
  })),
});

/** The decks as Tabletop Simulator loads them, beside each other. */
export const savedObject = (
  pictures: readonly Picture[],
  lang: Lang,
  where: string,
): { SaveName: string; ObjectStates: object[] } => ({
  SaveName: '',
  ObjectStates: pictures.map((picture, at) => ({
    ...deckOf(picture, at + 1, lang, where),
    Transform: { posX: (at % IN_A_ROW) * APART, posY: 1.5, posZ: -Math.floor(at / IN_A_ROW) * APART * 1.4, ...LYING },
  })),
});

function deckOf(picture: Picture, number: number, lang: Lang, where: string): object {
  const { told } = picture;
  const drawn = {
    [number]: {
      FaceURL: where + fileOf(picture),
      BackURL: where + backOf(picture),
      NumWidth: told.columns,
      NumHeight: told.rows,
      BackIsHidden: true,
      UniqueBack: false,
      Type: told.round ? ROUND : ROUNDED,
    },
  };
  const cards = told.cards.flatMap(({ name, text, at, copies }) =>
    Array.from({ length: copies }, () => ({
      Name: 'Card',
      Transform: { posX: 0, posY: 0, posZ: 0, ...LYING },
      Nickname: name[lang],
      Description: text?.[lang] ?? '',
      SidewaysCard: told.width > told.height,
      CardID: number * 100 + at,
      CustomDeck: drawn,
    })),
  );
  const [only] = cards;
  if (only && cards.length === 1) return only;
  return {
    Name: 'Deck',
    Nickname: told.name[lang],
    DeckIDs: cards.map(({ CardID }) => CardID),
    CustomDeck: drawn,
    ContainedObjects: cards,
  };
}

/** Every card with its place on its picture, as comma-separated values. */
export function cardTable(pictures: readonly Picture[]): string {
  const head = ['deck', 'card', 'name_es', 'name_en', 'copies', 'file', 'column', 'row', 'back'];
  const rows = pictures.flatMap((picture) =>
    picture.told.cards.map(({ key, name, copies, at }) => {
      const { columns } = picture.told;
      const stands = [fileOf(picture), (at % columns) + 1, Math.floor(at / columns) + 1, backOf(picture)];
      return [picture.told.deck, key, name.es, name.en, copies, ...stands];
    }),
  );
  return [head, ...rows].map((row) => row.map(cell).join(',') + '\n').join('');
}

const cell = (value: string | number): string =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
