/** What one sees while things unfold, event by event. It only moves what the event names; the truth follows at the end. */

import type { Staging } from '$liza/table/scene';
import { change, count, piece } from '$liza/table/staging';
import type { Roll } from '$liza/verify/verify';
import type { Die, Happening, Piece, View } from '$liza/wire/types';
import { arms } from './arms';
import { SPACES } from './look';
import { character, counter, fighters, pieces, value } from './model';

const BEATS: Record<string, number> = {
  turn_began: 350, dawned: 1500, stocked: 170, monster_came: 700, mana_grew: 350, committed: 260, arrow: 110,
  crystal_used: 700, portal_used: 800, raven_used: 600, bought: 750, sold: 500, discarded: 500, gained: 420, lost: 420,
  recovered: 380, drained: 420, drew_equipment: 550, drew_object: 550, event_drawn: 1700, tower_taken: 1000,
  tower_held: 800, tower_paid: 300, ring_alone: 600, worked: 350, rested: 350, glove_used: 800, challenged: 800,
  duel_began: 1100, rolled: 850, extra_die: 700, rerolled: 700, raised: 600, played: 750, total: 550, conceded: 600,
  tied: 800, rolled_off: 800, duel_won: 1500, hunt_began: 1100, group_total: 600, hunt_won: 1500, hunt_lost: 1400,
  unrewarded: 800, potion_used: 600, familiar_used: 600, magic_used: 600, temporary: 600, looked: 600, spied: 600,
  staked: 800, robbed: 700, diced: 800, tournament_began: 1600, order_die: 600, placed: 350, converted: 500,
  champion: 2200, returned: 250, lucky: 700, prized: 600, reaped: 600,
}; // prettier-ignore

export const beat = (event: Happening): number => BEATS[event.event] ?? 450;
/** Events that tell of dice, and in which fields. */
const DICE: Record<string, string[]> = {
  rolled: ['first', 'second'], rolled_off: ['first', 'second'], extra_die: ['face'], rerolled: ['face'], diced: ['face'],
  order_die: ['face'], staked: ['face'],
}; // prettier-ignore

const rolls = (event: Happening): Roll[] => (DICE[event.event] ?? []).map((field) => ({ sides: 6, result: Number(event[field]) }));
export const staging: Staging = { stage, beat, rolls, tint: (view, seat) => arms(character(view, seat)).tint };

/** Objects that an event uses up. */
const USED_UP: Record<string, string> = {
  crystal_used: 'crystal', portal_used: 'portal', raven_used: 'raven', glove_used: 'glove', potion_used: 'potion', familiar_used: 'familiar',
}; // prettier-ignore

export function stage(seen: View, event: Happening): View {
  const seat = event['seat'] as number;
  const gear = event['equipment'] as string | null;
  const amount = event['amount'] as number;
  const left = event['left'] as number;
  const used = USED_UP[event.event];
  // Whoever has won stands there until the next thing happens.
  const calm = value(seen, 'decided') ? clear(seen) : seen;
  const view = used ? without(calm, 'objects', seat, 'object', used) : calm;
  switch (event.event) {
    case 'turn_began':
      return turn(view, event['round'] as number, seat);
    case 'dawned':
      return change(view, 'sky', null, () => [marked(piece('sky', event['sky'] as string), 'half', event['half'] as string)]);
    case 'stocked':
      return change(view, 'row', null, (there) => [...there, piece('equipment', gear)]);
    case 'monster_came':
      return monster(view, event);
    case 'mana_grew':
      return count(view, 'mana', seat, value(view, 'mana', seat) + amount, left);
    case 'committed':
      return change(view, 'arrow', seat, () => [piece('space', event['space'] as string | null, seat)]);
    case 'crystal_used':
      return change(view, 'arrow', seat, () => []);
    case 'arrow':
    case 'portal_used':
      return stand(view, seat, event['space'] as string);
    case 'bought':
      return pay(give(without(view, 'row', null, 'equipment', gear), seat, gear), seat, event['price'] as number);
    case 'sold':
    case 'discarded':
      return without(view, 'gear', seat, 'equipment', gear);
    case 'gained':
    case 'lost':
      return count(view, 'gold', seat, left);
    case 'paid':
      return pay(view, seat, amount);
    case 'robbed':
      return pay(pay(view, seat, -amount), event['rival_seat'] as number, amount);
    case 'recovered':
    case 'drained':
      return count(view, 'mana', seat, left);
    case 'drew_equipment':
      return give(view, seat, gear);
    case 'drew_object':
    case 'took_object':
      return change(view, 'objects', seat, (there) => [...there, piece('object', event['object'] as string | null, seat)]);
    case 'temporary':
      return add(view, 'temporary', seat, piece('equipment', gear, seat));
    case 'returned':
      return change(view, 'temporary', seat, () => []);
    case 'tower_taken':
      return count({ ...view, counters: view.counters.filter((one) => one.id !== 'tower') }, 'tower', seat, 1);
    case 'duel_began':
      return begin(add(view, 'duel', null, piece('cause', event['cause'] as string)), [seat, event['rival_seat'] as number]);
    case 'hunt_began':
      return count(begin(view, pieces(view, 'dungeon').map((one) => one.owner ?? 0)), 'group_total', null, 0, event['life'] as number);
    case 'rolled':
      return reach(dice(view, seat, () => [event['first'] as number, event['second'] as number]), seat, event['total'] as number);
    case 'extra_die':
      return open(dice(view, seat, (faces) => [...faces, event['face'] as number]), seat);
    case 'rerolled':
    case 'raised':
      return open(dice(view, seat, (faces) => replaced(faces, event['old'] as number, event['face'] as number)), seat);
    case 'played':
      return count(reveal(view, seat, gear ?? ''), 'mana', seat, value(view, 'mana', seat) - (event['mana'] as number));
    case 'total':
      return reach(view, seat, event['total'] as number);
    case 'group_total':
      return count(view, 'group_total', null, event['total'] as number, event['life'] as number);
    case 'duel_won':
    case 'hunt_won':
    case 'hunt_lost':
      return count(view, 'decided', null, 1);
    case 'placed':
      return count(view, 'place', seat, event['place'] as number);
    default:
      return view;
  }
}

