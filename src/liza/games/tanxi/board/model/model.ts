/** What lies on the table, read from the view; where squares are, read from the catalogue. */

import { zone } from '$liza/board/reading';
import type { CardInfo, Piece, View } from '$liza/wire/types';
import type { Words } from '$liza/i18n/words';
import { INKS, PLAIN, type Ink } from './look';
import { CELL, PAD, type Square } from './measure';

export { keyed, limit, playerKey, playerSeat, seatsFrom, value, zone } from '$liza/board/reading';

export const marked = (piece: Piece | undefined, kind: string): string | undefined =>
  piece?.marks.find((mark) => mark.kind === kind)?.key;

export const tokens = (piece: Piece | undefined, key: string): number =>
  piece?.marks.find((mark) => mark.kind === 'token' && mark.key === key)?.count ?? 0;

export const character = (view: View, seat: number): Piece | undefined => zone(view, 'character', seat).pieces[0];
export const pawn = (view: View, seat: number): Piece | undefined =>
  zone(view, 'island').pieces.find((piece) => piece.kind === 'player' && piece.owner === seat);
export const squareOf = (view: View, seat: number): string | undefined => marked(pawn(view, seat), 'square');

export function inkOf(view: View, seat: number): Ink {
  const colour = marked(character(view, seat), 'colour');
  return (colour ? INKS[colour] : undefined) ?? PLAIN;
}

/** Where a character could strike, and how far it could walk. */
export const strikes = (view: View, seat: number): Piece[] =>
  zone(view, 'fire').pieces.filter((piece) => piece.owner === seat);
export const ways = (view: View): Map<string, number> =>
  new Map(zone(view, 'reach').pieces.flatMap((piece) => piece.marks.map((mark) => [mark.key, mark.count])));

/** Every square of the island with its middle, in the map's own units. */
export function squares(words: Words): Square[] {
  const found: Square[] = [];
  for (let row = 1; row <= 20; row++) {
    for (let column = 0; column < 20; column++) {
      const key = `${String.fromCharCode(97 + column)}${row}`;
      const info: CardInfo | undefined = words.card('square', key);
      if (info?.numbers['column'] === undefined || info.numbers['row'] === undefined) continue;
      found.push({
        key,
        x: PAD + (info.numbers['column'] + 0.5) * CELL,
        y: PAD + (info.numbers['row'] + 0.5) * CELL,
        numbers: info.numbers,
      });
    }
  }
  return found;
}

/** The way of a walk, square by square, found back from its end along falling costs; null where none is seen. */
export function path(
  board: readonly Square[],
  costs: ReadonlyMap<string, number>,
  from: string,
  to: string,
): string[] | null {
  const at = new Map(board.map((square) => [square.key, square]));
  const way: string[] = [];
  let here = at.get(to);
  while (here && here.key !== from) {
    const cost = costs.get(here.key);
    if (cost === undefined) return null;
    way.unshift(here.key);
    const paid = (key: string): number | undefined => (key === from ? 0 : costs.get(key));
    const before = near(board, here, 1).filter(({ key }) => paid(key) === cost - 1);
    const leapt = near(board, here, 2).find(({ key }) => paid(key) === cost - 2);
    here = before.find((square) => !river(square, here as Square)) ?? before[0] ?? leapt;
  }
  return here ? way : null;
}

const near = (board: readonly Square[], one: Square, steps: number): Square[] =>
  board.filter((other) => Math.abs(other.x - one.x) + Math.abs(other.y - one.y) === CELL * steps);

function river(one: Square, other: Square): boolean {
  const first = one.x + one.y < other.x + other.y ? one : other;
  return Boolean(first.numbers[one.x === other.x ? 'river_south' : 'river_east']);
}
