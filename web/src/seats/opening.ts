/** Opening a table and sitting down at one. */

import { guide as findGuide } from '../games/games';
import { usualLevel } from '../games/levels';
import { alone, isHere } from '../base/folder';
import { reach } from '../base/reach.svelte';
import { mySeats } from './my-seats.svelte';
import { route } from '../base/route.svelte';
import { settings } from '../base/settings.svelte';
import { entropy } from '../net/entropy';
import { api } from '../net/http';
import type { CreateTable, GameInfo, SeatRequest, TableCreated } from '../wire/types';

/** The smallest table of a game: the viewer and bots. */
const againstBots = (game: GameInfo, level: string): SeatRequest[] =>
  Array.from({ length: game.seats[0] ?? 2 }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: settings.name } : { kind: 'bot', level },
  );

/** Against bots, at once. */
export async function playNow(game: GameInfo): Promise<void> {
  await open({ game: game.id, seats: againstBots(game, usualLevel(game)) });
}

/** The guided first game: gentle bots, and the deal that the guide was written for. */
export async function playFirst(game: GameInfo): Promise<void> {
  const guide = await findGuide(game.id);
  if (!guide) return await playNow(game);
  const { options, deal } = guide;
  await open({ game: game.id, seats: againstBots(game, game.levels[0] ?? 'gentle'), options, deal }, '?guide');
}

/**
 * Open a table, keep the first key for this browser, go there; while the site cannot be reached, on this device.
 * What is to be done with the new table first is given its id.
 */
export async function open(
  wanted: CreateTable,
  query = '',
  here = reach.away,
  made?: (table: string) => Promise<unknown>,
): Promise<void> {
  const created = await (here && !alone ? api.createHere(wanted) : opened(wanted));
  const key = created.keys[0];
  const { id, game } = created.table;
  if (key) {
    const { keys, invite } = created;
    mySeats.keep({ table: id, game, seat: key.seat, token: key.token, at: Date.now(), invite, keys });
    mySeats.tell(created.table);
  }
  await made?.(id);
  route.go(`/t/${id}${query}${key ? '' : `#${created.watch}`}`);
}

/** Open a table of the site, where this browser adds to chance for the first person. */
async function opened(wanted: CreateTable): Promise<TableCreated> {
  const first = wanted.deal || alone ? -1 : wanted.seats.findIndex(({ kind }) => kind === 'person');
  const promised = first < 0 ? null : await entropy.promise();
  const seats = wanted.seats.map((seat, at) => (at === first ? { ...seat, promised } : seat));
  const created = await api.create({ ...wanted, seats });
  entropy.give(promised, created.table.id);
  return created;
}

/** Put a finished game on this device and look back on it with the browser's own engine. */
export async function lookBackHere(record: string, seat: number | null): Promise<void> {
  const { table, keys } = await api.keepRecord(record, seat);
  const key = keys[0];
  if (!key) return;
  mySeats.keep({ table: table.id, game: table.game, seat: key.seat, token: key.token, at: Date.now() });
  mySeats.tell(table);
  route.go(`/t/${table.id}/replay?analyse`);
}

export async function sit(table: string, invite: string | null): Promise<void> {
  const promised = isHere(table) ? null : await entropy.promise(table);
  const joined = await api.join(table, { name: settings.name, promised }, invite);
  const { seat, token } = joined.key;
  const { game } = joined.table;
  mySeats.keep({ table, game, seat, token, at: Date.now(), ...(invite ? { invite } : {}) });
  route.go(`/t/${table}`, true);
}
