/** What one sees while things unfold, event by event. It only moves what the event names; the truth follows at the end. */

import { change, count, piece, animated } from '$liza/board/animation';
import type { Mark, View } from '$liza/wire/types';
import type { Events } from '../events';
import { character, inkOf, marked, playerKey, value, zone } from './model';

export const animation = animated<Events>({
  // prettier-ignore
  beats: {
    starter_rolled: 350, starts: 700, character_chosen: 300, colour_chosen: 350, placed: 500, merchant_opened: 600,
    character_revealed: 650, round_began: 700, deity_revealed: 1500, fog_rose: 2000, night_fell: 1500, turn_began: 450,
    moved: 380, explored: 500, drew: 500, monster_shown: 1100, ambushed: 900, fled: 700, fought: 600, beaten: 1300,
    retaliated: 1300, equipped: 500, unequipped: 400, used: 600, attacked: 900, wielded: 600, attack_rolled: 1100,
    rerolled: 900, monster_dice: 1100, defence_rolled: 1100, damaged: 1200, unhurt: 1100, lost: 750, recovered: 700,
    fell: 1300, ended: 120, shuffled: 250, marked: 350, paid: 450, served: 500, fog_rolled: 1000, ice_placed: 350,
  },
  otherwise: 550,
  together: {
    starter_rolled: ['starter_rolled'],
    damaged: ['lost'],
    monster_shown: ['ambushed'],
    round_began: ['night_fell'],
    ability_used: ['gem_paid'],
    gem_paid: ['discarded'],
    served: ['paid', 'marked'],
    paid: ['paid', 'marked'],
    ended: ['turn_began', 'stood_up'],
    turn_began: ['stood_up'],
  },
  // A die that is rolled again is told by itself; an attack may be the sum of two, which nobody could find again.
  rolls: { rerolled: ({ die_result }) => [{ sides: 6, result: die_result + 1 }] },
  acts: {
    placed: (view, { seat, square }) => stand(view, seat, square),
    moved: (view, { seat, square }) => stand(view, seat, square),
    returned: (view, { seat, square, life }) => count(stand(view, seat, square), 'life', seat, life),
    pulled: (view, { target_seat, square }) => stand(view, target_seat, square),
    shifted: (view, { target_seat, square }) => stand(view, target_seat, square),
    swapped_places: (view, { seat, target_seat }) => swap(view, seat, target_seat),
    fell: (view, { seat }) =>
      change(view, 'island', null, (there) => there.filter((piece) => piece.owner !== seat || piece.kind !== 'player')),
    ice_placed: (view, { seat, square }) =>
      change(view, 'island', null, (there) => [...there, { ...piece('token', 'ice', seat), marks: [at(square)] }]),
    ice_melted: (view, { seat }) =>
      change(view, 'island', null, (there) => there.filter((one) => one.kind !== 'token' || one.owner !== seat)),
    colour_chosen: (view, { seat, colour }) =>
      change(view, 'character', seat, (there) =>
        there.map((one) => ({ ...one, marks: [...one.marks, mark('colour', colour)] })),
      ),
    lost: (view, { seat, left }) => count(view, 'life', seat, left),
    recovered: (view, { seat, left }) => count(view, 'life', seat, left),
    gem_gained: (view, { seat, amount }) => count(view, 'gems', seat, value(view, 'gems', seat) + amount),
    fog_rose: (view, { stage }) => count(view, 'fog', null, stage),
    round_began: (view, { round }) => count(view, 'round', null, Math.min(12, round)),
    deity_revealed: (view, { deity }) => wake(view, deity),
    drew: (view, { seat, card }) => change(view, 'hand', seat, (there) => [...there, piece('card', card, seat)]),
    relic_gained: (view, { seat, card }) =>
      change(view, 'hand', seat, (there) => [...there, piece('card', card, seat)]),
    used: (view, { seat, card }) => lose(view, seat, card),
    paid: (view, { seat, card }) => lose(view, seat, card),
    discarded: (view, { seat, card }) => lose(view, seat, card),
    gave: (view, { seat, card }) => lose(view, seat, card),
    equipped: (view, { seat, card, slot }) => putOn(view, seat, card, slot),
    unequipped: (view, { seat, card }) => takeOff(view, seat, card),
    stripped: (view, { target_seat, card }) => takeOff(view, target_seat, card),
    bought: (view, { seat, card }) => buy(view, seat, card),
    took: (view, { seat, target_seat, card }) =>
      change(lose(view, target_seat, card), 'hand', seat, (there) => [...there, piece('card', card, seat)]),
    explored: (view, { quadrant }) => change(view, `deck_${quadrant}`, null, (there) => there, -1),
    monster_shown: (view, { monster }) => change(view, 'monster', null, () => [piece('monster', monster)]),
    fought: (view, { seat, monster }) => fight(view, seat, 'monster', monster),
    attacked: (view, { seat, target_seat }) => fight(view, seat, 'player', playerKey(target_seat)),
    wielded: (view, { seat, card }) => figure(view, 'armed', (before) => (before ?? 0) + weapon(view, seat, card)),
    attack_rolled: (view, { die_result, power }) => rolled(view, die_result, power),
    rerolled: (view, { die_result }) => figure(view, 'die', () => die_result),
    monster_dice: (view, { power }) => figure(view, 'rolled', () => power),
    defence_rolled: (view, { dice, power }) =>
      figure(
        figure(view, 'rolled', () => dice),
        'against',
        () => power,
      ),
    marked: (view, { resident }) => block(view, resident),
  },
  tint: (view, seat) => inkOf(view, seat).ink,
});
export const { stage, beat } = animation;