const marked = (on: Piece, kind: string, key: string): Piece => ({ ...on, marks: [...on.marks, { kind, key, count: 1 }] });

/** Lay something into a zone that is there only at times. */
function add(view: View, id: string, seat: number | null, one: Piece): View {
  const zones = view.zones.filter((zone) => zone.id !== id || zone.seat !== seat);
  return { ...view, zones: [...zones, { id, seat, pieces: [one], count: 1 }] };
}

/** Take one thing away: by its face where that is seen, else one whose face is not. */
function without(view: View, id: string, seat: number | null, kind: string, key: string | null): View {
  return change(view, id, seat, (there) => {
    const gone = there.find((one) => one.kind === kind && one.key === key) ?? there.find((one) => one.key === null);
    return there.filter((one) => one !== gone);
  });
}

const pay = (view: View, seat: number, price: number): View => count(view, 'gold', seat, value(view, 'gold', seat) - price);
const give = (view: View, seat: number, key: string | null): View =>
  change(view, 'gear', seat, (there) => [...there, piece('equipment', key, seat)]);

function leave(view: View, seat: number): View {
  return SPACES.reduce((now, space) => change(now, space, null, (there) => there.filter((one) => one.owner !== seat)), view);
}

function stand(view: View, seat: number, space: string): View {
  const pointed = change(leave(view, seat), 'arrow', seat, () => [piece('space', space, seat)]);
  return change(pointed, space, null, (there) => [...there, piece('character', character(view, seat), seat)]);
}

function turn(view: View, round: number, first: number): View {
  let now = change(count(view, 'round', null, round), 'row', null, () => []);
  for (let seat = 0; seat < view.seats; seat++) {
    now = change(leave(now, seat), 'arrow', seat, () => []);
    now = count(now, 'turn_place', seat, ((seat - first + view.seats) % view.seats) + 1);
  }
  return now;
}

function monster(view: View, event: Happening): View {
  const one = marked(piece('monster', event['monster'] as string), 'category', event['category'] as string);
  const shown = change(view, 'monster', null, () => [{ ...one, numbers: { life: event['life'] as number } }]);
  return count(shown, 'monsters_left', null, Math.max(0, value(view, 'monsters_left') - 1));
}

function begin(view: View, fighters: number[]): View {
  const counters = view.counters.filter((one) => !['fights', 'total', 'group_total'].includes(one.id));
  return fighters.reduce((now, seat) => count(now, 'fights', seat, 1), { ...view, counters, dice: [] as Die[] });
}

function clear(view: View): View {
  const over = ['fights', 'total', 'group_total', 'advantage', 'decided'];
  const zones = view.zones.filter((zone) => zone.id !== 'duel' && zone.id !== 'temporary');
  return { ...view, zones, dice: [], counters: view.counters.filter((one) => !over.includes(one.id)) };
}

function dice(view: View, seat: number, to: (faces: number[]) => number[]): View {
  const own = view.dice.filter((die) => die.seat === seat).map((die) => Number(die.value));
  const now: Die[] = to(own).map((face) => ({ sides: 6, value: face, seat, note: '' }));
  return { ...view, dice: [...view.dice.filter((die) => die.seat !== seat), ...now] };
}

/** A fighter has reached a sum; in the dungeon the group's goes along. */
function reach(view: View, seat: number, total: number): View {
  const now = count(view, 'total', seat, total);
  const group = counter(now, 'group_total');
  if (!group) return now;
  return count(now, 'group_total', null, fighters(now).reduce((sum, one) => sum + value(now, 'total', one), 0));
}

/** What a fighter has reached is open until it is told: a die may count for less than it shows, or not at all. */
const open = (view: View, seat: number): View => ({
  ...view,
  counters: view.counters.filter((one) => one.id !== 'total' || one.seat !== seat),
});

function replaced(faces: number[], old: number, face: number): number[] {
  const at = faces.indexOf(old);
  return at < 0 ? [...faces, face] : faces.map((one, i) => (i === at ? face : one));
}

/** An equipment that is activated lies open before everybody. */
function reveal(view: View, seat: number, key: string): View {
  const where = pieces(view, 'temporary', seat).some((one) => one.key === key && one.marks.length === 0) ? 'temporary' : 'gear';
  return change(view, where, seat, (there) => {
    const shown = there.find((one) => one.key === key && one.marks.length === 0) ?? there.find((one) => one.key === null);
    const open = marked({ ...(shown ?? piece('equipment', key, seat)), key }, 'token', 'used');
    return shown ? there.map((one) => (one === shown ? open : one)) : [...there, open];
  });
}
