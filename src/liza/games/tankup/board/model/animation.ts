/** What one sees while things unfold, event by event. It only moves what the event names; the truth follows at the end. */

import { change, count, piece, animated } from '$liza/board/animation';
import type { Roll } from '$liza/verify/verify';
import type { Die, Mark, Piece, View } from '$liza/wire/types';
import type { Events } from '../events';
import { seatLook, SPACES } from './look';
import { lying, playerKey, value, worn } from './model';

/** Every die of the arena has six sides; where an attack falls is one of six places. */
const six = (result: number): Roll[] => [{ sides: 6, result }];

export const animation = animated<Events>({
  // prettier-ignore
  beats: {
    first_seat: 500, round_began: 1000, combat_began: 1100, drew: 480, equipped: 620, traded: 500, swapped: 650,
    ended: 150, tie_die: 600, weighed: 420, opens: 450, extra_attack: 600, armour_rolled: 750, armour_placed: 500,
    crowd_rolled: 750, thrown: 1000, played: 900, stepped: 1000, in_force: 900, over: 600, scorched: 700, used: 900,
    turned: 450, laid: 480, revealed: 950, aimed: 720, rerolled: 400, hit: 650, ignored: 800, damaged: 700,
    destroyed: 850, die_damaged: 650, lost: 850, recovered: 700, splashed: 600, frozen: 600, cursed: 600, returned: 600,
    discarded: 600, looked: 600, took: 600, warded: 800, spared: 800, cancelled: 800, left: 1300, voted: 250,
    extra_round: 900, warned: 900, struck: 900, countered: 700, fell: 1100, wasted: 600,
    spent: 600, gnawed: 800, faded: 450,
  },
  otherwise: 450,
  together: {
    gnawed: ['damaged', 'die_damaged', 'destroyed'],
    splashed: ['damaged', 'die_damaged', 'destroyed', 'ignored'],
    hit: ['damaged', 'die_damaged', 'destroyed', 'ignored'],
    scorched: ['scorched', 'lost'],
    crowd_rolled: ['crowd_rolled'],
    drew: ['drew'],
    tie_die: ['tie_die'],
    weighed: ['weighed', 'opens'],
    round_began: ['opens'],
    faded: ['faded'],
  },
  rolls: {
    aimed: ({ space }) => [{ sides: SPACES.length, result: placeOf(space) }],
    armour_rolled: ({ amount }) => six(amount),
    tie_die: ({ result }) => six(result),
    crowd_rolled: ({ result }) => six(result),
  },
  acts: {
    round_began: (view, { round }) => count(cleared(view), 'round', null, round),
    combat_began: (view) => ({ ...unordered(view), moment: 'Assign' }),
    drew: (view, { seat, back, card }) => draw(view, seat, back, card),
    equipped: (view, { seat, card, space }) => equip(view, seat, card, space),
    traded: (view, { seat, back, card }) => discardFrom(view, seat, back, card),
    discarded: (view, { seat, card }) => discardFrom(view, seat, null, card),
    spent: (view, { seat, card }) => strip(view, seat, card, null),
    faded: (view, { seat, space }) =>
      change(view, space, seat, (there) => there.filter(({ kind }) => kind !== 'token')),
    armour_placed: (view, { seat, space, amount }) => put(view, space, seat, token(seat, amount)),
    weighed: (view, { seat, weight, place }) => count(count(view, 'weight', seat, weight), 'order', seat, place),
    laid: (view, { seat, target_seat, back, card }) => lay(view, seat, target_seat, back, card),
    revealed: (view, { seat, target_seat, card }) => reveal(view, seat, target_seat, card),
    thrown: (view, { seat, throw: what, target_seat }) => throwAt(view, seat, what, target_seat),
    aimed: (view, { seat, space }) => ({ ...view, dice: [...view.dice, die(seat, space)] }),
    rerolled: (view) => ({ ...view, dice: [] }),
    hit: (view, { space }) => land(view, space),
    damaged: (view, { seat, card, amount, left }) => onArmour(view, seat, card, (piece) => hurt(piece, amount, left)),
    turned: (view, { seat, card }) => onArmour(view, seat, card, (piece) => mark(piece, 'turned', 1)),
    die_damaged: (view, { seat, space, left }) =>
      left > 0 ? put(view, space, seat, token(seat, left)) : change(view, space, seat, () => []),
    destroyed: (view, { seat, card }) => strip(view, seat, card, 'broken'),
    returned: (view, { seat, card }) => strip(view, seat, card, null),
    lost: (view, { seat, left }) => count(view, 'life', seat, left),
    recovered: (view, { seat, left }) => count(view, 'life', seat, left),
    frozen: (view, { seat }) => count(view, 'frozen', seat, 1),
    cursed: (view, { seat }) => count(view, 'cursed', seat, 1),
    played: (view, { seat, card }) => takeEffect(view, seat, card),
    stepped: (view, { seat, card }) => takeEffect(view, seat, card),
    over: (view, { card }) => change(view, 'situation', null, (there) => there.filter((piece) => piece.key !== card)),
    left: (view, { seat }) => leave(view, seat),
    fell: (view, { seat }) => count(view, 'fallen', seat, 1),
    wasted: (view, { target_seat }) => change(view, 'line', target_seat, (there) => there.slice(1)),
  },
  tint: (_, seat) => seatLook(seat).tint,
});
export const { stage, beat } = animation;

const unordered = (view: View): View => ({ ...view, counters: view.counters.filter(({ id }) => id !== 'order') });