const mark = (kind: string, key: string): Mark => ({ kind, key, count: 1 });
const at = (square: string): Mark => mark('square', square);
function stand(view: View, seat: number, square: string): View {
  return change(view, 'island', null, (there) => {
    const old = there.find((one) => one.kind === 'player' && one.owner === seat);
    const now = { ...(old ?? piece('player', playerKey(seat), seat)), marks: [at(square)] };
    return [...there.filter((one) => one !== old), now].sort((one, other) =>
      (one.key ?? '').localeCompare(other.key ?? ''),
    );
  });
}

/** A card leaves: what was worn, or of the hand the one that is known by name, else any. */
function lose(view: View, seat: number, card: string | null): View {
  const worn = zone(view, 'worn', seat).pieces.find((one) => one.key === card);
  const hand = zone(view, 'hand', seat).pieces;
  const gone = worn ?? hand.find((one) => one.key === card) ?? hand.find((one) => one.key === null);
  return change(view, worn ? 'worn' : 'hand', seat, (there) => there.filter((one) => one !== gone));
}

/** A card of the hand, known by name or not until now, lies on its slot. */
function putOn(view: View, seat: number, card: string, slot: string): View {
  const own = zone(view, 'hand', seat).pieces.find((one) => one.key === card);
  const shown = own ?? piece(slot === 'hand' ? 'weapon' : 'equipment', card, seat);
  const hand = change(view, 'hand', seat, (there) => {
    const gone = own ?? there.find((one) => one.key === null);
    return there.filter((one) => one !== gone);
  });
  return change(hand, 'worn', seat, (there) => [...there, { ...shown, marks: [mark('slot', slot)] }]);
}

function buy(view: View, seat: number, card: string): View {
  const sold = zone(view, 'merchant').pieces.find((one) => one.key === card);
  if (!sold) return view;
  const left = change(view, 'merchant', null, (there) => there.filter((one) => one !== sold));
  return change(left, 'hand', seat, (there) => [...there, { ...sold, owner: seat }]);
}

function takeOff(view: View, seat: number, card: string): View {
  const worn = zone(view, 'worn', seat).pieces.find((one) => one.key === card);
  if (!worn) return view;
  return change(lose(view, seat, card), 'hand', seat, (there) => [...there, { ...worn, marks: [] }]);
}

function swap(view: View, one: number, other: number): View {
  const place = (seat: number): string =>
    marked(
      zone(view, 'island').pieces.find((there) => there.kind === 'player' && there.owner === seat),
      'square',
    ) ?? '';
  return stand(stand(view, one, place(other)), other, place(one));
}

function wake(view: View, deity: string): View {
  let woken = false;
  return change(view, 'deities', null, (there) =>
    there.map((one) => {
      if (woken || one.key !== null) return one;
      woken = true;
      return { ...one, key: deity };
    }),
  );
}

function fight(view: View, seat: number, kind: string, key: string): View {
  const numbers = { attack: character(view, seat)?.numbers['attack'] ?? 0 };
  return change(view, 'attack', null, () => [{ ...piece(kind, key, seat), numbers }]);
}

function figure(view: View, id: string, to: (before: number | undefined) => number): View {
  return change(view, 'attack', null, (there) =>
    there.map((one) => ({ ...one, numbers: { ...one.numbers, [id]: to(one.numbers[id]) } })),
  );
}

function rolled(view: View, die: number, power: number): View {
  return change(view, 'attack', null, (there) =>
    there.map((one) => {
      const armed = one.numbers['armed'] ?? 0;
      const bonus = power - die - armed - (one.numbers['attack'] ?? 0);
      return { ...one, numbers: { ...one.numbers, armed, bonus, die, power } };
    }),
  );
}

const weapon = (view: View, seat: number, key: string | null): number =>
  zone(view, 'worn', seat).pieces.find((one) => one.key === key)?.numbers['attack'] ?? 0;

function block(view: View, resident: string): View {
  return change(view, 'residents', null, (there) =>
    there.map((one) => {
      const free = one.marks.filter((other) => other.key !== 'marker');
      return { ...one, marks: one.key === resident ? [mark('token', 'marker'), ...free] : free };
    }),
  );
}
