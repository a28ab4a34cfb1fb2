/** The games of this device, as a list that can be looked through. */

import type { MySeat } from '../seats/my-seats.svelte';
import type { TableInfo } from '../wire/types';

export interface Played {
  mine: MySeat;
  table: TableInfo;
}

export type Standing = 'going' | 'won' | 'lost' | 'drew' | 'off';
export const STANDINGS: readonly Standing[] = ['going', 'won', 'lost', 'drew'];

/** How a game went for whoever kept it. */
export function standing({ mine, table }: Played): Standing {
  if (table.status === 'cancelled') return 'off';
  if (table.status !== 'over' || !table.outcome) return 'going';
  const winners = table.outcome.ranking[0] ?? [];
  if (winners.length === table.outcome.scores.length && winners.length > 1) return 'drew';
  return winners.includes(mine.seat) ? 'won' : 'lost';
}

export interface Filter {
  game: string;
  standing: Standing | '';
}

export const filtered = (games: readonly Played[], { game, standing: wanted }: Filter): Played[] =>
  games.filter((one) => (!game || one.table.game === game) && (!wanted || standing(one) === wanted));

/** What a record is called as a file. */
export const fileName = ({ table }: Played): string => `${table.game}-${table.id}.json`;
