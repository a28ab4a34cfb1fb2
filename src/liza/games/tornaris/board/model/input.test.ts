import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardContext } from '$liza/board/context';
import { BoardInput } from './input.svelte';

describe('an arrow that nobody has seen', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is taken up again by a tap, but not by the second of two taps in one place', () => {
    const takeBack = vi.fn();
    const context = { playing: true, options: [], mayTakeBack: true, view: { moment: 'Choose' }, takeBack };
    const input = new BoardInput(() => context as unknown as BoardContext);
    input.pressSpace('tower');
    vi.advanceTimersByTime(200);
    input.pressSpace('tower');
    expect(takeBack).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    input.pressSpace('tower');
    input.pressSpace('work');
    expect(takeBack).toHaveBeenCalledTimes(3);
  });
});
