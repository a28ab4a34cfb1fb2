import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { View } from '../wire/types';
import { Show } from './show.svelte';

const view = (moment: string): View => ({
  game: '', seat: 0, seats: 2, options: {}, moment, actors: [], over: false, outcome: null, zones: [], counters: [], dice: [],
}); // prettier-ignore

describe('showing what happened', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const seen: string[] = [];
  const show = (pace: number): Show => {
    seen.length = 0;
    const made = new Show(view('a'), () => pace, ({ event }) => seen.push(event));
    made.staging = { stage: (before, { event }) => ({ ...before, moment: event }), beat: () => 100 };
    return made;
  };
  const frame = { events: [{ event: 'one' }, { event: 'two' }, { event: 'three' }], after: view('end') };

  it('shows one thing at a time and ends with the truth', async () => {
    const made = show(1);
    made.add(frame);
    await vi.advanceTimersByTimeAsync(1);
    expect([made.view.moment, made.pending, made.busy]).toEqual(['one', 2, true]);
    await vi.advanceTimersByTimeAsync(100);
    expect(made.view.moment).toBe('two');
    await vi.advanceTimersByTimeAsync(300);
    expect([made.view.moment, made.pending, made.busy]).toEqual(['end', 0, false]);
    expect(seen).toEqual(['one', 'two', 'three']);
  });

  it('shows everything at once when asked to, or when nothing takes time', async () => {
    const calm = show(1);
    calm.add(frame);
    await vi.advanceTimersByTimeAsync(1);
    calm.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(calm.view.moment).toBe('end');
    const instant = show(0);
    instant.add(frame);
    await vi.advanceTimersByTimeAsync(0);
    expect(instant.view.moment).toBe('end');
  });

  it('does not go on with what was being shown after a jump', async () => {
    const made = show(1);
    made.add(frame);
    await vi.advanceTimersByTimeAsync(1);
    made.set(view('elsewhere'));
    await vi.advanceTimersByTimeAsync(1000);
    expect([made.view.moment, made.busy]).toEqual(['elsewhere', false]);
  });
});
