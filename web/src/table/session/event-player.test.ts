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

  it('shows the newest of two hundred choices within seconds: it never jumps by itself', async () => {
    const made = player(1);
    made.viewer = 1;
    for (const one of moves(200)) made.add({ ...one, events: one.events.map((event) => ({ ...event, seat: 0 })) });
    await vi.advanceTimersByTimeAsync(3000);
    expect(made.busy).toBe(true);
    expect(made.view.moment).not.toBe('move 200');
    await vi.advanceTimersByTimeAsync(12_000);
    expect([made.view.moment, made.pending, made.busy]).toEqual(['move 200', 0, false]);
  });

  const dull = (name: string, seat: number) => ({ events: [{ event: name, seat }], after: view(name) });

  const theirs = (name: string, about: Record<string, unknown> = {}) => ({
    events: [{ event: name, seat: 1, ...about }],
    after: view(name),
  });
  const beats: Record<string, number> = { blow: 1200, fall: 1500, storm: 1800, mine: 800 };
  const many = (...names: string[]) => names.map((name) => theirs(name));
  const watching = (): EventPlayer => {
    const made = player(1);
    made.viewer = 0;
    made.animation = { beat: ({ event }) => beats[event] ?? 600 };
    return made;
  };

  it('draws together what others do among themselves where much of it waits, and says what weighs most', async () => {
    const made = watching();
    made.add(...many('step', 'aim', 'blow', 'parry', 'fall', 'step', 'step', 'step'));
    await vi.advanceTimersByTimeAsync(1);
    expect(made.summed).toBe(true);
    expect(made.breath.map(({ event }) => event)).toEqual(['blow', 'fall']);
    expect(made.together.length).toBeGreaterThan(4);
    await vi.advanceTimersByTimeAsync(3500);
    expect([made.view.moment, made.pending, made.busy]).toEqual(['step', 0, false]);
  });

  it('shows by itself, for most of its time, what is done to the viewer and what concerns all, whatever waits', async () => {
    const made = watching();
    const storm = { events: [{ event: 'storm' }], after: view('storm') };
    const mine = theirs('mine', { target_seat: 0 });
    made.add(
      ...many('step', 'blow', 'blow', 'blow'),
      mine,
      ...many('blow', 'blow'),
      storm,
      ...many('blow', 'blow', 'blow'),
    );
    const alone: string[] = [];
    const spent: Record<string, number> = {};
    for (let at = 0; at < 12_000; at += 10) {
      await vi.advanceTimersByTimeAsync(10);
      if (!made.busy || made.together.length !== 1) continue;
      const name = made.current?.event ?? '';
      if (alone.at(-1) !== name) alone.push(name);
      spent[name] = (spent[name] ?? 0) + 10;
    }
    expect(alone.filter((name) => name === 'mine' || name === 'storm')).toEqual(['mine', 'storm']);
    expect(spent['mine']).toBeGreaterThan(800 * 0.5);
    expect(seen.filter((name) => name === 'mine')).toHaveLength(1);
  });

  it('shows by itself what only leads to what is done to the viewer, as the die of who strikes them', async () => {
    const made = watching();
    const struck = [
      { event: 'strike', seat: 1, target_seat: 0 },
      { event: 'roll', seat: 1 },
      { event: 'hurt', seat: 0 },
    ];
    const elsewhere = [{ event: 'gain', seat: 2 }];
    made.add(
      ...many('blow', 'blow', 'blow'),
      { events: [...struck, ...elsewhere], after: view('x') },
      ...many('blow', 'blow'),
    );
    const alone: string[] = [];
    for (let at = 0; at < 12_000; at += 10) {
      await vi.advanceTimersByTimeAsync(10);
      const name = made.current?.event ?? '';
      if (made.busy && made.together.length === 1 && alone.at(-1) !== name) alone.push(name);
    }
    expect(alone).toEqual(['strike', 'roll', 'hurt']);
  });

  it('draws nothing together where little waits', async () => {
    const made = watching();
    made.add(...many('step', 'aim', 'blow'));
    const told: (string | undefined)[] = [];
    for (let at = 0; at < 4000; at += 10) {
      await vi.advanceTimersByTimeAsync(10);
      if (made.busy && told.at(-1) !== made.current?.event) told.push(made.current?.event);
      expect(made.summed).toBe(false);
    }
    expect(told).toEqual(['step', 'aim', 'blow']);
  });

  it('opens what was drawn together: from before it, one by one, and then goes on', async () => {
    const made = watching();
    made.animation.stage = (before, { event }) => ({ ...before, moment: event });
    const all = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
    made.add(...many(...all));
    await vi.advanceTimersByTimeAsync(1);
    const count = made.together.length;
    expect([made.summed, made.pending]).toEqual([true, 8 - count]);
    made.open();
    const told: string[] = [];
    for (let at = 0; at < 9000; at += 10) {
      await vi.advanceTimersByTimeAsync(10);
      if (made.together.length === 1 && told.at(-1) !== made.view.moment) told.push(made.view.moment);
      if (!made.busy) break;
    }
    expect(told.slice(0, count)).toEqual(all.slice(0, count));
    expect([made.view.moment, made.pending, made.busy]).toEqual(['eight', 0, false]);
  });

  it('goes straight on to the own decision where that is wanted: what is done to the viewer is still shown', async () => {
    seen.length = 0;
    const made = new EventPlayer(
      view('a'),
      () => 1,
      ({ event }) => seen.push(event),
      () => true,
    );
    made.viewer = 0;
    made.animation = { beat: ({ event }) => beats[event] ?? 600 };
    const storm = { events: [{ event: 'storm' }], after: view('storm') };
    made.add(
      ...many('step', 'blow', 'fall'),
      storm,
      theirs('mine', { target_seat: 0 }),
      ...many('blow', 'fall', 'step'),
    );
    let mine = 0;
    let time = 0;
    while (made.busy || made.behind) {
      await vi.advanceTimersByTimeAsync(10);
      time += 10;
      if (made.together.length === 1 && made.current?.event === 'mine') mine += 10;
    }
    expect(mine).toBeGreaterThan(500);
    expect(time).toBeLessThan(2200);
    expect(made.view.moment).toBe('step');
  });

  it('shows as one picture what the board says is one, the own of it included', async () => {
    const made = watching();
    made.animation.together = ({ event }) => (event === 'storm' ? ['hurt', 'broken'] : []);
    const hit = (event: string, seat: number) => ({ event, seat });
    const events = [hit('hurt', 1), hit('broken', 1), hit('hurt', 0), hit('hurt', 2), hit('hurt', 0), hit('broken', 0)];
    made.add({ events: [{ event: 'storm' }, ...events, hit('step', 2)], after: view('after') });
    await vi.advanceTimersByTimeAsync(1);
    expect([made.together.length, made.pending, made.summed]).toEqual([7, 1, false]);
    expect(made.breath).toEqual([{ event: 'storm' }, hit('hurt', 0), hit('hurt', 0), hit('broken', 0)]);
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

  it('takes no time for a choice of which nothing came, and all of it for what comes after', async () => {
    const made = player(1);
    made.viewer = 0;
    const nothing = { events: [], after: view('nothing') };
    made.add(dull('first', 1), nothing, dull('last', 1), nothing);
    await vi.advanceTimersByTimeAsync(150);
    expect([made.current?.event, made.busy]).toEqual(['last', true]);
    await vi.advanceTimersByTimeAsync(100);
    expect([made.view.moment, made.pending, made.busy]).toEqual(['nothing', 0, false]);
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
