/** Reading the arena from a view: no rules, only where things are. */

import { lying, playerSeat, zone } from '$liza/board/reading';
import type { Mark, Piece, View } from '$liza/wire/types';
import type { Space } from './look';

export { keyed, lying, playerKey, playerSeat, value } from '$liza/board/reading';

export const countOf = (view: View, id: string): number => zone(view, id).count;

export const worn = (view: View, seat: number, space: Space): Piece | null => lying(view, space, seat)[0] ?? null;

export const marked = (piece: Piece, kind: string, key?: string): Mark | undefined =>
  piece.marks.find((mark) => mark.kind === kind && (key === undefined || mark.key === key));

/** The attack that is being resolved: by whom, at whom, where it falls once that is known. */
export interface Clash {
  piece: Piece;
  by: number;
  on: number;
  space: string | null;
}

export function clash(view: View): Clash | null {
  const piece = lying(view, 'attack', null).at(-1);
  if (!piece) return null;
  const on = playerSeat(marked(piece, 'player')?.key ?? '');
  return { piece, by: piece.owner ?? 0, on, space: marked(piece, 'space')?.key ?? null };
}

/** Face-down cards that point at a fighter, the front one first. */
export interface Line {
  by: number;
  on: number;
  cards: Piece[];
}

export function lines(view: View): Line[] {
  return view.zones
    .filter((zone) => zone.id === 'line' && zone.seat !== null && zone.pieces.length > 0)
    .map((zone) => ({ by: zone.pieces[0]?.owner ?? 0, on: zone.seat ?? 0, cards: zone.pieces }));
}

const EQUIPPING = ['PrepareDraw', 'PrepareEquip', 'EquipTurn'];

/** The order of combat is told while there is combat. */
export const fighting = (view: View): boolean => !EQUIPPING.includes(view.moment);

/** Moments that come out of turn: whoever is asked must not miss them. */
export const INTERRUPTIONS: readonly string[] = ['React', 'Destroyed', 'StepOn', 'SituationWindow'];
