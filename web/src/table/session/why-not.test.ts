import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, ServerMessage, View } from '../../wire/types';
import { Doubt } from './why-not.svelte';
import { Show } from './event-player.svelte';

const view = (moment: string): View => ({
  game: '', seat: 0, seats: 2, options: {}, moment, actors: [], over: false, outcome: null, zones: [], counters: [], dice: [],
}); // prettier-ignore
const reason = { rule: 'X-001', text: { es: '', en: 'It is over' }, unless: { es: '', en: '' } };
const answer: ServerMessage = { type: 'explained', action: 'go', verb: 'go', args: [], reason, id: 1 };

describe('asking why not', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const table = (beat: number) => {
    const show = new Show(view('a'), () => 1);
    show.staging = { beat: () => beat };
    const ask = vi.fn((_: ClientMessage): Promise<ServerMessage> => Promise.resolve(answer));
    return { show, ask, doubt: new Doubt(show, ask) };
  };
  const end = { events: [{ event: 'blow' }], after: view('end') };

  it('is answered at once where all has been told', async () => {
    const { ask, doubt } = table(100);
    await doubt.explain('go');
    expect([ask.mock.calls.length, doubt.answer?.reason]).toEqual([1, reason]);
  });

  it('is not answered while something is told that the table knows already', async () => {
    const { show, ask, doubt } = table(5000);
    show.add(end);
    void doubt.explain('go');
    await vi.advanceTimersByTimeAsync(1000);
    expect([doubt.early, doubt.answer, ask.mock.calls.length]).toEqual([true, null, 0]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([show.behind, doubt.early, ask.mock.calls.length]).toEqual([false, false, 0]);
  });

  it('waits for what is told in a moment', async () => {
    const { show, doubt } = table(100);
    show.add(end);
    void doubt.explain('go');
    await vi.advanceTimersByTimeAsync(50);
    expect(doubt.answer).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect([doubt.answer?.reason, doubt.early]).toEqual([reason, false]);
  });

  it('keeps back an answer that came after news which are not told yet', async () => {
    const { show, ask, doubt } = table(5000);
    ask.mockImplementation(() => {
      show.add(end);
      return Promise.resolve(answer);
    });
    void doubt.explain('go');
    await vi.advanceTimersByTimeAsync(1000);
    expect([doubt.early, doubt.answer]).toEqual([true, null]);
  });
});
