/** Changing a view as an event tells it, so that one sees it happen; the truth follows. */

import type { Counter, Piece, View } from '../wire/types';
import { counter } from './reading';

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
