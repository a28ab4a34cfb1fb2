/** What lies on the table, read from the view. */

import { keyed, zone, type Keyed } from '$liza/board/reading';
import type { Piece, View } from '$liza/wire/types';
import { LINES } from './look';

export { limit, seatsFrom, value, zone } from '$liza/board/reading';

/** Cards of several players lie together, and face down they are none: both are part of what they are called. */
export const laid = (pieces: readonly Piece[]): Keyed[] =>
  keyed(pieces, (piece) => `${piece.owner}-${piece.key ?? 'down'}${piece.numbers['face_down'] ? '-down' : ''}`);

/** One combat line: what it asks, how that comes about, what lies there. */
export interface Line {
  key: string;
  cards: Keyed[];
  required: number;
  reached: number;
  lacking: number;
  /** `(2+1)×2` */
  demand: string;
  /** `(2+3)×2`, where something multiplies. */
  sum: string;
  measured: boolean;
  complete: boolean;
  aimed: boolean;
}

const present = (numbers: Record<string, number>, ...ids: string[]): number[] =>
  ids.flatMap((id) => (numbers[id] === undefined ? [] : [numbers[id]]));

/** How a requirement comes about: everything that is added, then everything that multiplies. */
export function demand(numbers: Record<string, number>): string {
  const monsters = present(numbers, 'monster', 'monster_2');
  const plus = present(numbers, 'plus', 'plus_2').filter((value) => value !== 0);
  const times = present(numbers, 'times', 'times_2').filter((value) => value !== 1);
  const added = [...monsters, ...plus].join('+');
  if (times.length === 0) return added;
  return `${monsters.length + plus.length > 1 ? `(${added})` : added}×${times.join('×')}`;
}

export function lines(view: View): Line[] {
  const strength = zone(view, 'strength').pieces;
  return LINES.map((key) => {
    const numbers = strength.find((piece) => piece.key === key)?.numbers ?? {};
    const cards = laid(zone(view, key).pieces);
    const measured = zone(view, 'monsters').pieces.length > 0 && numbers['monster'] !== undefined;
    const multiplied = numbers['multiplied'] ?? 1;
    const required = numbers['required'] ?? 0;
    const reached = numbers['reached'] ?? 0;
    return {
      key, cards, required, reached, measured,
      lacking: numbers['lacking'] ?? Math.max(0, required - reached),
      demand: demand(numbers),
      sum: multiplied > 1 ? `${numbers['sum'] ?? 0}×${multiplied}` : '',
      complete: measured && reached >= required,
      aimed: numbers['aimed'] === 1,
    };
  }); // prettier-ignore
}

/** How many traumas lay there at the start: four for everybody and four more, as far as there are so many. */
export const fullPile = (view: View): number =>
  Math.min(4 * (view.seats + 1), Number(view.options['trauma_cards'] ?? Infinity));

/** What an event does to a line: `+2`, `×3`. */
export function modifier(event: Piece, line: string): string {
  const times = event.numbers[`${line}_times`];
  if (times !== undefined) return `×${times}`;
  const plus = event.numbers[`${line}_plus`];
  return plus === undefined ? '' : `+${plus}`;
}
