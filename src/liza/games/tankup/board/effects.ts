/** What one sees of an event besides its result: something that flies, something that bursts. */

import type { Happening, Piece, View } from '$liza/wire/types';
import type { Words } from '$liza/words/words';
import { between, deckSpot, homeSpot, isSpace, spaceSpot, type Layout, type Spot } from './layout';
import { DECKS, SPACES } from './look';
import { clash, worn } from './model';

export interface Flight {
  from: Spot;
  to: Spot;
  piece?: Piece;
  /** Thrown by the crowd: it spins and grows on its way. */
  thrown?: string;
}

export type Tone = 'hurt' | 'heal' | 'block' | 'stamp' | 'crash' | 'die';

export interface Burst {
  at: Spot;
  text: string;
  tone: Tone;
}

const back = (kind: string): Piece => ({ kind, key: null, owner: null, marks: [], numbers: {} });
const number = (event: Happening, field: string): number => Number(event[field] ?? 0);
const text = (event: Happening, field: string): string => String(event[field] ?? '');

function baseSpot(l: Layout, seat: number): Spot {
  return l.bases.find((one) => one.seat === seat) ?? l.centre;
}

function placeOf(l: Layout, seat: number, space: string): Spot {
  const base = l.bases.find((one) => one.seat === seat);
  return base && isSpace(space) ? spaceSpot(base, space) : baseSpot(l, seat);
}

/** Where an armour lies, or lay until just now: then it is where the attack fell. */
function armourSpot(l: Layout, view: View, seat: number, key: string): Spot {
  const space = SPACES.find((one) => worn(view, seat, one)?.key === key);
  const fight = clash(view);
  return placeOf(l, seat, space ?? (fight?.on === seat ? (fight.space ?? '') : ''));
}

export function flight(l: Layout, event: Happening): Flight | null {
  const seat = number(event, 'seat');
  const deck = (kind: string): Spot => deckSpot(l, (DECKS as readonly string[]).indexOf(kind));
  switch (event.event) {
    case 'drew':
      return { from: deck(text(event, 'back')), to: homeSpot(l, seat), piece: back(text(event, 'back')) };
    case 'traded':
      return { from: homeSpot(l, seat), to: deck(text(event, 'back')), piece: back(text(event, 'back')) };
    case 'laid':
      return { from: homeSpot(l, seat), to: between(l, seat, number(event, 'target_seat'), 0.5), piece: back(text(event, 'back')) };
    case 'played':
    case 'stepped':
      return { from: homeSpot(l, seat), to: { x: l.situation.x + l.situation.w / 2, y: l.situation.y + l.situation.h * 0.7 }, piece: { ...back('situation'), key: text(event, 'card') } };
    case 'took':
      return { from: l.broken, to: homeSpot(l, seat), piece: back('arm') };
    case 'thrown':
      return { from: crowdSpot(l, seat), to: baseSpot(l, number(event, 'target_seat')), thrown: text(event, 'throw') };
    default:
      return null;
  }
}

/** The crowd throws from beyond the wall, behind the seat of whoever left. */
function crowdSpot(l: Layout, seat: number): Spot {
  const base = baseSpot(l, seat);
  return { x: base.x + (base.x - l.centre.x) * 0.4, y: base.y + (base.y - l.centre.y) * 0.4 };
}

const SHOUTS: Record<string, Tone> = { destroyed: 'crash', ignored: 'block', warded: 'block', spared: 'block', cancelled: 'block', left: 'crash' };
const STAMPS = ['round_began', 'combat_began', 'extra_round', 'warned'];

export function bursts(l: Layout, view: View, event: Happening, words: Words): Burst | null {
  const seat = number(event, 'seat');
  const at = event['card'] ? armourSpot(l, view, seat, text(event, 'card')) : baseSpot(l, seat);
  const amount = number(event, 'amount');
  if (STAMPS.includes(event.event)) return { at: l.centre, text: words.event(event), tone: 'stamp' };
  const shout = SHOUTS[event.event];
  if (shout) return { at, text: words.find(`board-${event.event}`) ?? '', tone: shout };
  switch (event.event) {
    case 'damaged':
      return { at, text: `−${amount}`, tone: 'hurt' };
    case 'die_damaged':
      return { at: placeOf(l, seat, text(event, 'space')), text: `−${amount}`, tone: 'hurt' };
    case 'lost':
    case 'scorched':
      return { at: baseSpot(l, seat), text: `−${amount} ♥`, tone: 'hurt' };
    case 'recovered':
      return { at: baseSpot(l, seat), text: `+${amount} ♥`, tone: 'heal' };
    case 'tie_die':
    case 'crowd_rolled':
      return { at: baseSpot(l, seat), text: `${number(event, 'result')}`, tone: 'die' };
    case 'armour_rolled':
      return { at: baseSpot(l, seat), text: `${amount}`, tone: 'die' };
    case 'extra_attack':
      return { at: baseSpot(l, seat), text: '+1', tone: 'heal' };
    default:
      return null;
  }
}
