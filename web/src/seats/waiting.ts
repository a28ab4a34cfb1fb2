/** Which tables wait for whoever sits there, and which of them is the most urgent. */

import type { TableInfo } from '../wire/types';
import type { MySeat } from './my-seats.svelte';

/** A table as it was when it was last seen. */
export interface SeenTable {
  table: TableInfo;
  at: number;
}

/** One's seat at a table, and what that table was like. */
export interface Standing extends SeenTable {
  mine: MySeat;
}

/** The seats of a table that are played in this browser. */
const own = ({ seat, keys }: MySeat): readonly number[] => (keys?.length ? keys.map((key) => key.seat) : [seat]);

/** Whether a choice waits for whoever sits there. */
export const decides = ({ mine, table }: Standing): boolean =>
  table.status === 'running' && !table.paused && own(mine).some((seat) => table.actors.includes(seat));

/** Whether anything does: a choice, or that they come to a rematch. */
export const awaited = (standing: Standing): boolean =>
  decides(standing) ||
  (standing.table.status === 'waiting' &&
    standing.table.previous !== null &&
    !standing.table.seats[standing.mine.seat]?.ready);

/** Until when one may decide; null where no clock runs. */
export function deadline({ mine, table, at }: Standing): number | null {
  const until = own(mine).flatMap((seat) => {
    const clock = table.seats[seat]?.clock;
    return clock?.running ? [clock.until ?? at + clock.left_ms] : [];
  });
  return until.length > 0 ? Math.min(...until) : null;
}

/** What waits, the most urgent first; what has no hurry comes last, the longest seen first. */
export function byUrgency(standings: readonly Standing[]): Standing[] {
  const when = (one: Standing): number => deadline(one) ?? Infinity;
  return standings
    .filter(awaited)
    .sort((one, other) => (when(one) === when(other) ? one.mine.at - other.mine.at : when(one) - when(other)));
}
