/** Orders that were prepared while the site could not be reached: sent as soon as it can be, or refused in words. */

import { call } from '../net/http';
import { Refused } from '../net/socket';
import { mySeats } from '../seats/my-seats.svelte';
import type { NewOrder, OrderInfo, OrdersAtTable, Problem } from '../wire/types';
import { Orders } from './orders.svelte';

const STORE = 'liza.prepared';
/** What a request is refused with that did not reach the site, or came too soon: it is made again. */
const LATER: readonly string[] = ['away', 'too-fast', 'unavailable', 'busy', 'draining'];

export interface Prepared {
  order: NewOrder;
  /** Why the site has not taken it, once it has been asked. */
  problem?: Problem;
}

type Kept = Readonly<Record<string, readonly Prepared[]>>;

class PreparedOrders {
  private kept = $state.raw<Kept>(read());

  at(table: string): readonly Prepared[] {
    return this.kept[table] ?? [];
  }

  keep(table: string, orders: readonly Prepared[]): void {
    const { [table]: _, ...others } = this.kept;
    this.kept = orders.length > 0 ? { ...others, [table]: orders } : others;
    try {
      localStorage.setItem(STORE, JSON.stringify(this.kept));
    } catch {
      // Without storage they last as long as the page.
    }
  }

  /** Send what has not been sent; what is refused for good stays, with the reason, until it has been read. */
  send(): Promise<void> {
    // Another tab sends the same.
    return 'locks' in navigator ? navigator.locks.request(STORE, () => this.sendAll()) : this.sendAll();
  }

  private async sendAll(): Promise<void> {
    this.kept = read();
    for (const table of Object.keys(this.kept))
      for (const one of this.at(table)) if (!one.problem && !(await this.sent(table, one))) return;
  }

  /** Whether the site has answered. */
  private async sent(table: string, one: Prepared): Promise<boolean> {
    const token = mySeats.find(table)?.token;
    let problem: Problem | undefined;
    try {
      // The answer may have been lost the last time.
      const { orders } = await call<OrdersAtTable>(`/tables/${table}/orders`, token);
      if (!orders.some((left) => isSame(left, one.order)))
        await call<OrdersAtTable>(`/tables/${table}/orders`, token, one.order);
    } catch (fault) {
      if (!(fault instanceof Refused) || LATER.includes(fault.problem.code)) return false;
      problem = fault.problem;
    }
    const all = this.at(table);
    this.keep(
      table,
      problem ? all.map((each) => (each === one ? { ...one, problem } : each)) : all.filter((each) => each !== one),
    );
    return true;
  }
}

/** Whether an order that was left is one that was to be. */
const isSame = (left: OrderInfo, wanted: NewOrder): boolean =>
  left.kind === wanted.kind &&
  left.armed &&
  JSON.stringify([left.links, left.until]) === JSON.stringify([wanted.links, wanted.until ?? []]);

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export const prepared = new PreparedOrders();

/** The orders of a table while the site cannot be reached: what can be foreseen is what it told when it could. */
export class OrdersAway extends Orders {
  override readonly away = true;

  constructor(
    private readonly at: string,
    known: OrdersAtTable,
  ) {
    super(at, null);
    this.known = known;
    this.show();
  }

  override get full(): boolean {
    const left = this.known?.orders.filter(({ ended }) => !ended).length ?? 0;
    return this.known !== null && left + this.mine.length >= this.known.most;
  }

  override leave(order: NewOrder): Promise<boolean> {
    return this.change([...prepared.at(this.at), { order }]);
  }

  override end(number: number): Promise<boolean> {
    return this.change(prepared.at(this.at).filter((_, at) => at !== number));
  }

  private change(orders: readonly Prepared[]): Promise<boolean> {
    prepared.keep(this.at, orders);
    this.show();
    return Promise.resolve(true);
  }

  private show(): void {
    this.mine = prepared.at(this.at).map(({ order }, number): OrderInfo => ({
      number,
      kind: order.kind,
      links: order.links,
      until: order.until ?? [],
      times: order.times ?? 0,
      armed: true,
      step: 0,
      used: 0,
      ended: '',
      answered: [],
    }));
  }
}
