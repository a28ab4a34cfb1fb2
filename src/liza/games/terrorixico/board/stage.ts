/** What one sees while the story unfolds, event by event. It only moves what the event names; the truth follows at the end. */

import type { Staging } from '$liza/table/scene';
import { change, count, piece } from '$liza/table/staging';
import type { Happening, Piece, View } from '$liza/wire/types';
import { LINES, side } from './look';

const BEATS: Record<string, number> = {
  uncovered_monster: 1300, uncovered_event: 1100, added_monster: 1200, added_event: 1200, round_started: 700, strong: 420,
  drew: 70, set_aside: 120, discarded: 240, eliminated: 420, reshuffled: 300, traumatised: 800, turn_started: 200,
  played: 560, hidden: 560, shown: 700, reached: 480, struck: 850, destroyed: 850, copied: 700, unlinked: 500,
  passed: 850, exhausted: 1500, defeated: 1700, failed: 1500, revealed: 600, counted: 520, first: 900, second: 600,
  nothing: 500, took: 1500, saddled: 700, relieved: 700, returned: 1100, scored: 600,
}; // prettier-ignore

export const staging: Staging = { stage, beat: (event) => BEATS[event.event] ?? 350, tint: (_, seat) => side(seat).ink };

export function stage(view: View, event: Happening): View {
  const seat = event['seat'] as number;
  const other = event['other_seat'] as number;
  const card = event['card'] as string | null;
  const line = event['line'] as string;
  switch (event.event) {
    case 'uncovered_monster':
      return turnPage(view, event['monster'] as string);
    case 'uncovered_event':
      return change(view, 'events', null, () => [piece('event_card', event['event_card'] as string)]);
    case 'added_monster':
      return change(view, 'monsters', null, (there) => [...there, piece('monster', event['monster'] as string)]);
    case 'added_event':
      return change(view, 'events', null, (there) => [...there, piece('event_card', event['event_card'] as string)]);
    case 'round_started':
      return count(eachSeat(view, ['relics', 'passed']), 'round', null, event['round'] as number);
    case 'strong':
      return strong(view, line, event);
    case 'drew':
      return add(resize(view, 'draw_pile', seat, -1), 'hand', seat, piece('card', card, seat));
    case 'set_aside':
      return drop(view, 'hand', seat, card);
    case 'discarded':
      return add(drop(view, 'hand', seat, card), 'discard_pile', seat, piece('card', card, seat));
    case 'eliminated':
      return add(drop(view, 'hand', seat, card), 'wear_zone', seat, piece('card', card, seat));
    case 'reshuffled':
      return shuffle(view, seat);
    case 'traumatised':
      return resize(resize(view, 'trauma_pile', null, -(event['count'] as number)), 'draw_pile', seat, event['count'] as number);
    case 'played':
      return add(drop(view, 'hand', seat, card), line, null, piece('card', card, seat));
    case 'hidden':
      return add(drop(view, 'hand', seat, card), line, null, { ...piece('card', card, seat), numbers: { face_down: 1 } });
    case 'reached':
      return reached(view, line, event);
    case 'struck':
      return add(strike(view, line, other, event['victim'] as string), 'discard_pile', other, piece('card', event['victim'] as string, other));
    case 'destroyed':
      return add(strike(view, line, other, card), 'wear_zone', other, piece('card', card, other));
    case 'unlinked':
      return add(strike(view, line, seat, card), 'discard_pile', seat, piece('card', card, seat));
    case 'passed':
      return count(view, 'passed', seat, 1);
    case 'revealed':
      return reveal(view, line, seat, card);
    case 'counted':
      return count(view, 'relics', seat, event['relics'] as number);
    case 'first':
    case 'second':
      return count(view, 'points', seat, event['total'] as number);
    case 'took':
      return take(view, seat, event['total'] as number);
    default:
      return view;
  }
}

function resize(view: View, id: string, seat: number | null, by: number): View {
  const zones = view.zones.map((zone) =>
    zone.id === id && zone.seat === seat ? { ...zone, count: Math.max(0, zone.count + by) } : zone,
  );
  return { ...view, zones };
}

const add = (view: View, id: string, seat: number | null, piece: Piece): View => change(view, id, seat, (there) => [...there, piece]);

/** Take one such card away; of a hand that is not seen, any. */
function drop(view: View, id: string, seat: number | null, key: string | null): View {
  return change(view, id, seat, (there) => {
    const at = there.findIndex((piece) => piece.key === key);
    const gone = at >= 0 ? at : there.findIndex((piece) => piece.key === null);
    return there.filter((_, index) => index !== gone);
  });
}

/** The latest such card of somebody in a line leaves; one that lay face down may have had no face until now. */
function strike(view: View, line: string, owner: number, key: string | null): View {
  return change(view, line, null, (there) => {
    const own = (piece: Piece): boolean => piece.owner === owner;
    const known = there.findLastIndex((piece) => own(piece) && piece.key === key);
    const gone = known >= 0 ? known : there.findLastIndex((piece) => own(piece) && piece.key === null);
    return there.filter((_, index) => index !== gone);
  });
}

function reveal(view: View, line: string, owner: number, key: string | null): View {
  return change(view, line, null, (there) => {
    const down = there.findIndex((piece) => piece.owner === owner && piece.numbers['face_down'] && (piece.key === key || piece.key === null));
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
function strong(view: View, line: string, event: Happening): View {
  const [first, second, plus, times, required] = ['first', 'second', 'plus', 'times', 'required'].map((id) => Number(event[id] ?? 0)) as [number, number, number, number, number];
  const two = Number(event['monsters'] ?? 1) > 1;
  const numbers: Record<string, number> = { monster: first, plus, times, required, reached: 0, lacking: required, sum: 0, multiplied: 1 };
  if (two) numbers['monster_2'] = second;
  const measured = measure(view, line, numbers);
  return change(measured, 'monsters', null, (there) =>
    there.map((piece, at) => ({ ...piece, numbers: { ...piece.numbers, [line]: at === 0 ? first : second } })),
  );
}

function reached(view: View, line: string, event: Happening): View {
  const [sum, multiplied, total, required] = ['sum', 'times', 'total', 'required'].map((id) => Number(event[id] ?? 0)) as [number, number, number, number];
  return measure(view, line, { sum, multiplied, reached: total, required, lacking: Math.max(0, required - total) });
}

function shuffle(view: View, seat: number): View {
  const pile = view.zones.find((zone) => zone.id === 'discard_pile' && zone.seat === seat)?.count ?? 0;
  return resize(change(view, 'discard_pile', seat, () => []), 'draw_pile', seat, pile);
}

/** Whoever did most moves on; the pages are seen being pressed shut until the next one is turned. */
function take(view: View, seat: number, total: number): View {
  const pages = view.zones.filter((zone) => zone.seat === null && (zone.id === 'monsters' || zone.id === 'events')).flatMap((zone) => zone.pieces);
  let next = change(view, 'captured', seat, (there) => [...there, ...pages]);
  for (const line of LINES) next = change(next, line, null, () => []);
  return count(next, 'track', seat, total);
}
