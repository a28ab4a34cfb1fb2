/** From an event to what one sees: the one way in which every board goes. A picture, not a rule; the truth follows. */

import type { Roll } from '../verify/verify';
import type { Counter, Happening, Piece, View } from '../wire/types';
import { counter } from './reading';
import type { BoardAnimation } from './context';

/** What a room says about its events. `Events` is made from the room's own declarations: a name or a field that it does not
 * have is a fault. */
interface Script<Events> {
  /** How long one looks at each, in milliseconds, and at all others. */
  beats: { readonly [Kind in keyof Events]?: number };
  otherwise: number;
  /** What is one picture with each of them when it follows: what all do alike, and all that one thing does. */
  together?: { readonly [Kind in keyof Events]?: readonly (keyof Events & string)[] };
  /** What each of them moves; it only moves what the event names. */
  acts: { readonly [Kind in keyof Events]?: (view: View, event: Events[Kind]) => View };
  /** The dice that it tells of. */
  rolls?: { readonly [Kind in keyof Events]?: (event: Events[Kind]) => Roll[] };
  /** What has to be put away before the next thing happens. */
  clear?: (view: View) => View;
  before?: (view: View) => View;
  tint: (view: View, seat: number) => string;
}

/** What a board of a room always says. */
type RoomAnimation = BoardAnimation & Required<Pick<BoardAnimation, 'stage' | 'beat' | 'together' | 'tint'>>;

/** Return how a board shows events. */
export function animated<Events>({
  beats,
  otherwise,
  together,
  acts,
  rolls,
  clear,
  before,
  tint,
}: Script<Events>): RoomAnimation {
  const act = acts as Record<string, ((view: View, event: Happening) => View) | undefined>;
  const dice = (rolls ?? {}) as Record<string, ((event: Happening) => Roll[]) | undefined>;
  const lengths = beats as Record<string, number | undefined>;
  const followers = (together ?? {}) as Record<string, readonly string[] | undefined>;
  return {
    stage: (view, event) => {
      const seen = clear ? clear(view) : view;
      return act[event.event]?.(seen, event) ?? seen;
    },
    beat: (event) => lengths[event.event] ?? otherwise,
    together: (event) => followers[event.event] ?? [],
    tint,
    ...(before && { before }),
    ...(rolls && { rolls: (event: Happening) => dice[event.event]?.(event) ?? [] }),
  };
}

/** One of a room's events: its name tells which fields it has. */
export type Told<Events> = { [Kind in keyof Events]: { event: Kind } & Events[Kind] }[keyof Events];

/** Read what happens just now as one of the room's events. */
export const told = <Events>(event: Happening | null): Told<Events> | null => event as Told<Events> | null;

export const piece = (kind: string, key: string | null, owner: number | null = null): Piece => ({
  kind, key, owner, marks: [], numbers: {},
}); // prettier-ignore

/** Change what lies in a zone; `more` is what else comes to it or leaves it without being seen. */
export function change(view: View, id: string, seat: number | null, to: (there: Piece[]) => Piece[], more = 0): View {
  const zones = view.zones.map((zone) => {
    if (zone.id !== id || zone.seat !== seat) return zone;
    const pieces = to(zone.pieces);
    return { ...zone, pieces, count: Math.max(0, zone.count + pieces.length - zone.pieces.length + more) };
  });
  return { ...view, zones };
}

/** Set a counter, whether or not it stood there before. */
export function count(view: View, id: string, seat: number | null, value: number, limit?: number): View {
  const old = counter(view, id, seat);
  const now: Counter = { id, seat, value, limit: limit ?? old?.limit ?? null };
  const counters = old ? view.counters.map((one) => (one === old ? now : one)) : [...view.counters, now];
  return { ...view, counters };
}
