/** What one sees while things unfold, event by event. It only moves what the event names; the truth follows at the end. */

import type { Staging } from '$liza/table/scene';
import { change, count, piece } from '$liza/table/staging';
import type { Roll } from '$liza/verify/verify';
import type { Happening, Mark, View } from '$liza/wire/types';
import { character, inkOf, marked, playerKey, value, zone } from './model';

const BEATS: Record<string, number> = {
  starter_rolled: 350, starts: 700, character_chosen: 300, colour_chosen: 350, placed: 500, merchant_opened: 600,
  character_revealed: 650, round_began: 700, deity_revealed: 1500, fog_rose: 2000, night_fell: 1500, turn_began: 450,
  moved: 380, explored: 500, drew: 500, monster_shown: 1100, ambushed: 900, fled: 700, fought: 600, beaten: 1300,
  retaliated: 1300, equipped: 500, unequipped: 400, used: 600, attacked: 900, wielded: 600, attack_rolled: 1100,
  rerolled: 900, monster_dice: 1100, defence_rolled: 1100, damaged: 1200, unhurt: 1100, lost: 750, recovered: 700,
  fell: 1300, ended: 120, shuffled: 250, marked: 350, paid: 450, served: 500, fog_rolled: 1000, ice_placed: 350,
}; // prettier-ignore

export const beat = (event: Happening): number => BEATS[event.event] ?? 550;
/** A die that is rolled again is told by itself; an attack may be the sum of two, which nobody could find again. */
const rolls = (event: Happening): Roll[] => (event.event === 'rerolled' ? [{ sides: 6, result: Number(event['die_result']) + 1 }] : []);
export const staging: Staging = { stage, beat, rolls, tint: (view, seat) => inkOf(view, seat).ink };

export function stage(view: View, event: Happening): View {
  const seat = event['seat'] as number;
  const target = event['target_seat'] as number;
  const square = event['square'] as string;
  const card = event['card'] as string | null;
  switch (event.event) {
    case 'placed':
    case 'moved':
      return stand(view, seat, square);
    case 'returned':
      return count(stand(view, seat, square), 'life', seat, event['life'] as number);
    case 'pulled':
    case 'shifted':
      return stand(view, target, square);
    case 'swapped_places':
      return swap(view, seat, target);
    case 'fell':
      return change(view, 'island', null, (there) => there.filter((piece) => piece.owner !== seat || piece.kind !== 'player'));
    case 'ice_placed':
      return change(view, 'island', null, (there) => [...there, { ...piece('token', 'ice', seat), marks: [at(square)] }]);
    case 'ice_melted':
      return change(view, 'island', null, (there) => there.filter((one) => one.kind !== 'token' || one.owner !== seat));
    case 'colour_chosen':
      return change(view, 'character', seat, (there) => there.map((one) => ({ ...one, marks: [...one.marks, mark('colour', event['colour'] as string)] })));
    case 'lost':
    case 'recovered':
      return count(view, 'life', seat, event['left'] as number);
    case 'gem_gained':
      return count(view, 'gems', seat, value(view, 'gems', seat) + (event['amount'] as number));
    case 'fog_rose':
      return count(view, 'fog', null, event['stage'] as number);
    case 'round_began':
      return count(view, 'round', null, Math.min(12, event['round'] as number));
    case 'deity_revealed':
      return wake(view, event['deity'] as string);
    case 'drew':
    case 'relic_gained':
      return change(view, 'hand', seat, (there) => [...there, piece('card', card, seat)]);
    case 'explored':
      return change(view, `deck_${event['quadrant']}`, null, (there) => there, -1);
    case 'monster_shown':
      return change(view, 'monster', null, () => [piece('monster', event['monster'] as string)]);
    case 'fought':
      return fight(view, seat, 'monster', event['monster'] as string);
    case 'attacked':
      return fight(view, seat, 'player', playerKey(target));
    case 'wielded':
      return figure(view, 'armed', (before) => (before ?? 0) + weapon(view, seat, card));
    case 'attack_rolled':
      return rolled(view, event['die_result'] as number, event['power'] as number);
    case 'rerolled':
      return figure(view, 'die', () => event['die_result'] as number);
    case 'monster_dice':
      return figure(view, 'rolled', () => event['power'] as number);
    case 'defence_rolled':
      return figure(figure(view, 'rolled', () => event['dice'] as number), 'against', () => event['power'] as number);
    case 'marked':
      return block(view, event['resident'] as string);
    default:
      return view;
  }
}

const mark = (kind: string, key: string): Mark => ({ kind, key, count: 1 });
const at = (square: string): Mark => mark('square', square);
function stand(view: View, seat: number, square: string): View {
  return change(view, 'island', null, (there) => {
    const old = there.find((one) => one.kind === 'player' && one.owner === seat);
    const now = { ...(old ?? piece('player', playerKey(seat), seat)), marks: [at(square)] };
    return [...there.filter((one) => one !== old), now].sort((one, other) => (one.key ?? '').localeCompare(other.key ?? ''));
  });
}

function swap(view: View, one: number, other: number): View {
  const place = (seat: number): string => marked(zone(view, 'island').pieces.find((there) => there.kind === 'player' && there.owner === seat), 'square') ?? '';
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
  return change(view, 'attack', null, (there) => there.map((one) => ({ ...one, numbers: { ...one.numbers, [id]: to(one.numbers[id]) } })));
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
