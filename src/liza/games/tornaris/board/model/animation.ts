/** What one sees while things unfold, event by event. It only moves what the event names; the truth follows at the end. */

import { change, count, piece, animated } from '$liza/board/animation';
import type { Roll } from '$liza/verify/verify';
import type { Die, Piece, View } from '$liza/wire/types';
import { arms } from './arms';
import type { Events } from '../events';
import { SPACES } from './look';
import { character, counter, fighters, pieces, value } from './model';

const six = (...results: number[]): Roll[] => results.map((result) => ({ sides: 6, result }));

export const animation = animated<Events>({
  // prettier-ignore
  beats: {
    turn_began: 350, dawned: 1500, stocked: 170, monster_came: 700, mana_grew: 350, committed: 260, arrow: 110,
    crystal_used: 700, portal_used: 800, raven_used: 600, bought: 750, sold: 500, discarded: 500, gained: 420, lost: 420,
    recovered: 380, drained: 420, drew_equipment: 550, drew_object: 550, event_drawn: 1700, tower_taken: 1000,
    tower_held: 800, tower_paid: 300, ring_alone: 600, worked: 350, rested: 350, glove_used: 800, challenged: 800,
    duel_began: 1100, rolled: 850, extra_die: 700, rerolled: 700, raised: 600, played: 750, total: 550, conceded: 600,
    tied: 800, rolled_off: 800, duel_won: 1500, hunt_began: 1100, group_total: 600, hunt_won: 1500, hunt_lost: 1400,
    unrewarded: 800, potion_used: 600, familiar_used: 600, magic_used: 600, temporary: 600, looked: 600, spied: 600,
    staked: 800, robbed: 700, diced: 800, tournament_began: 1600, order_die: 600, placed: 350, converted: 500,
    champion: 2200, returned: 250, lucky: 700, prized: 600, reaped: 600,
  },
  otherwise: 450,
  together: {
    turn_began: ['dawned', 'stocked', 'mana_grew'],
    stocked: ['stocked', 'mana_grew'],
    mana_grew: ['mana_grew'],
    committed: ['committed', 'arrow'],
    arrow: ['arrow'],
    event_drawn: ['gained', 'lost', 'recovered', 'drained', 'mana_grew', 'looked', 'spied', 'offered'],
    tower_paid: ['gained'],
    rested: ['recovered'],
    worked: ['gained'],
    sold: ['gained'],
    prized: ['gained'],
    lucky: ['gained'],
    rolled: ['rolled', 'group_total'],
    rolled_off: ['rolled_off'],
    order_die: ['order_die'],
    placed: ['placed'],
    hunt_won: ['returned', 'gained'],
    hunt_lost: ['returned', 'lost'],
    gained: ['gained'],
    lost: ['lost'],
  },
  rolls: {
    rolled: ({ first, second }) => six(first, second),
    rolled_off: ({ first, second }) => six(first, second),
    extra_die: ({ face }) => six(face),
    rerolled: ({ face }) => six(face),
    diced: ({ face }) => six(face),
    order_die: ({ face }) => six(face),
    staked: ({ face }) => six(face),
  },
  // Whoever has won stands there until the next thing happens.
  clear: (view) => (value(view, 'decided') ? clear(view) : view),
  acts: {
    turn_began: (view, { round, seat }) => turn(view, round, seat),
    dawned: (view, { sky, half }) => change(view, 'sky', null, () => [marked(piece('sky', sky), 'half', half)]),
    stocked: (view, { equipment }) => change(view, 'row', null, (there) => [...there, piece('equipment', equipment)]),
    monster_came: (view, { monster, category, life }) => come(view, monster, category, life),
    mana_grew: (view, { seat, amount, left }) => count(view, 'mana', seat, value(view, 'mana', seat) + amount, left),
    committed: (view, { seat, space }) => change(view, 'arrow', seat, () => [piece('space', space, seat)]),
    crystal_used: (view, { seat }) => change(use(view, seat, 'crystal'), 'arrow', seat, () => []),
    arrow: (view, { seat, space }) => stand(view, seat, space),
    portal_used: (view, { seat, space }) => stand(use(view, seat, 'portal'), seat, space),
    raven_used: (view, { seat }) => use(view, seat, 'raven'),
    glove_used: (view, { seat }) => use(view, seat, 'glove'),
    potion_used: (view, { seat }) => use(view, seat, 'potion'),
    familiar_used: (view, { seat }) => use(view, seat, 'familiar'),
    bought: (view, { seat, equipment, price }) =>
      pay(give(without(view, 'row', null, 'equipment', equipment), seat, equipment), seat, price),
    sold: (view, { seat, equipment }) => without(view, 'gear', seat, 'equipment', equipment),
    discarded: (view, { seat, equipment }) => without(view, 'gear', seat, 'equipment', equipment),
    gained: (view, { seat, left }) => count(view, 'gold', seat, left),
    lost: (view, { seat, left }) => count(view, 'gold', seat, left),
    paid: (view, { seat, amount }) => pay(view, seat, amount),
    robbed: (view, { seat, amount, rival_seat }) => pay(pay(view, seat, -amount), rival_seat, amount),
    recovered: (view, { seat, left }) => count(view, 'mana', seat, left),
    drained: (view, { seat, left }) => count(view, 'mana', seat, left),
    drew_equipment: (view, { seat, equipment }) => give(view, seat, equipment),
    drew_object: (view, { seat, object }) => receive(view, seat, object),
    took_object: (view, { seat, object }) => receive(view, seat, object),
    temporary: (view, { seat, equipment }) => add(view, 'temporary', seat, piece('equipment', equipment, seat)),
    returned: (view, { seat }) => change(view, 'temporary', seat, () => []),
    tower_taken: (view, { seat }) =>
      count({ ...view, counters: view.counters.filter((one) => one.id !== 'tower') }, 'tower', seat, 1),
    duel_began: (view, { cause, seat, rival_seat }) =>
      begin(add(view, 'duel', null, piece('cause', cause)), [seat, rival_seat]),
    hunt_began: (view, { life }) =>
      count(
        begin(
          view,
          pieces(view, 'dungeon').map((one) => one.owner ?? 0),
        ),
        'group_total',
        null,
        0,
        life,
      ),
    rolled: (view, { seat, first, second, total }) =>
      reach(
        dice(view, seat, () => [first, second]),
        seat,
        total,
      ),
    extra_die: (view, { seat, face }) =>
      open(
        dice(view, seat, (faces) => [...faces, face]),
        seat,
      ),
    rerolled: (view, { seat, old, face }) =>
      open(
        dice(view, seat, (faces) => replaced(faces, old, face)),
        seat,
      ),
    raised: (view, { seat, old, face }) =>
      open(
        dice(view, seat, (faces) => replaced(faces, old, face)),
        seat,
      ),
    played: (view, { seat, equipment, mana }) =>
      count(reveal(view, seat, equipment), 'mana', seat, value(view, 'mana', seat) - mana),
    total: (view, { seat, total }) => reach(view, seat, total),
    group_total: (view, { total, life }) => count(view, 'group_total', null, total, life),
    duel_won: (view) => count(view, 'decided', null, 1),
    hunt_won: (view) => count(view, 'decided', null, 1),
    hunt_lost: (view) => count(view, 'decided', null, 1),
    placed: (view, { seat, place }) => count(view, 'place', seat, place),
  },
  tint: (view, seat) => arms(character(view, seat)).tint,
});
export const { stage, beat } = animation;

