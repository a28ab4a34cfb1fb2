import { afterEach, expect, test, vi } from 'vitest';
import { Drag, waitFor, type Drop } from './drag.svelte.ts';

const pointer = (x: number, y: number): PointerEvent =>
  ({ button: 0, pointerId: 1, clientX: x, clientY: y }) as unknown as PointerEvent;

/** A place that takes what is let go over it. */
function place(name: string): Element {
  const attributes = new Map([['data-drop', name]]);
  const element = {
    closest: () => element,
    getAttribute: (id: string) => attributes.get(id) ?? null,
    setAttribute: (id: string, value: string) => attributes.set(id, value),
    removeAttribute: (id: string) => attributes.delete(id),
  };
  return element as unknown as Element;
}

function board(): { seen: Element | null; drops: (readonly [string, Drop])[]; drag: Drag } {
  const here = { seen: null as Element | null, drops: [] as (readonly [string, Drop])[] };
  vi.stubGlobal('document', { elementFromPoint: () => here.seen });
  const drag = new Drag((id, drop) => here.drops.push([id, drop]));
  return Object.assign(here, { drag });
}

afterEach(() => {
  vi.unstubAllGlobals();
  waitFor(() => null);
});

function flick({ drag }: { drag: Drag }, id: string, x: number): void {
  drag.begin(id, pointer(0, 0));
  drag.move(pointer(x, 0));
  drag.end(pointer(x, 0));
}

test('what is let go over a place goes there', () => {
  const here = board();
  here.seen = place('front');
  here.drag.begin('card', pointer(0, 0));
  here.drag.move(pointer(30, 0));
  expect(here.seen.getAttribute('data-over')).toBe('');
  here.drag.end(pointer(30, 0));
  expect(here.seen.getAttribute('data-over')).toBeNull();
  expect(here.drops.map(([id, drop]) => [id, drop.place])).toEqual([['card', 'front']]);
});

test('a flick finds a place that is drawn only once the drag has begun', () => {
  const here = board();
  here.drag.begin('card', pointer(0, 0));
  here.drag.move(pointer(300, 0));
  here.seen = place('front');
  here.drag.end(pointer(300, 0));
  expect(here.drops.map(([, drop]) => drop.place)).toEqual(['front']);
});

test('a place that is drawn anew in the last moment still takes what was over it', () => {
  const here = board();
  here.seen = place('front');
  here.drag.begin('card', pointer(0, 0));
  here.drag.move(pointer(30, 0));
  here.seen = null;
  here.drag.end(pointer(30, 0));
  expect(here.drops.map(([, drop]) => drop.place)).toEqual(['front']);
});

test('a small tremble is a click and not a drag', () => {
  const here = board();
  here.drag.begin('card', pointer(0, 0));
  here.drag.move(pointer(3, 3));
  here.drag.end(pointer(3, 3));
  expect(here.drops).toEqual([]);
  expect(here.drag.swallow()).toBe(false);
});

test('what is let go while a choice is under way goes there once the table has answered, and of several the last', async () => {
  const here = board();
  let answered = (): void => undefined;
  const answer = new Promise<void>((resolve) => (answered = resolve));
  waitFor(() => answer);
  flick(here, 'first', 30);
  flick(here, 'last', 60);
  expect([here.drops, here.drag.id]).toEqual([[], null]);
  here.seen = place('front'); // drawn only once there is something to choose
  waitFor(() => null);
  answered();
  await new Promise((resolve) => setTimeout(resolve));
  expect(here.drops.map(([id, drop]) => [id, drop.x, drop.place])).toEqual([['last', 60, 'front']]);
});
