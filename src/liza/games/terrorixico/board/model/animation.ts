/** What one sees while the story unfolds, event by event. It only moves what the event names; the truth follows at the end. */

import { change, count, piece, animated } from '$liza/board/animation';
import type { Piece, View } from '$liza/wire/types';
import type { Events } from '../events';
import { LINES, SIDES, side, type Side } from './look';
import { value, zone } from './model';

export const animation = animated<Events>({
  // prettier-ignore
  beats: {
    uncovered_monster: 1300, uncovered_event: 1100, added_monster: 1200, added_event: 1200, round_started: 700, strong: 420,
    drew: 70, set_aside: 120, discarded: 240, eliminated: 420, reshuffled: 300, traumatised: 800, turn_started: 200,
    played: 560, hidden: 560, shown: 700, reached: 480, struck: 850, destroyed: 850, copied: 700, unlinked: 500,
    passed: 850, exhausted: 1500, defeated: 1700, failed: 1500, revealed: 600, counted: 520, first: 900, second: 600,
    nothing: 500, took: 1500, saddled: 700, relieved: 700, returned: 1100, scored: 600, caught: 900,
  },
  otherwise: 350,
  together: {
    uncovered_monster: ['uncovered_event'],
    round_started: ['strong', 'traumatised', 'drew', 'reshuffled'],
    strong: ['strong'],
    traumatised: ['traumatised', 'drew', 'reshuffled'],
    drew: ['drew', 'reshuffled'],
    reshuffled: ['drew'],
    discarded: ['discarded'],
    eliminated: ['eliminated'],
    set_aside: ['set_aside'],
    played: ['reached'],
    copied: ['reached'],
    struck: ['reached'],
    destroyed: ['reached'],
    unlinked: ['reached'],
    revealed: ['revealed', 'reached'],
    reached: ['reached'],
    counted: ['counted'],
    first: ['first', 'second', 'nothing'],
    second: ['second', 'nothing'],
  },
  acts: {
    uncovered_monster: (view, { monster }) => turnPage(view, monster),
    uncovered_event: (view, { event_card }) => change(view, 'events', null, () => [piece('event_card', event_card)]),
    added_monster: (view, { monster }) => add(view, 'monsters', null, piece('monster', monster)),
    added_event: (view, { event_card }) => add(view, 'events', null, piece('event_card', event_card)),
    round_started: (view, { round }) => count(eachSeat(view, ['relics', 'passed']), 'round', null, round),
    strong,
    drew: (view, { seat, card }) => add(resize(view, 'draw_pile', seat, -1), 'hand', seat, piece('card', card, seat)),
    set_aside: (view, { seat, card }) => drop(view, 'hand', seat, card),
    discarded: (view, { seat, card }) =>
      add(drop(view, 'hand', seat, card), 'discard_pile', seat, piece('card', card, seat)),
    eliminated: (view, { seat, card }) =>
      add(drop(view, 'hand', seat, card), 'wear_zone', seat, piece('card', card, seat)),
    reshuffled: (view, { seat }) => shuffle(view, seat),
    traumatised: (view, { seat, count }) => resize(resize(view, 'trauma_pile', null, -count), 'draw_pile', seat, count),
    played: (view, { seat, card, line }) => add(drop(view, 'hand', seat, card), line, null, piece('card', card, seat)),
    hidden: (view, { seat, card, line }) =>
      add(drop(view, 'hand', seat, card), line, null, { ...piece('card', card, seat), numbers: { face_down: 1 } }),
    reached,
    struck: (view, { line, other_seat, victim }) =>
      add(strike(view, line, other_seat, victim), 'discard_pile', other_seat, piece('card', victim, other_seat)),
    destroyed: (view, { line, other_seat, card }) =>
      add(strike(view, line, other_seat, card), 'wear_zone', other_seat, piece('card', card, other_seat)),
    unlinked: (view, { line, seat, card }) =>
      add(strike(view, line, seat, card), 'discard_pile', seat, piece('card', card, seat)),
    caught: (view, { line, seat, card }) =>
      add(strike(view, line, seat, card), 'discard_pile', seat, piece('card', card, seat)),
    passed: (view, { seat }) => count(view, 'passed', seat, 1),
    revealed: (view, { line, seat, card }) => reveal(view, line, seat, card),
    counted: (view, { seat, relics }) => count(view, 'relics', seat, relics),
    first: (view, { seat, total }) => count(view, 'points', seat, total),
    second: (view, { seat, total }) => count(view, 'points', seat, total),
    took: (view, { seat, total }) => take(view, seat, total),
  },
  tint: (_, seat) => side(seat).ink,
});
export const stage = animation.stage;

function resize(view: View, id: string, seat: number | null, by: number): View {
  const zones = view.zones.map((zone) =>
    zone.id === id && zone.seat === seat ? { ...zone, count: Math.max(0, zone.count + by) } : zone,
  );
  return { ...view, zones };
}

