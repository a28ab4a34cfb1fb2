import { Refused } from '../net/socket';
import type { NewOrder, OrderInfo, ReadyOrderInfo, OrdersAtTable, Problem } from '../wire/types';
import { call } from '../net/http';
import { keepOrders } from '../seats/positions';
import { EXACT } from './words';

/** What is said once: a choice that an order has made, or an order that has ended. */
export interface OrderNews {
  order: OrderInfo;
  what: 'did' | 'ended';
}

/** One's own orders at a table. */
export class Orders {
  /** Whether they are only prepared: the site cannot be reached. */
  readonly away: boolean = false;
  /** What can be foreseen in the game; null where there are no orders, as on a device without a server. */
  known = $state.raw<OrdersAtTable | null>(null);
  mine = $state.raw<readonly OrderInfo[]>([]);
  news = $state.raw<OrderNews | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  /** How often the table has told of them. */
  private told = 0;

  constructor(
    private readonly table: string,
    private readonly token: string | null,
  ) {}

  get full(): boolean {
    return this.known !== null && this.mine.filter(({ ended }) => !ended).length >= this.known.most;
  }

  /** The ready-made orders that answer a question, and have not been left already. */
  fitting(moment: string): ReadyOrderInfo[] {
    const left = new Set(this.mine.filter(({ armed }) => armed).map(({ kind }) => kind));
    return (this.known?.ready ?? []).filter(
      ({ id, links }) =>
        !left.has(id) && links.some(({ at, answer }) => at.includes(moment) && !answer.startsWith(EXACT)),
    );
  }

  /** Ask what there is; a host that keeps no orders says so, and nothing is offered. */
  async load(): Promise<void> {
    if (!this.known) await this.asked('').catch(() => null);
  }

  /** Take in what the table says of one's orders, and tell what is new. */
  hear(orders: readonly OrderInfo[]): void {
    this.told += 1;
    this.take(orders);
  }

  private take(orders: readonly OrderInfo[]): void {
    for (const order of orders) {
      const before = this.mine.find(({ number }) => number === order.number);
      if (!before) continue;
      if (order.used > before.used) this.news = { order, what: 'did' };
      if (order.ended && !before.ended && !(order.used > before.used)) this.news = { order, what: 'ended' };
    }
    this.mine = orders;
  }

  leave(order: NewOrder): Promise<boolean> {
    return this.done('', order);
  }

  turn(number: number, armed: boolean): Promise<boolean> {
    return this.done(`/${number}`, { armed });
  }

  end(number: number): Promise<boolean> {
    if (this.news?.order.number === number) this.news = null;
    return this.done(`/${number}/end`, {});
  }

  private async done(path: string, body: unknown): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await this.asked(path, body);
      return true;
    } catch (fault) {
      if (fault instanceof Refused) this.problem = fault.problem;
      return false;
    } finally {
      this.busy = false;
    }
  }

  private async asked(path: string, body?: unknown): Promise<void> {
    const told = this.told;
    const found = await call<OrdersAtTable>(`/tables/${this.table}/orders${path}`, this.token, body);
    this.known = found;
    void keepOrders(this.table, found);
    // The table tells of every change: what it told meanwhile may be newer than this answer, and is not told again.
    if (told === this.told) this.take(found.orders);
  }
}
