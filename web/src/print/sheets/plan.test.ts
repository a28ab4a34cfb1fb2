import { describe, expect, it } from 'vitest';
import type { BoxInfo, PrintedDeck, PrintedThing } from '../../wire/types';
import { largest } from './fit';
import { perSheet, SHEET_MOST } from './layout';
import { picturesOf } from './pictures';
import { cardTable, listsOf, savedObject } from './tabletop';
import { parts, said } from '../../rulebook/markdown';
import { addressOf, copiesOf, optionsFrom, sheetsOf, USUAL, WHAT } from './plan';
import { written } from './text';

const text = (word: string) => ({ es: word, en: word });
const thing = (key: string, copies = 1, changed = false): PrintedThing => ({
  kind: 'card', key, section: 'card', name: text(key), text: null, line: null, figures: [], parts: [], copies, origin: null, changed,
}); // prettier-ignore
const deck = (id: string, things: PrintedThing[], more: Partial<PrintedDeck> = {}): PrintedDeck => ({
  id, what: 'cards', name: text(id), back: id, width: 63, height: 88, round: false, sets: 1, things, typed: 0, slots: 1, ...more,
}); // prettier-ignore
const box = (...decks: PrintedDeck[]): BoxInfo => ({
  game: 'x', title: 'X', version: 1, pack: { name: 'base', hash: 'abc' }, own: false, decks, dress: { art: {}, colours: {}, flavour: {} },
  tokens: [{ id: 'life', key: null, name: text('life'), face: '1', back: '', count: 7, width: 20 }],
}); // prettier-ignore
const keys = (sheets: ReturnType<typeof sheetsOf>): string[] =>
  sheets.flatMap(({ placed }) =>
    placed.map(({ piece }) => (piece.kind === 'thing' ? piece.thing.key : piece.token.id)),
  );

describe('what is printed', () => {
  it('is every copy of every set', () => {
    const cards = copiesOf(deck('a', [thing('one', 3), thing('two')], { sets: 2 }));
    expect(cards.map(({ set, ...piece }) => `${piece.kind === 'thing' ? piece.thing.key : ''}${set}`)).toEqual([
      'one0',
      'one0',
      'one0',
      'two0',
      'one1',
      'one1',
      'one1',
      'two1',
    ]);
  });

  it('puts decks of one size on the same sheets, nine to a sheet, each followed by its back', () => {
    const sheets = sheetsOf(box(deck('a', [thing('one', 7)]), deck('b', [thing('two', 4)])), {
      ...USUAL,
      what: ['cards'],
    });
    expect(sheets.map(({ side, placed }) => [side, placed.length])).toEqual([
      ['front', 9],
      ['back', 9],
      ['front', 2],
      ['back', 2],
    ]);
    const [front, back] = sheets;
    const first = back?.placed.find(({ slot }) => slot === 2);
    expect(first?.piece).toBe(front?.placed[0]?.piece);
    expect(
      back?.placed.filter(({ piece }) => piece.kind === 'thing' && piece.deck.back === 'b').map(({ slot }) => slot),
    ).toEqual([7, 6]);
  });

  it('keeps things of other sizes and other shapes apart', () => {
    const all = box(
      deck('a', [thing('one')]),
      deck('s', [thing('wide')], { what: 'sheets', width: 120, height: 80 }),
      deck('r', [thing('disc')], { round: true, width: 25, height: 25 }),
    );
    const sheets = sheetsOf(all, { ...USUAL, backs: false });
    for (const { placed } of sheets)
      expect(new Set(placed.map(({ piece }) => `${piece.round} ${piece.round ? '' : piece.width}`)).size).toBe(1);
    expect(keys(sheets).sort()).toEqual(['disc', ...Array<string>(7).fill('life'), 'one', 'wide']);
    for (const { grid, placed } of sheets) {
      expect(placed.length).toBeLessThanOrEqual(perSheet(grid));
      for (const { piece } of placed) expect(piece.width).toBeLessThanOrEqual(grid.item.width);
    }
  });

  it('leaves out what was not asked for, and with only the changed everything that is as it was', () => {
    const both = box(deck('a', [thing('old', 2), thing('new', 2, true)]));
    expect(keys(sheetsOf(both, { ...USUAL, what: ['tokens'], backs: false }))).toEqual(Array(7).fill('life'));
    expect(keys(sheetsOf(both, { ...USUAL, changed: true, backs: false }))).toEqual(['new', 'new']);
  });
});