const add = (view: View, id: string, seat: number | null, piece: Piece): View =>
  change(view, id, seat, (there) => [...there, piece]);

/** Take one such card away; of a hand that is not seen, any. */
function drop(view: View, id: string, seat: number | null, key: string | null): View {
  return change(view, id, seat, (there) => {
    const at = there.findIndex((piece) => piece.key === key);
    const gone = at >= 0 ? at : there.findIndex((piece) => piece.key === null);
    return there.filter((_, index) => index !== gone);
  });
}

/** The latest such card of somebody in a line leaves, and with it what it counted; one that lay face down may have had no
 * face until now. */
function strike(view: View, line: string, owner: number, key: string | null): View {
  const own = (piece: Piece): boolean => piece.owner === owner;
  const there = zone(view, line).pieces;
  const gone =
    there.findLast((piece) => own(piece) && piece.key === key) ??
    there.findLast((piece) => own(piece) && piece.key === null);
  const left = change(view, line, null, () => there.filter((piece) => piece !== gone));
  return count(left, 'relics', owner, Math.max(0, value(view, 'relics', owner) - (gone?.numbers['counts'] ?? 0)));
}

function reveal(view: View, line: string, owner: number, key: string | null): View {
  return change(view, line, null, (there) => {
    const down = there.findIndex(
      (piece) => piece.owner === owner && piece.numbers['face_down'] && (piece.key === key || piece.key === null),
    );
    return there.map((one, index) => (index === down ? piece('card', key, owner) : one));
  });
}

function eachSeat(view: View, ids: readonly string[]): View {
  return { ...view, counters: view.counters.map((one) => (ids.includes(one.id) ? { ...one, value: 0 } : one)) };
}

function measure(view: View, line: string, numbers: Record<string, number>): View {
  return change(view, 'strength', null, (there) =>
    there.map((piece) => (piece.key === line ? { ...piece, numbers: { ...piece.numbers, ...numbers } } : piece)),
  );
}

/** The next page: what lay on the table has gone, and nothing is measured yet. */
function turnPage(view: View, monster: string): View {
  let next = change(view, 'monsters', null, () => [piece('monster', monster)]);
  next = change(next, 'events', null, () => []);
  for (const line of LINES) next = change(next, line, null, () => []);
  return change(next, 'strength', null, (there) => there.map((piece) => ({ ...piece, numbers: {} })));
}

/** A line is measured: what it asks appears there, and on the pages where it comes from. */
function strong(view: View, { line, monsters, first, second, plus, times, required }: Events['strong']): View {
  const numbers = { monster: first, plus, times, required, reached: 0, lacking: required, sum: 0, multiplied: 1 };
  const measured = measure(view, line, monsters > 1 ? { ...numbers, monster_2: second } : numbers);
  return change(measured, 'monsters', null, (there) =>
    there.map((piece, at) => ({ ...piece, numbers: { ...piece.numbers, [line]: at === 0 ? first : second } })),
  );
}

/** A line is worth more or less than before, and with it what everybody has contributed. */
function reached(view: View, { line, sum, times, total, required, ...each }: Events['reached']): View {
  const numbers = { sum, multiplied: times, reached: total, required, lacking: Math.max(0, required - total) };
  return SIDES.slice(0, view.seats).reduce(
    (next, { key }, seat) => count(next, 'relics', seat, each[key]),
    measure(weighed(view, line, each), line, numbers),
  );
}

/** The card that was laid just now counts what its owner has contributed since. */
function weighed(view: View, line: string, each: Record<Side['key'], number>): View {
  const isNew = ({ numbers }: Piece): boolean => numbers['counts'] === undefined && !numbers['face_down'];
  const [laid, ...more] = zone(view, line).pieces.filter(isNew);
  if (!laid || more.length > 0) return view;
  const owner = laid.owner ?? 0;
  const counts = Math.max(0, each[side(owner).key] - value(view, 'relics', owner));
  return change(view, line, null, (there) =>
    there.map((one) => (one === laid ? { ...one, numbers: { ...one.numbers, counts } } : one)),
  );
}

function shuffle(view: View, seat: number): View {
  const pile = view.zones.find((zone) => zone.id === 'discard_pile' && zone.seat === seat)?.count ?? 0;
  return resize(
    change(view, 'discard_pile', seat, () => []),
    'draw_pile',
    seat,
    pile,
  );
}

/** Whoever did most moves on; the pages are seen being pressed shut until the next one is turned. */
function take(view: View, seat: number, total: number): View {
  const pages = view.zones
    .filter((zone) => zone.seat === null && (zone.id === 'monsters' || zone.id === 'events'))
    .flatMap((zone) => zone.pieces);
  let next = change(view, 'captured', seat, (there) => [...there, ...pages]);
  for (const line of LINES) next = change(next, line, null, () => []);
  return count(next, 'track', seat, total);
}
