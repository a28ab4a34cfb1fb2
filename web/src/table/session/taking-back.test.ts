import { describe, expect, it } from 'vitest';
import type { ClientMessage, ServerMessage } from '../../wire/types';
import { TakingBack } from './taking-back.svelte';

/** A table that answers when it is told to. */
class Asked {
  readonly waiting: { resolve: (said: ServerMessage) => void; reject: (fault: Error) => void }[] = [];
  readonly ask = (_: ClientMessage): Promise<ServerMessage> =>
    new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  answer(at: number, n: number, may: boolean): void {
    this.waiting[at]?.resolve({ type: 'may_take_back', n, may, id: at });
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const table = () => {
  const asked = new Asked();
  const taking = new TakingBack(asked.ask);
  const knows = () => [taking.possible, taking.certain];
  return { asked, taking, knows };
};

describe('taking a choice back', () => {
  it('is offered once the table has said that it can be done, and asked of it only where it might', async () => {
    const { asked, taking, knows } = table();
    taking.stand(3, false);
    expect([asked.waiting.length, knows(), await taking.wanted()]).toEqual([0, [false, false], null]);
    taking.stand(4, true);
    expect(knows()).toEqual([true, false]);
    asked.answer(0, 4, true);
    await settled();
    expect([knows(), await taking.wanted()]).toEqual([[true, true], { type: 'take_back', n: 4 }]);
  });

  it('is known where something else than a choice was written down before the table answered', async () => {
    const { asked, taking, knows } = table();
    taking.stand(4, true);
    asked.answer(0, 5, true); // somebody has proposed a draw
    await settled();
    expect([knows(), await taking.wanted()]).toEqual([[true, true], { type: 'take_back', n: 4 }]);
  });

  it('waits for the newest answer where others choose meanwhile', async () => {
    const { asked, taking, knows } = table();
    taking.stand(4, true);
    const wanted = taking.wanted();
    taking.stand(5, true);
    asked.answer(0, 5, false);
    await settled();
    expect(knows()).toEqual([true, false]);
    asked.answer(1, 5, true);
    expect(await wanted).toEqual({ type: 'take_back', n: 5 });
  });

  it('is not done where the choice has become final while it was asked', async () => {
    const { asked, taking, knows } = table();
    taking.stand(4, true);
    const wanted = taking.wanted();
    taking.stand(5, false);
    asked.answer(0, 4, true);
    expect([await wanted, knows()]).toEqual([null, [false, false]]);
  });

  it('is not offered where nobody knows whether it can be done, and an old failure says nothing of the new', async () => {
    const { asked, taking, knows } = table();
    taking.stand(4, true);
    taking.stand(5, true);
    asked.waiting[0]?.reject(new Error('lost'));
    await settled();
    expect(knows()).toEqual([true, false]);
    asked.waiting[1]?.reject(new Error('lost'));
    await settled();
    expect(knows()).toEqual([false, false]);
  });
});
