/** The tables where whoever uses this browser holds a seat: the tokens of those taken here stay here. */

import { alone, isHere } from '../base/folder';
import type { Key } from './next-key';
import { api } from '../net/http';
import type { OwnSeat, TableInfo } from '../wire/types';

const STORE = 'liza.tables';
const MOST = 200;
/** Tables that were forgotten here: the site tells of them as long as they last. */
const FORGOTTEN = 'liza.forgotten';

export interface MySeat {
  table: string;
  game: string;
  seat: number;
  /** Empty for a seat that was taken in another browser: there the cookie plays it. */
  token: string;
  at: number;
  invite?: string;
  /** All seats that are played at this screen, where there are several. */
  keys?: readonly Key[];
  /** The table of the rematch, once the seat there is kept too: forgotten there, it is not looked for again. */
  next?: string;
  /** The tournament that the table belongs to. */
  tournament?: string;
  /** How many of one's own choices certainly gave something away, where the game has been looked back on. */
  missed?: number;
  /** What the table was like when it was last seen, if this device keeps it: the engine is not started to ask. */
  told?: TableInfo;
}

/** What a table is like now; of a table that this device keeps, what was last seen of it. */
export const standingOf = (one: MySeat): Promise<TableInfo> =>
  one.told && !alone ? Promise.resolve(one.told) : api.table(one.table, one.token);

class Tables {
  list = $state.raw<readonly MySeat[]>(read());

  constructor() {
    // What another tab keeps is kept here too, and not written over.
    addEventListener('storage', ({ key }) => {
      if (key === STORE) this.list = read();
    });
  }

  find(table: string): MySeat | undefined {
    return this.list.find((one) => one.table === table);
  }

  /** Keep the seats that the person of this browser took elsewhere, and none that is not theirs any more. */
  bring(held: readonly OwnSeat[]): void {
    const forgotten = new Set(readForgotten());
    const own = new Set(held.map(({ table }) => table));
    const kept = this.list.filter(({ table, token }) => token || own.has(table));
    const fresh = held
      .filter(({ table }) => !forgotten.has(table) && !this.find(table))
      .map(({ table, game, seat, since }): MySeat => ({ table, game, seat, token: '', at: since }));
    if (fresh.length > 0 || kept.length < this.list.length)
      this.write([...kept, ...fresh].sort((one, other) => other.at - one.at).slice(0, MOST));
  }

  keep(one: MySeat): void {
    this.write([one, ...this.list.filter((other) => other.table !== one.table)].slice(0, MOST));
  }

  /** Keep the seat at the table of an agreed rematch, where the token of the old one plays; null if it plays none. */
  async follow(one: MySeat, next: string): Promise<MySeat | null> {
    const known = this.find(next);
    if (known || one.next === next) return known ?? null;
    const held = one.keys?.length ? one.keys : [{ seat: one.seat, token: one.token }];
    const places = await Promise.all(held.map(({ token }) => api.place(next, token)));
    const keys = held.flatMap(({ token }, at) => {
      const seat = places[at]?.seat ?? null;
      return seat === null ? [] : [{ seat, token }];
    });
    const [first] = keys;
    if (!first) return null;
    const { game, invite } = one;
    const found: MySeat = { table: next, game, ...first, at: Date.now(), keys, ...(invite ? { invite } : {}) };
    if (!this.find(next)) this.keep(found);
    this.write(this.list.map((other) => (other.table === one.table ? { ...other, next } : other)));
    return found;
  }

  /** Remember how many choices gave something away. */
  note(table: string, missed: number): void {
    if (this.find(table) && this.find(table)?.missed !== missed)
      this.write(this.list.map((one) => (one.table === table ? { ...one, missed } : one)));
  }

  /** Remember what a table that this device keeps is like. */
  tell(told: TableInfo): void {
    if (!alone && isHere(told.id) && this.find(told.id))
      this.write(this.list.map((one) => (one.table === told.id ? { ...one, told } : one)));
  }

  /** Have no seats at some tables in this browser any more. */
  drop(tables: readonly string[]): void {
    this.write(this.list.filter(({ table }) => !tables.includes(table)));
  }

  forget(table: string): void {
    write(FORGOTTEN, [table, ...readForgotten()].slice(0, MOST));
    this.write(this.list.filter((one) => one.table !== table));
  }

  private write(list: readonly MySeat[]): void {
    this.list = list;
    write(STORE, list);
  }
}

function write(store: string, said: unknown): void {
  try {
    localStorage.setItem(store, JSON.stringify(said));
  } catch {
    // Without storage the link still holds the seat.
  }
}

function readForgotten(): string[] {
  try {
    return JSON.parse(localStorage.getItem(FORGOTTEN) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function read(): MySeat[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]') as MySeat[];
  } catch {
    return [];
  }
}

export const mySeats = new Tables();
