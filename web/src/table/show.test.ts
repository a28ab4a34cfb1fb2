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
    await vi.advanceTimersByTimeAsync(20);
    expect(calm.view.moment).toBe('end');
    const instant = show(0);
    instant.add(frame);
    await vi.advanceTimersByTimeAsync(20);
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

  const move = (name: string) => ({ events: [{ event: `${name} begins` }, { event: `${name} ends` }], after: view(name) });
  const moves = (count: number) => Array.from({ length: count }, (_, at) => move(`move ${at + 1}`));

  it('gives each thing less time the more wait, and none of a few is left out', async () => {
    const made = show(1);
    made.add(...moves(5));
    await vi.advanceTimersByTimeAsync(600);
    expect([made.view.moment, made.pending, made.busy]).toEqual(['move 5', 0, false]);
    expect(seen).toEqual(moves(5).flatMap(({ events }) => events.map(({ event }) => event)));
  });

  it('goes to the newest position when more wait than one would watch', async () => {
    const made = show(1);
    made.add(move('mine'));
    await vi.advanceTimersByTimeAsync(10);
    for (const one of moves(200)) made.add(one);
    expect(made.pending).toBe(401);
    await vi.advanceTimersByTimeAsync(20);
    expect([made.view.moment, made.pending, made.busy]).toEqual(['move 200', 0, false]);
    expect(made.current).toEqual({ event: 'move 200 ends' });
  });

  it('draws together what comes at once where nothing takes time, and never keeps anybody waiting', async () => {
    const made = show(0);
    for (const one of moves(30)) {
      made.add(one);
      expect(made.busy).toBe(false);
    }
    expect(made.view.moment).toBe('move 1');
    await vi.advanceTimersByTimeAsync(20);
    expect([made.view.moment, seen]).toEqual(['move 30', ['move 1 ends', 'move 30 ends']]);
  });

  it('shows all of what was asked for, at the usual pace', async () => {
    const made = show(1);
    made.tell(view('before'), moves(9));
    await vi.advanceTimersByTimeAsync(1750);
    expect([made.view.moment, made.busy]).toEqual(['move 9 ends', true]);
    await vi.advanceTimersByTimeAsync(100);
    expect([made.view.moment, made.busy, seen.length]).toEqual(['move 9', false, 18]);
  });

  it('does not watch for somebody who is not there', async () => {
    vi.stubGlobal('document', { hidden: true });
    const made = show(1);
    made.add(move('unseen'));
    await vi.advanceTimersByTimeAsync(20);
    expect([made.view.moment, made.busy]).toEqual(['unseen', false]);
    vi.unstubAllGlobals();
  });
});
