import { settings } from '../base/settings.svelte';
import { find, t } from '../i18n/i18n.svelte';
import type { GameInfo, SeatInfo, TableRow } from '../wire/types';

/** What seats are called at a table: their persons, their bots' levels (numbered where several are alike; one that took over from somebody keeps their name), or nothing yet. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat, at) => {
    if (seat.kind !== 'bot' || seat.name) return seat.name;
    const name = levelName(seat.level ?? '');
    const alike = seats
      .map((other, where) => ({ other, where }))
      .filter(({ other }) => other.kind === 'bot' && !other.name && levelName(other.level ?? '') === name);
    return alike.length === 1
      ? name
      : t('bot-numbered', { name, number: alike.findIndex(({ where }) => where === at) + 1 });
  });
}

export const levelName = (level: string): string => find(`bot-${level.split(':')[0]}`) ?? level;

/** What a bot is called in a list, where only its level is known. */
function botName(level: string): string | null {
  const name = find(`bot-${level.split(':')[0]}`);
  return name === null ? null : t('bot-listed', { name });
}

export function rowNames(row: TableRow, game: GameInfo | undefined): string {
  return row.seats
    .map((name, at) => name || game?.seat_names[at]?.[settings.lang] || t('seat-number', { number: at + 1 }))
    .map((name) => botName(name) ?? name)
    .join(' · ');
}
