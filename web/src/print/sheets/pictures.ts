/** Decks as pictures for other tables, with everything that a list of them has to say. */

import type { BoxInfo, PrintedDeck, PrintedThing } from '../../wire/types';
import { cut, SHEET, SHEET_MOST, sheetRows } from './layout';

export interface Picture {
  id: string;
  deck: PrintedDeck;
  set: number;
  things: PrintedThing[];
  rows: number;
  /** What the list says of it. */
  told: {
    deck: string;
    name: PrintedDeck['name'];
    set: number;
    columns: number;
    rows: number;
    width: number;
    height: number;
    round: boolean;
    cards: { key: string; name: PrintedThing['name']; text: PrintedThing['text']; copies: number; at: number }[];
  };
}

/** A picture for every deck and set, several where a deck has more cards than a picture holds; or of one card alone. */
export function picturesOf(box: BoxInfo, only: string | null = null): Picture[] {
  const found = only === null ? box.decks : alone(box.decks, only);
  return found.flatMap((deck) =>
    Array.from({ length: deck.sets }, (_, set) => set).flatMap((set) =>
      cut(deck.things, SHEET_MOST).map((things, part) => {
        const rows = sheetRows(things.length);
        const cards = things.map(({ key, name, text, copies }, at) => ({ key, name, text, copies, at }));
        const told = {
          deck: deck.id,
          name: deck.name,
          set,
          columns: SHEET.columns,
          rows,
          width: deck.width,
          height: deck.height,
          round: deck.round,
          cards,
        };
        const id = [deck.id, ...(deck.sets > 1 ? [set + 1] : []), ...(part ? [`part${part + 1}`] : [])].join('-');
        return { id, deck, set, things, rows, told };
      }),
    ),
  );
}

/** The first deck that has a card, with that card alone. */
function alone(decks: readonly PrintedDeck[], key: string): PrintedDeck[] {
  const deck = decks.find(({ things }) => things.some((thing) => thing.key === key));
  return deck ? [{ ...deck, sets: 1, things: deck.things.filter((thing) => thing.key === key) }] : [];
}
