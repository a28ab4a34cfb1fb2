/** What one's tables were like when they were last seen: kept, so that it can be shown without a connection. */

import { alone, isHere } from '../base/folder';
import { Refused } from '../net/socket';
import type { TableInfo } from '../wire/types';
import { mySeats, standingOf, type MySeat } from './my-seats.svelte';
import { forgetPositions } from './positions';
import { byUrgency, type SeenTable, type Standing } from './waiting';

const STORE = 'liza.standings';
/** How many tables are asked for at once. */
const TOGETHER = 6;
/** How many tables are looked after. */
const MOST = 60;
/** How many games that are over are looked after too: a rematch may still be agreed on there. */
const OVER = 3;

class Standings {
  private seen = $state.raw<Record<string, SeenTable>>(read());

  /** The tables that are not over, as far as they have been seen. */
  readonly all: readonly Standing[] = $derived(
    mySeats.list.flatMap((mine) => {
      const seen = this.seen[mine.table];
      return seen && seen.table.status !== 'over' && seen.table.status !== 'cancelled' ? [{ mine, ...seen }] : [];
    }),
  );
  /** Those that wait for whoever sits there, the most urgent first. */
  readonly waiting: readonly Standing[] = $derived(byUrgency(this.all));

  of(table: string): SeenTable | undefined {
    return this.seen[table];
  }

  /** Look at the newest tables that are not known to be over, and at the newest that may lead to a rematch. */
  async look(most = MOST): Promise<void> {
    const isOver = ({ table }: MySeat): boolean => this.seen[table]?.table.status === 'over';
    const going = mySeats.list.filter((one) => !isOver(one)).slice(0, most);
    const over = mySeats.list.filter((one) => isOver(one) && !one.next).slice(0, OVER);
    const wanted = [...going, ...over];
    for (let at = 0; at < wanted.length; at += TOGETHER)
      await Promise.all(wanted.slice(at, at + TOGETHER).map((one) => this.lookAt(one)));
    if (!alone) void forgetPositions(mySeats.list.map(({ table }) => table));
  }

  private async lookAt(one: MySeat): Promise<void> {
    try {
      const table = await standingOf(one);
      this.tell(table);
      const next = table.next && !one.next ? await mySeats.follow(one, table.next).catch(() => null) : null;
      if (next) await this.lookAt(next);
    } catch (fault) {
      if (fault instanceof Refused && fault.problem.code === 'no-table') mySeats.forget(one.table);
    }
  }

  /** Remember what a table is like now. */
  tell(table: TableInfo): void {
    const kept = Object.entries(this.seen).filter(([id]) => mySeats.find(id));
    this.seen = { ...Object.fromEntries(kept), [table.id]: { table, at: Date.now() } };
    const going = Object.entries(this.seen).filter(([id, seen]) => !isHere(id) && seen.table.status !== 'over');
    try {
      if (!alone) localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(going)));
    } catch {
      // Without storage the tables are seen while there is a connection.
    }
  }
}

function read(): Record<string, SeenTable> {
  try {
    return alone ? {} : (JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, SeenTable>);
  } catch {
    return {};
  }
}

export const standings = new Standings();
