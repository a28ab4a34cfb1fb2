/** What one sees of an event besides its result: something that flies, something that bursts. */

import { told, type Told } from '$liza/board/animation';
import type { Happening, Piece, View } from '$liza/wire/types';
import type { Words } from '$liza/i18n/words';
import type { Events } from '../events';
import { between, deckSpot, homeSpot, isSpace, spaceSpot, type Layout, type Spot } from './layout';
import { DECKS, SPACES } from './look';
import { clash, worn } from './model';

interface Flight {
  from: Spot;
  to: Spot;
  piece?: Piece;
  /** Thrown by the crowd: it spins and grows on its way. */
  thrown?: string;
}

/** What the table shows, and what it showed before the picture. */
interface Seen {
  view: View;
  before: View;
}

/** How far bursts over one spot lie from each other. */
const BESIDE = 46;

type Tone = 'hurt' | 'heal' | 'block' | 'stamp' | 'crash' | 'die';

interface Burst {
  at: Spot;
  text: string;
  tone: Tone;
}

const back = (kind: string): Piece => ({ kind, key: null, owner: null, marks: [], numbers: {} });

function baseSpot(l: Layout, seat: number): Spot {
  return l.bases.find((one) => one.seat === seat) ?? l.centre;
}

function placeOf(l: Layout, seat: number, space: string): Spot {
  const base = l.bases.find((one) => one.seat === seat);
  return base && isSpace(space) ? spaceSpot(base, space) : baseSpot(l, seat);
}

/** Where an armour lies, or lay before the picture; where nobody wore it, it is where the attack fell. */
function armourSpot(l: Layout, { view, before }: Seen, seat: number, key: string): Spot {
  const lies = (where: View): string | undefined => SPACES.find((one) => worn(where, seat, one)?.key === key);
  const space = lies(view) ?? lies(before);
  const fight = clash(view) ?? clash(before);
  return placeOf(l, seat, space ?? (fight?.on === seat ? (fight.space ?? '') : ''));
}

export function flight(l: Layout, happening: Happening): Flight | null {
  const event = told<Events>(happening);
  const deck = (kind: string): Spot =>
    deckSpot(
      l,
      DECKS.findIndex((one) => one === kind),
    );
  switch (event?.event) {
    case 'drew':
      return { from: deck(event.back), to: homeSpot(l, event.seat), piece: back(event.back) };
    case 'traded':
      return { from: homeSpot(l, event.seat), to: deck(event.back), piece: back(event.back) };
    case 'laid':
      return {
        from: homeSpot(l, event.seat),
        to: between(l, event.seat, event.target_seat, 0.5),
        piece: back(event.back),
      };
    case 'played':
    case 'stepped': {
      const to = { x: l.situation.x + l.situation.w / 2, y: l.situation.y + l.situation.h * 0.7 };
      return { from: homeSpot(l, event.seat), to, piece: { ...back('situation'), key: event.card } };
    }
    case 'took':
      return { from: l.broken, to: homeSpot(l, event.seat), piece: back('arm') };
    case 'thrown':
      return { from: crowdSpot(l, event.seat), to: baseSpot(l, event.target_seat), thrown: event.throw };
    default:
      return null;
  }
}

/** The crowd throws from beyond the wall, behind the seat of whoever left. */
function crowdSpot(l: Layout, seat: number): Spot {
  const base = baseSpot(l, seat);
  return { x: base.x + (base.x - l.centre.x) * 0.4, y: base.y + (base.y - l.centre.y) * 0.4 };
}

/** What an event shouts over an armour or, where it speaks of none, over a base. */
function shout(l: Layout, seen: Seen, event: Told<Events> | null): { at: Spot; tone: Tone } | null {
  switch (event?.event) {
    case 'destroyed':
      return { at: armourSpot(l, seen, event.seat, event.card), tone: 'crash' };
    case 'ignored':
    case 'cancelled':
      return { at: armourSpot(l, seen, event.seat, event.card), tone: 'block' };
    case 'warded':
    case 'spared':
      return { at: baseSpot(l, event.seat), tone: 'block' };
    case 'left':
      return { at: baseSpot(l, event.seat), tone: 'crash' };
    default:
      return null;
  }
}

/** The bursts of everything that is one picture: where several hit one spot, they lie beside each other. */
export function bursts(l: Layout, seen: Seen, events: readonly Happening[], words: Words): Burst[] {
  const all = events.flatMap((event) => burstOf(l, seen, event, words) ?? []);
  const loudest = events.length > 1 ? all.filter(({ tone }) => tone !== 'stamp') : all;
  return loudest.map((one, at) => {
    const before = loudest.slice(0, at).filter((other) => other.at.x === one.at.x && other.at.y === one.at.y).length;
    return before === 0 ? one : { ...one, at: { ...one.at, x: one.at.x + before * BESIDE * l.u } };
  });
}

function burstOf(l: Layout, seen: Seen, happening: Happening, words: Words): Burst | null {
  const event = told<Events>(happening);
  const cry = shout(l, seen, event);
  if (cry) return { ...cry, text: words.find(`board-${happening.event}`) ?? '' };
  switch (event?.event) {
    case 'round_began':
    case 'combat_began':
    case 'extra_round':
    case 'warned':
      return { at: l.centre, text: words.event(happening), tone: 'stamp' };
    case 'damaged':
      return { at: armourSpot(l, seen, event.seat, event.card), text: `−${event.amount}`, tone: 'hurt' };
    case 'die_damaged':
      return { at: placeOf(l, event.seat, event.space), text: `−${event.amount}`, tone: 'hurt' };
    case 'lost':
    case 'scorched':
      return { at: baseSpot(l, event.seat), text: `−${event.amount} ♥`, tone: 'hurt' };
    case 'recovered':
      return { at: baseSpot(l, event.seat), text: `+${event.amount} ♥`, tone: 'heal' };
    case 'tie_die':
    case 'crowd_rolled':
      return { at: baseSpot(l, event.seat), text: `${event.result}`, tone: 'die' };
    case 'armour_rolled':
      return { at: baseSpot(l, event.seat), text: `${event.amount}`, tone: 'die' };
    case 'extra_attack':
      return { at: baseSpot(l, event.seat), text: '+1', tone: 'heal' };
    default:
      return null;
  }
}
