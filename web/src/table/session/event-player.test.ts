import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { View } from '../../wire/types';
import { EventPlayer } from './event-player.svelte';

const view = (moment: string): View => ({
  game: '', seat: 0, seats: 2, options: {}, moment, actors: [], over: false, outcome: null, zones: [], counters: [], dice: [],
}); // prettier-ignore

describe('showing what happened', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const seen: string[] = [];
  const player = (pace: number): EventPlayer => {
    seen.length = 0;
    const made = new EventPlayer(
      view('a'),
      () => pace,
      ({ event }) => seen.push(event),
    );
    made.animation = { stage: (before, { event }) => ({ ...before, moment: event }), beat: () => 100 };
    return made;
  };
  const frame = { events: [{ event: 'one' }, { event: 'two' }, { event: 'three' }], after: view('end') };

  it('shows one thing at a time and ends with the truth', async () => {
    const made = player(1);
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
    const calm = player(1);
    calm.add(frame);
    await vi.advanceTimersByTimeAsync(1);
    calm.skip();
    await vi.advanceTimersByTimeAsync(20);
    expect(calm.view.moment).toBe('end');
    const instant = player(0);
    instant.add(frame);
    await vi.advanceTimersByTimeAsync(20);
    expect(instant.view.moment).toBe('end');
  });

  it('does not go on with what was being shown after a jump', async () => {
    const made = player(1);
    made.add(frame);
    await vi.advanceTimersByTimeAsync(1);
    made.set(view('elsewhere'));
    await vi.advanceTimersByTimeAsync(1000);
    expect([made.view.moment, made.busy]).toEqual(['elsewhere', false]);
  });

  const move = (name: string) => ({
    events: [{ event: `${name} begins` }, { event: `${name} ends` }],
    after: view(name),
  });
  const moves = (count: number) => Array.from({ length: count }, (_, at) => move(`move ${at + 1}`));

  it('gives routine less time the more of it waits, and leaves nothing out', async () => {
    const made = player(1);
    made.add(...moves(5));
    await vi.advanceTimersByTimeAsync(800);
    expect([made.view.moment, made.pending, made.busy]).toEqual(['move 5', 0, false]);
    expect(seen).toEqual(moves(5).flatMap(({ events }) => events.map(({ event }) => event)));
  });

  it('tells two hundred choices one after another: it never jumps by itself', async () => {
    const made = player(1);
    for (const one of moves(200)) made.add(one);
    await vi.advanceTimersByTimeAsync(1000);
    expect(made.busy).toBe(true);
    expect(made.view.moment).not.toBe('move 200');
    await vi.advanceTimersByTimeAsync(14_000);
    expect([made.view.moment, made.pending, made.busy, seen.length]).toEqual(['move 200', 0, false, 400]);
  });

  /** How long each thing was looked at, by its name. */
  const times = async (made: EventPlayer, until: number): Promise<Record<string, number>> => {
    const spent: Record<string, number> = {};
    for (let at = 0; at < until; at += 10) {
      await vi.advanceTimersByTimeAsync(10);
      const name = made.current?.event ?? '';
      if (made.busy) spent[name] = (spent[name] ?? 0) + 10;
    }
    return spent;
  };
  const dull = (name: string, seat: number) => ({ events: [{ event: name, seat }], after: view(name) });

  it('keeps the time of a blow, of a roll and of what is done to the viewer, however much waits', async () => {
    const made = player(1);
    made.viewer = 0;
    made.animation = { beat: ({ event }) => (event === 'blow' ? 900 : 300) };
    const all = [
      dull('step', 1),
      dull('walk', 1),
      dull('blow', 1),
      dull('turn', 1),
      dull('mine', 1),
      dull('roll', 1),
      dull('last', 1),
    ];
    Object.assign(all[4]?.events[0] ?? {}, { target_seat: 0 });
    Object.assign(all[5]?.events[0] ?? {}, { sides: 6, result: 3 });
    made.add(...all);
    const spent = await times(made, 5000);
    expect(spent['blow']).toBeGreaterThan(850);
    expect(spent['mine']).toBeGreaterThan(280);
    expect(spent['roll']).toBeGreaterThan(280);
    expect(spent['step']).toBeLessThan(120);
    expect(spent['walk']).toBeLessThan(130);
  });

  it('tells the routine of one seat in one breath, and drama by itself', async () => {
    const made = player(1);
    made.animation = { beat: ({ event }) => (event === 'blow' ? 900 : 100) };
    const told: string[] = [];
    made.add(dull('step', 1), dull('step', 1), dull('look', 1), dull('blow', 1), dull('step', 2), dull('step', 2));
    for (let at = 0; at < 2000; at += 10) {
      await vi.advanceTimersByTimeAsync(10);
      const now = made.breath.map(({ event }) => event).join(' ');
      if (told.at(-1) !== now) told.push(now);
    }
    expect(told).toEqual(['step', 'step step', 'step step look', 'blow', 'step', 'step step']);
  });

  it('goes on to the next thing when told to, and only to that', async () => {
    const made = player(1);
    made.add(frame);
    await vi.advanceTimersByTimeAsync(1);
    made.next();
    await vi.advanceTimersByTimeAsync(1);
    expect([made.view.moment, made.busy]).toEqual(['two', true]);
  });

  it('does not keep anybody waiting for their own plain choice, but lets the last thing of another be seen', async () => {
    const made = player(1);
    made.viewer = 0;
    made.add(dull('own', 0));
    await vi.advanceTimersByTimeAsync(1);
    expect([made.view.moment, made.busy]).toEqual(['own', false]);
    made.set(view('a'));
    made.add(dull('theirs', 1));
    await vi.advanceTimersByTimeAsync(50);
    expect([made.current?.event, made.busy]).toEqual(['theirs', true]);
  });

  it('says that it is behind until the view is the newest one, also where nothing takes time', async () => {
    const made = player(0);
    made.add(move('first'));
    expect([made.view.moment, made.behind]).toEqual(['first', false]);
    made.add(move('second'));
    expect([made.view.moment, made.behind, made.busy]).toEqual(['first', true, false]);
    await vi.advanceTimersByTimeAsync(20);
    expect([made.view.moment, made.behind]).toEqual(['second', false]);
  });

  it('draws together what comes at once where nothing takes time, and never keeps anybody waiting', async () => {
    const made = player(0);
    for (const one of moves(30)) {
      made.add(one);
      expect(made.busy).toBe(false);
    }
    expect(made.view.moment).toBe('move 1');
    await vi.advanceTimersByTimeAsync(20);
    expect([made.view.moment, seen]).toEqual(['move 30', ['move 1 ends', 'move 30 ends']]);
  });

  it('shows all of what was asked for, at the usual pace', async () => {
    const made = player(1);
    made.tell(view('before'), moves(9));
    await vi.advanceTimersByTimeAsync(1750);
    expect([made.view.moment, made.busy]).toEqual(['move 9 ends', true]);
    await vi.advanceTimersByTimeAsync(100);
    expect([made.view.moment, made.busy, seen.length]).toEqual(['move 9', false, 18]);
  });

  it('waits for somebody who looks elsewhere', async () => {
    const page = Object.assign(new EventTarget(), { hidden: true });
    vi.stubGlobal('document', page);
    const made = player(1);
    made.add(move('unseen'));
    await vi.advanceTimersByTimeAsync(5000);
    expect([made.current, made.busy]).toEqual([null, true]);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1);
    expect(made.current).toEqual({ event: 'unseen begins' });
    await vi.advanceTimersByTimeAsync(1000);
    expect([made.view.moment, made.busy]).toEqual(['unseen', false]);
    vi.unstubAllGlobals();
  });
});
