import { settings } from '../settings.svelte';
import { find, t } from '../words/shelf.svelte';
import type { GameInfo, SeatInfo, TableRow } from '../wire/types';

/** What a seat is called at a table: its person, its bot's level, or nothing yet. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'bot') return levelName(seat.level ?? '');
  return seat.name;
}

export const levelName = (level: string): string => find(`bot-${level.split(':')[0]}`) ?? level;

export function rowNames(row: TableRow, game: GameInfo | undefined): string {
  return row.seats
    .map((name, at) => name || game?.seat_names[at]?.[settings.lang] || t('seat-number', { number: at + 1 }))
    .map((name) => find(`bot-${name.split(':')[0]}`) ?? name)
    .join(' · ');
}
