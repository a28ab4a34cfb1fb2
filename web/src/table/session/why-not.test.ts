import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, ServerMessage, View } from '../../wire/types';
import { WhyNotStore } from './why-not.svelte';
import { EventPlayer } from './event-player.svelte';

const view = (moment: string): View => ({
  game: '', seat: 0, seats: 2, options: {}, moment, actors: [], over: false, outcome: null, zones: [], counters: [], dice: [],
}); // prettier-ignore
const reason = {
  rule: 'X-001',
  text: { es: '', en: 'It is over' },
  unless: { es: '', en: '' },
  source: 'printed' as const,
};
const answer: ServerMessage = { type: 'explained', action: 'go', verb: 'go', args: [], reason, id: 1 };

describe('asking why not', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const table = (beat: number) => {
    const player = new EventPlayer(view('a'), () => 1);
    player.animation = { beat: () => beat };
    const ask = vi.fn((_: ClientMessage): Promise<ServerMessage> => Promise.resolve(answer));
    return { player, ask, whyNot: new WhyNotStore(player, ask) };
  };
  const end = { events: [{ event: 'blow' }], after: view('end') };

  it('is answered at once where all has been told', async () => {
    const { ask, whyNot } = table(100);
    await whyNot.explain('go');
    expect([ask.mock.calls.length, whyNot.answer?.reason]).toEqual([1, reason]);
  });

  it('is not answered while something is told that the table knows already', async () => {
    const { player, ask, whyNot } = table(5000);
    player.add(end);
    void whyNot.explain('go');
    await vi.advanceTimersByTimeAsync(1000);
    expect([whyNot.early, whyNot.answer, ask.mock.calls.length]).toEqual([true, null, 0]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([player.behind, whyNot.early, ask.mock.calls.length]).toEqual([false, false, 0]);
  });

  it('waits for what is told in a moment', async () => {
    const { player, whyNot } = table(100);
    player.add(end);
    void whyNot.explain('go');
    await vi.advanceTimersByTimeAsync(50);
    expect(whyNot.answer).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect([whyNot.answer?.reason, whyNot.early]).toEqual([reason, false]);
  });

  it('keeps back an answer that came after news which are not told yet', async () => {
    const { player, ask, whyNot } = table(5000);
    ask.mockImplementation(() => {
      player.add(end);
      return Promise.resolve(answer);
    });
    void whyNot.explain('go');
    await vi.advanceTimersByTimeAsync(1000);
    expect([whyNot.early, whyNot.answer]).toEqual([true, null]);
  });
});
