/** What one sees while a round unfolds, event by event. It only moves what the event names; the truth follows at the end. */

import { lying } from '$liza/board/reading';
import { change, count, animated } from '$liza/board/animation';
import type { Die, Piece, View } from '$liza/wire/types';
import type { Events } from '../events';

/** Gold for the face in the sun, indigo for the one under the moons. */
const TINTS = ['#b98a35', '#4a52a8'];

/** A die that has just fallen lies before its fighter; those of the last fight lie aside. */
export type FreshDie = Die & { fresh?: boolean };

/** Not dice, but they lie with them: what Agua copies and what equipment adds. */
export const COPY = -1;
export const BONUS = 0;

export const animation = animated<Events>({
  // prettier-ignore
  beats: {
    tossed: 1300, discovered: 650, deployed: 420, placed: 520, repelled: 750, ended: 250, rolled: 780, copied: 750,
    strengthened: 600, counted: 500, round_won: 1500, round_drawn: 1500, saved: 800, defeated: 650, turned: 1200,
  },
  otherwise: 400,
  acts: {
    tossed: (view, { seat }) => face(view, seat),
    discovered: (view, { seat, combatant }) => discover(view, seat, combatant),
    deployed: (view, { seat, combatant }) => move(view, seat, combatant, 'reserve', 'vanguard'),
    placed: (view, { seat, token, combatant }) => lay(view, seat, token, combatant),
    repelled: (view, { seat, combatant }) => move(view, seat, combatant, 'vanguard', 'reserve'),
    saved: (view, { seat, combatant }) => move(view, seat, combatant, 'vanguard', 'reserve'),
    defeated: (view, { seat, combatant }) => move(view, seat, combatant, 'vanguard', 'defeated'),
    rolled: (view, { seat, combatant, sides, result }) => fall(view, seat, combatant, sides, result),
    copied: (view, { seat, combatant, result }) => fall(view, seat, combatant, COPY, result),
    strengthened: (view, { seat, combatant, bonus }) => fall(view, seat, combatant, BONUS, bonus),
    counted: (view, { seat, total }) => count(view, 'total', seat, total),
    turned: (view, { seat, round }) => turn(view, seat, round),
  },
  before,
  tint: (_, seat) => TINTS[seat] ?? '',
});
export const stage = animation.stage;

/** Before the toss nobody has been turned up, and the coin shows nothing yet. */
export function before(view: View): View {
  const zones = view.zones.map((zone) => {
    if (zone.id === 'centre') return { ...zone, pieces: [], count: 0 };
    if (zone.id !== 'reserve') return zone;
    return { ...zone, pieces: zone.pieces.map((piece) => ({ ...piece, key: null })) };
  });
  return { ...view, zones };
}

function move(view: View, seat: number, key: string, from: string, to: string): View {
  const piece = lying(view, from, seat).find((found) => found.key === key);
  if (!piece) return view;
  const taken = change(view, from, seat, (there) => there.filter((found) => found !== piece));
  return change(taken, to, seat, (there) => [...there, piece]);
}

function discover(view: View, seat: number, key: string): View {
  const there = lying(view, 'reserve', seat);
  const hidden = there.findIndex((piece) => piece.key === null);
  if (hidden < 0 || there.some((piece) => piece.key === key)) return view;
  return change(view, 'reserve', seat, (there) =>
    there.map((piece, at) => (at === hidden ? { ...piece, key } : piece)),
  );
}

function lay(view: View, seat: number, token: string, bearer: string): View {
  const taken = change(view, 'tokens', seat, (there) => there.filter((piece) => piece.key !== token));
  return change(taken, 'vanguard', seat, (there) =>
    there.map((piece) =>
      piece.key === bearer ? { ...piece, marks: [...piece.marks, { kind: 'token', key: token, count: 1 }] } : piece,
    ),
  );
}

function fall(view: View, seat: number, note: string, sides: number, value: number): View {
  const fresh = view.dice.filter((die: FreshDie) => die.fresh);
  const counters = fresh.length ? view.counters : view.counters.filter((counter) => counter.id !== 'total');
  const die: FreshDie = { sides, value, seat, note, fresh: true };
  return { ...view, counters, dice: [...fresh, die] };
}

/** The dice are put aside; what was only added to them is taken away. */
function putAside(view: View): View {
  const dice = view.dice
    .filter((die) => die.sides > 0)
    .map(({ sides, value, seat, note }) => ({ sides, value, seat, note }));
  return { ...view, dice };
}

function face(view: View, seat: number): View {
  return change(view, 'centre', null, () => [
    { kind: 'side', key: seat === 0 ? 'cara' : 'cruz', owner: null, marks: [], numbers: {} },
  ]);
}

/** A new round: whoever still stands goes back, used tokens and dice are put aside, the coin turns. */
function turn(view: View, seat: number, round: number): View {
  let next = face(view, seat);
  for (const side of [0, 1]) {
    const standing = lying(next, 'vanguard', side);
    const spent = [...standing, ...lying(next, 'defeated', side), ...lying(next, 'reserve', side)].flatMap(
      (piece) => piece.marks,
    );
    next = change(next, 'vanguard', side, () => []);
    next = change(next, 'reserve', side, (there) => [...standing, ...there].map(bare));
    next = change(next, 'defeated', side, (there) => there.map(bare));
    next = change(next, 'spent', side, (there) => [
      ...there,
      ...spent.map((mark) => ({ kind: mark.kind, key: mark.key, owner: side, marks: [], numbers: {} })),
    ]);
  }
  return count(putAside(next), 'round', null, round);
}

const bare = (piece: Piece): Piece => ({ ...piece, marks: [] });