/** Nobody strikes any more: what was struck with, and who came first, is put away before the next round. */
const cleared = (view: View): View => ({ ...change(unordered(view), 'attack', null, () => []), dice: [] });

/** A situation leaves the hand and holds for all; one that lasts for rounds stays beside it. */
function takeEffect(view: View, seat: number, card: string): View {
  return change(discardFrom(view, seat, 'situation', card), 'situation', null, (there) => [
    ...there.filter((piece) => piece.numbers['rounds'] !== undefined),
    piece('situation', card),
  ]);
}

const token = (owner: number, resistance: number): Piece => ({
  ...piece('token', 'temporary', owner),
  numbers: { resistance },
});
const placeOf = (space: string): number => SPACES.findIndex((one) => one === space) + 1;
const die = (seat: number, space: string): Die => ({ sides: SPACES.length, value: placeOf(space), seat, note: space });
const put = (view: View, space: string, seat: number, piece: Piece): View => change(view, space, seat, () => [piece]);
const without = (pieces: Piece[], gone: Piece | undefined): Piece[] => pieces.filter((piece) => piece !== gone);

/** One card of a hand: by its face where that is seen, else any with its back. */
function held(view: View, seat: number, kind: string | null, key: string | null): Piece | undefined {
  const hand = lying(view, 'hand', seat);
  return (
    (key === null ? undefined : hand.find((piece) => piece.key === key)) ??
    hand.find((piece) => piece.key === null && (kind === null || piece.kind === kind))
  );
}

function discardFrom(view: View, seat: number, kind: string | null, key: string | null): View {
  const gone = held(view, seat, kind, key);
  return change(view, 'hand', seat, (there) => without(there, gone));
}

function draw(view: View, seat: number, back: string, card: string | null): View {
  const taken = change(view, `deck_${back}`, null, (there) => there, -1);
  return change(taken, 'hand', seat, (there) => [...there, piece(back, card, seat)]);
}

const KIND_OF_SPACE: Record<string, string> = { head: 'helmet', torso: 'torso' };

function equip(view: View, seat: number, card: string, space: string): View {
  const kind = KIND_OF_SPACE[space] ?? space.split('_')[1] ?? 'arm';
  const own = held(view, seat, kind, card);
  const shown = own?.key ? own : piece(kind, card, seat);
  return put(
    change(view, 'hand', seat, (there) => without(there, own)),
    space,
    seat,
    shown,
  );
}

function lay(view: View, seat: number, target: number, back: string, card: string | null): View {
  const own = held(view, seat, back, card);
  const taken = change(view, 'hand', seat, (there) => without(there, own));
  return change(taken, 'line', target, (there) => [...there, own ?? piece(back, card, seat)]);
}

function reveal(view: View, seat: number, target: number, card: string): View {
  const front = lying(view, 'line', target)[0];
  const taken = change(view, 'line', target, (there) => there.slice(1));
  const shown = front?.key ? front : piece(front?.kind ?? 'blow', card, seat);
  return clashWith({ ...taken, dice: [] }, { ...shown, owner: seat }, target);
}

function throwAt(view: View, seat: number, what: string, target: number): View {
  return what === 'rock' || what === 'tomato'
    ? clashWith({ ...view, dice: [] }, piece('throw', what, seat), target)
    : view;
}

function clashWith(view: View, piece: Piece, target: number): View {
  const marks: Mark[] = [...piece.marks, { kind: 'player', key: playerKey(target), count: 1 }];
  return change(view, 'attack', null, () => [{ ...piece, marks }]);
}

function land(view: View, space: string): View {
  return change(view, 'attack', null, (there) =>
    there.map((piece, at) => {
      if (at < there.length - 1) return piece;
      return {
        ...piece,
        marks: [...piece.marks.filter((one) => one.kind !== 'space'), { kind: 'space', key: space, count: 1 }],
      };
    }),
  );
}

function onArmour(view: View, seat: number, key: string, to: (piece: Piece) => Piece): View {
  const space = SPACES.find((one) => worn(view, seat, one)?.key === key);
  return space ? change(view, space, seat, (there) => there.map(to)) : view;
}

function mark(piece: Piece, key: string, more: number): Piece {
  const old = piece.marks.find((one) => one.kind === 'token' && one.key === key);
  const now: Mark = { kind: 'token', key, count: (old?.count ?? 0) + more };
  return { ...piece, marks: [...piece.marks.filter((one) => one !== old), now] };
}

const hurt = (piece: Piece, amount: number, resistance: number): Piece => ({
  ...mark(piece, 'damage', amount),
  numbers: { ...piece.numbers, resistance },
});

function strip(view: View, seat: number, key: string, to: string | null): View {
  const space = SPACES.find((one) => worn(view, seat, one)?.key === key);
  const piece = space && worn(view, seat, space);
  if (!space || !piece) return view;
  const bare = change(view, space, seat, () => []);
  const lighter = count(
    bare,
    'weight',
    seat,
    Math.max(0, value(bare, 'weight', seat) - (piece.numbers['resistance'] ?? 0)),
  );
  return to ? change(lighter, to, null, (there) => [...there, { ...piece, marks: [], owner: null }]) : lighter;
}

function leave(view: View, seat: number): View {
  let next = change(view, 'hand', seat, () => []);
  for (const space of SPACES) next = change(next, space, seat, () => []);
  return count(next, 'crowd', seat, 1);
}