describe('the address of the page', () => {
  it('says what differs from the usual, and is read back', () => {
    expect(addressOf('x', USUAL)).toBe('/print/x');
    expect(addressOf('x', USUAL, true)).toBe('/print/x?own=');
    const wanted = {
      ...USUAL,
      paper: 'letter',
      bleed: 0,
      backs: false,
      grey: true,
      changed: true,
      flip: 'short',
      what: ['cards', 'rules'],
    } as const;
    expect(optionsFrom(new URLSearchParams(addressOf('x', wanted).split('?')[1]))).toEqual(wanted);
  });

  it('takes what it does not understand as usual', () => {
    expect(optionsFrom(new URLSearchParams('paper=a3&bleed=77&what=dice&flip=up'))).toEqual({ ...USUAL, what: WHAT });
    expect(optionsFrom(new URLSearchParams('changed')).what).toEqual(['cards', 'sheets']);
  });
});

/** What Tabletop Simulator reads of a deck. */
interface Saved {
  DeckIDs: number[];
  ContainedObjects: { CardID: number }[];
  CustomDeck: Record<string, object>;
}

describe('pictures for other tables', () => {
  it('hold every card once, and never more than a picture takes', () => {
    const things = Array.from({ length: 70 }, (_, at) => thing(`c${at}`, 2));
    const pictures = picturesOf(box(deck('a', things), deck('b', [thing('x')], { sets: 2 })));
    expect(pictures.map(({ id, rows, things: shown }) => [id, rows, shown.length])).toEqual([
      ['a', 7, SHEET_MOST],
      ['a-part2', 2, 1],
      ['b-1', 2, 1],
      ['b-2', 2, 1],
    ]);
    expect(pictures[0]?.told.cards[12]).toMatchObject({ key: 'c12', at: 12, copies: 2 });
  });

  it('can be of one card alone', () => {
    const pictures = picturesOf(box(deck('a', [thing('c'), thing('d')], { sets: 2 })), 'd');
    expect(pictures.map(({ things }) => things.map(({ key }) => key))).toEqual([['d']]);
    expect(picturesOf(box(deck('a', [thing('c')])), 'nobody')).toEqual([]);
  });

  it('are named by their lists, every copy by its place', () => {
    const cards = Array.from({ length: 12 }, (_, at) => thing(`c${at}`, 1 + (at % 2)));
    const found = box(deck('a', cards), deck('b', [thing('only')], { width: 120, round: true }));
    const pictures = picturesOf(found);
    const [stack, lone] = savedObject(pictures, 'es', 'https://x/').ObjectStates as [Saved, Saved];
    expect(stack.DeckIDs).toEqual(cards.flatMap(({ copies }, at) => Array.from({ length: copies }, () => 100 + at)));
    expect(stack.ContainedObjects.map(({ CardID }) => CardID)).toEqual(stack.DeckIDs);
    expect(stack.CustomDeck['1']).toMatchObject({
      NumWidth: 10,
      NumHeight: 2,
      Type: 0,
      FaceURL: 'https://x/a.png',
      BackURL: 'https://x/a-back.png',
    });
    expect(lone).toMatchObject({ Name: 'Card', CardID: 200, SidewaysCard: true, CustomDeck: { '2': { Type: 4 } } });
    const rows = cardTable(pictures).trim().split('\n');
    expect(rows).toHaveLength(14);
    expect(rows[12]?.split(',').slice(0, 2)).toEqual(['a', 'c11']);
    expect(rows[12]).toMatch(/,2,a\.png,2,2,a-back\.png$/);
    const lists = listsOf(found, pictures, 'es');
    const { sheets } = JSON.parse(lists['manifest.json'] ?? '') as { sheets: { file: string; rows: number }[] };
    expect(sheets.map(({ file, rows: of }) => [file, of])).toEqual([
      ['a.png', 2],
      ['b.png', 2],
    ]);
  });
});

describe('the rulebook on paper', () => {
  it('leaves out drawings with their captions, and chapters of nothing else', () => {
    const book = parts(
      '## One\n\nText.\n\n<!-- position: first -->\n\n*A caption.*\n\n*Not a caption.*\n\n## Two\n\n<!-- icons -->\n',
    );
    expect(book).toHaveLength(2);
    expect(written(book).map(({ title, blocks }) => [title, blocks.map(said)])).toEqual([
      ['One', ['Text.', 'Not a caption.']],
    ]);
  });
});

describe('letters', () => {
  it('are as large as fits, and as small as may be where nothing fits', () => {
    expect(largest({ most: 4, least: 2 }, (size) => size <= 3.14)).toBeCloseTo(3.1);
    expect(largest({ most: 4, least: 2 }, () => true)).toBeCloseTo(4);
    expect(largest({ most: 4, least: 2 }, () => false)).toBeCloseTo(2);
  });
});