const marked = (on: Piece, kind: string, key: string): Piece => ({
  ...on,
  marks: [...on.marks, { kind, key, count: 1 }],
});

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

const use = (view: View, seat: number, object: string): View => without(view, 'objects', seat, 'object', object);
const receive = (view: View, seat: number, object: string | null): View =>
  change(view, 'objects', seat, (there) => [...there, piece('object', object, seat)]);
const pay = (view: View, seat: number, price: number): View =>
  count(view, 'gold', seat, value(view, 'gold', seat) - price);
const give = (view: View, seat: number, key: string | null): View =>
  change(view, 'gear', seat, (there) => [...there, piece('equipment', key, seat)]);

function leave(view: View, seat: number): View {
  return SPACES.reduce(
    (now, space) => change(now, space, null, (there) => there.filter((one) => one.owner !== seat)),
    view,
  );
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

function come(view: View, key: string, category: string, life: number): View {
  const one = marked(piece('monster', key), 'category', category);
  const shown = change(view, 'monster', null, () => [{ ...one, numbers: { life } }]);
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
  return count(
    now,
    'group_total',
    null,
    fighters(now).reduce((sum, one) => sum + value(now, 'total', one), 0),
  );
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
  const where = pieces(view, 'temporary', seat).some((one) => one.key === key && one.marks.length === 0)
    ? 'temporary'
    : 'gear';
  return change(view, where, seat, (there) => {
    const shown =
      there.find((one) => one.key === key && one.marks.length === 0) ?? there.find((one) => one.key === null);
    const open = marked({ ...(shown ?? piece('equipment', key, seat)), key }, 'token', 'used');
    return shown ? there.map((one) => (one === shown ? open : one)) : [...there, open];
  });
}
