import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scene } from '$liza/board/context';
import { Hands } from './input.svelte';

describe('an arrow that nobody has seen', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is taken up again by a tap, but not by the second of two taps in one place', () => {
    const takeBack = vi.fn();
    const scene = { playing: true, options: [], mayTakeBack: true, view: { moment: 'Choose' }, takeBack };
    const hands = new Hands(() => scene as unknown as Scene);
    hands.pressSpace('tower');
    vi.advanceTimersByTime(200);
    hands.pressSpace('tower');
    expect(takeBack).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    hands.pressSpace('tower');
    hands.pressSpace('work');
    expect(takeBack).toHaveBeenCalledTimes(3);
  });
});
