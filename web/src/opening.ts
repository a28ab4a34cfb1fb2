/** Opening a table and sitting down at one. */

import { usualLevel } from './levels';
import { mine } from './mine.svelte';
import { place } from './router.svelte';
import { settings } from './settings.svelte';
import { api } from './wire/http';
import type { CreateTable, GameInfo, OptionValue, SeatWanted } from './wire/types';

/** Against bots, at once. */
export async function playNow(
  game: GameInfo,
  options: Record<string, OptionValue> = {},
  guided = false,
): Promise<void> {
  const seats: SeatWanted[] = Array.from({ length: game.seats[0] ?? 2 }, (_, seat) =>
    seat === 0
      ? { kind: 'person', name: settings.name }
      : { kind: 'bot', level: guided ? (game.levels[0] ?? 'gentle') : usualLevel(game) },
  );
  await open({ game: game.id, seats, options }, guided ? '?guide' : '');
}

/** Open a table, keep the first key for this browser, go there. */
export async function open(wanted: CreateTable, query = ''): Promise<void> {
  const created = await api.create(wanted);
  const key = created.keys[0];
  const { id, game } = created.table;
  if (key) {
    const { keys, invite, watch } = created;
    mine.keep({ table: id, game, seat: key.seat, token: key.token, at: Date.now(), invite, watch, keys });
  }
  place.go(`/t/${id}${query}${key ? '' : `#${created.watch}`}`);
}

export async function sit(table: string, invite: string | null): Promise<void> {
  const joined = await api.join(table, settings.name, invite);
  mine.keep({ table, game: joined.table.game, seat: joined.key.seat, token: joined.key.token, at: Date.now() });
  place.go(`/t/${table}`, true);
}
