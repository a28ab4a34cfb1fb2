/** Games one has played, on this device and elsewhere, as one list that can be looked through. */

import type { MySeat } from '../seats/my-seats.svelte';
import { levelName, seatNames } from '../ui/names';
import type { FinishedInfo, TableInfo } from '../wire/types';

export interface Played {
  mine: MySeat;
  table: TableInfo;
}

export type Standing = 'going' | 'won' | 'lost' | 'drew' | 'off';
export const STANDINGS: readonly Standing[] = ['going', 'won', 'lost', 'drew'];

/** One line of the list. */
export interface GameRow {
  table: string;
  game: string;
  /** When it ended; when it was opened, while it goes on. */
  at: number;
  went: Standing;
  rated: boolean;
  rivals: readonly string[];
  /** What this device keeps of it; null of a game that was played elsewhere. */
  here: Played | null;
}

/** How a game went for the player whose seat this device keeps. */
export function standing({ mine, table }: Played): Standing {
  if (table.status === 'cancelled') return 'off';
  if (table.status !== 'over' || !table.outcome) return 'going';
  const winners = table.outcome.ranking[0] ?? [];
  if (winners.length === table.outcome.scores.length && winners.length > 1) return 'drew';
  return winners.includes(mine.seat) ? 'won' : 'lost';
}

const ofDevice = (here: Played): GameRow => ({
  table: here.table.id,
  game: here.table.game,
  at: here.table.created,
  went: standing(here),
  rated: here.table.rated ?? false,
  rivals: seatNames(here.table.seats).filter((name, at) => at !== here.mine.seat && name),
  here,
});

const ofSite = (found: FinishedInfo): GameRow => ({
  table: found.table,
  game: found.game,
  at: found.ended,
  went: found.went,
  rated: found.rated,
  rivals: found.seats
    .filter(({ me }) => !me)
    .map(({ name, level }) => name || (level ? levelName(level) : ''))
    .filter(Boolean),
  here: null,
});

/** Both lists as one, the latest first. What the site says of a game counts: who left before the end has lost. */
export function joined(device: readonly Played[], site: readonly FinishedInfo[]): GameRow[] {
  const rows = new Map(device.map((one) => [one.table.id, ofDevice(one)]));
  for (const found of site) {
    const known = rows.get(found.table);
    const told = ofSite(found);
    rows.set(found.table, known ? { ...told, rivals: known.rivals, here: known.here } : told);
  }
  return [...rows.values()].sort((one, other) => other.at - one.at);
}

export interface Filter {
  game: string;
  standing: Standing | '';
  /** A part of another player's name. */
  name: string;
}

/** The rows that are looked for. */
export function filtered(rows: readonly GameRow[], { game, standing: wanted, name }: Filter): GameRow[] {
  const sought = name.trim().toLocaleLowerCase();
  return rows.filter(
    (one) =>
      (!game || one.game === game) &&
      (!wanted || one.went === wanted) &&
      (!sought || one.rivals.some((rival) => rival.toLocaleLowerCase().includes(sought))),
  );
}

/** What a record is called as a file. */
export const fileName = ({ table, game }: GameRow): string => `${game}-${table}.json`;
