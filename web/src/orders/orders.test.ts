import { afterEach, expect, test, vi } from 'vitest';
import type { OrderInfo, OrdersAtTable } from '../wire/types';
import { Orders } from './orders.svelte';

const LINE: OrderInfo = {
  number: 1,
  kind: 'line',
  links: [],
  until: [],
  times: 0,
  armed: true,
  step: 0,
  used: 0,
  ended: '',
  answered: [],
};
const ENDED: OrderInfo = { ...LINE, armed: false, ended: 'otherwise' };
const LEFT = { kind: 'line', links: [], until: [], times: 0 };

/** Answer requests as late as the test wants. */
function answering(): (orders: readonly OrderInfo[]) => void {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const rest = { most: 3, conditions: [], moments: [], ready: [], verbs: [] };
  return (orders) => answer(new Response(JSON.stringify({ ...rest, orders: [...orders] } satisfies OrdersAtTable)));
}

afterEach(() => vi.unstubAllGlobals());

test('what is answered late does not undo what the table has told since', async () => {
  const answer = answering();
  const orders = new Orders('t', 'token');
  const left = orders.leave(LEFT);
  orders.hear([LINE]);
  orders.hear([ENDED]);
  answer([LINE]);
  expect(await left).toBe(true);
  expect(orders.mine).toEqual([ENDED]);
  expect(orders.known?.most).toBe(3);
  expect(orders.news).toEqual({ order: ENDED, what: 'ended' });
});

test('what is answered counts where the table has told nothing meanwhile', async () => {
  const answer = answering();
  const orders = new Orders('t', 'token');
  orders.hear([]);
  const left = orders.leave(LEFT);
  answer([LINE]);
  expect(await left).toBe(true);
  expect(orders.mine).toEqual([LINE]);
});
