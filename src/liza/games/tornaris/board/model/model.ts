/** Reading the town from a view: no rules, only what lies where. */

import { counter, lying as pieces, value } from '$liza/board/reading';
import type { Die, Piece, View } from '$liza/wire/types';
import { SPACES, type Space } from './look';

export { counter, keyed, lying as pieces, playerKey, playerSeat, seatsFrom, value } from '$liza/board/reading';

export const character = (view: View, seat: number): string | null => pieces(view, 'character', seat)[0]?.key ?? null;

export const night = (view: View): boolean =>
  pieces(view, 'sky')[0]?.marks.some((mark) => mark.key === 'night') ?? false;

export interface Aim {
  seat: number;
  /** Where the arrow points; nowhere while it is face down or not yet chosen. */
  space: Space | null;
  committed: boolean;
  /** Whether everybody sees it. */
  open: boolean;
}

/** The arrow of a seat, as far as the viewer knows it. */
export function aim(view: View, seat: number): Aim {
  const arrow = pieces(view, 'arrow', seat)[0];
  const open = SPACES.some((space) => pieces(view, space).some((piece) => piece.owner === seat));
  const space = arrow?.kind === 'space' && arrow.key !== null ? (arrow.key as Space) : null;
  return { seat, space, committed: arrow !== undefined, open };
}

export const towerOwner = (view: View): number | null => view.counters.find((one) => one.id === 'tower')?.seat ?? null;

export const tournament = (view: View): boolean => view.counters.some((one) => one.id === 'place');

export const fighters = (view: View): number[] =>
  view.counters.flatMap((one) => (one.id === 'fights' && one.seat !== null ? [one.seat] : []));

export const diceOf = (view: View, seat: number): Die[] => view.dice.filter((die) => die.seat === seat);

/** What a fighter has besides the dice that count: told as one number. */
export function bonus(view: View, seat: number): number {
  const rolled = diceOf(view, seat)
    .filter((die) => die.note === '')
    .reduce((sum, die) => sum + Number(die.value), 0);
  return counter(view, 'total', seat) ? value(view, 'total', seat) - rolled : 0;
}

export const isUsed = (piece: Piece): boolean => piece.marks.some((mark) => mark.key === 'used');

/** Equipment in the order in which it is laid out: what is borrowed comes last. */
export const gear = (view: View, seat: number): Piece[] => [
  ...pieces(view, 'gear', seat),
  ...pieces(view, 'temporary', seat),
];

export interface Bout {
  number: number;
  sides: Piece[];
  /** The duels from which its fighters come, 0 for those who were there from the beginning. */
  from: number[];
  round: number;
}

/** The duels of the tournament, each with the round it belongs to. */
export function bouts(view: View): Bout[] {
  const found: Bout[] = [];
  for (const { id, pieces: sides } of view.zones) {
    if (!id.startsWith('bout_')) continue;
    const from = sides.map((side) => side.numbers['bout'] ?? 0);
    const round = 1 + Math.max(0, ...from.map((number) => found[number - 1]?.round ?? 0));
    found.push({ number: Number(id.slice(5)), sides, from, round });
  }
  return found;
}

export const isWon = (piece: Piece): boolean => piece.marks.some((mark) => mark.key === 'won');
