/** Reading a view: what lies where and how much there is of it. No rules. */

import type { Counter, Piece, View, Zone } from '../wire/types';

const NO_ZONE: Zone = { id: '', seat: null, pieces: [], count: 0 };

export const zone = (view: View, id: string, seat: number | null = null): Zone =>
  view.zones.find((one) => one.id === id && one.seat === seat) ?? NO_ZONE;

export const lying = (view: View, id: string, seat: number | null = null): Piece[] => zone(view, id, seat).pieces;

export const counter = (view: View, id: string, seat: number | null = null): Counter | undefined =>
  view.counters.find((one) => one.id === id && one.seat === seat);

export const value = (view: View, id: string, seat: number | null = null): number =>
  counter(view, id, seat)?.value ?? 0;
export const limit = (view: View, id: string, seat: number | null = null): number =>
  counter(view, id, seat)?.limit ?? 0;

/** A piece, and what it is called among those that lie with it: equal ones are told apart by their order. */
export interface Keyed {
  id: string;
  piece: Piece;
}

/** What a list of pieces is keyed by; a key alone can occur twice, and equal pieces must not be mixed up. */
export function keyed(pieces: readonly Piece[], like = (piece: Piece): string => piece.key ?? 'down'): Keyed[] {
  const seen = new Map<string, number>();
  return pieces.map((piece) => {
    const name = like(piece);
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return { id: `${name}-${nth}`, piece };
  });
}

/** How actions and marks name a seat. */
export const playerKey = (seat: number): string => `p${seat + 1}`;
export const playerSeat = (key: string): number => Number(key.slice(1)) - 1;

/** Everybody, from the viewer on, clockwise. */
export const seatsFrom = (view: View, seat: number): number[] =>
  Array.from({ length: view.seats }, (_, at) => (seat + at) % view.seats);
