/** The last position that was seen of a table, kept for when the site cannot be reached. */

import type { OrdersAtTable, TableInfo, View } from '../wire/types';

interface Position {
  table: TableInfo;
  view: View;
  at: number;
}

const STORE = 'liza positions';
const address = (table: string): string => `/position/${table}`;
/** Under which the orders of a table are kept: those that were left, and what can be foreseen there. */
const orders = (table: string): string => `/orders/${table}`;
/** A page that did not come over https has no place for them. */
const open = async (): Promise<Cache | null> => ('caches' in globalThis ? caches.open(STORE).catch(() => null) : null);

export async function keepPosition(table: TableInfo, view: View): Promise<void> {
  const said: Position = { table, view, at: Date.now() };
  await (await open())?.put(address(table.id), new Response(JSON.stringify(said))).catch(() => undefined);
}

export async function positionOf(table: string): Promise<Position | null> {
  const found = await (await open())?.match(address(table));
  return found ? ((await found.json()) as Position) : null;
}

export async function keepOrders(table: string, known: OrdersAtTable): Promise<void> {
  await (await open())?.put(orders(table), new Response(JSON.stringify(known))).catch(() => undefined);
}

export async function ordersOf(table: string): Promise<OrdersAtTable | null> {
  const found = await (await open())?.match(orders(table));
  return found ? ((await found.json()) as OrdersAtTable) : null;
}

/** Forget all but those of some tables. */
export async function forgetPositions(but: readonly string[]): Promise<void> {
  const cache = await open();
  const wanted = new Set(but.flatMap((table) => [address(table), orders(table)]));
  for (const { url } of (await cache?.keys()) ?? []) if (!wanted.has(new URL(url).pathname)) await cache?.delete(url);
}
