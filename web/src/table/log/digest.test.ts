import { describe, expect, it } from 'vitest';
import type { Happening, Replay } from '../../wire/types';
import type { Words } from '../../i18n/words';
import { digest } from './digest';

/** Tells each choice by its number; what is called «quiet» says nothing. */
const words = {
  events: (seen: readonly Happening[]) =>
    seen.map(({ event, n }) => (event === 'quiet' ? '' : `${event} ${n}`)).join(' '),
} as unknown as Words;

const step = (n: number, seat: number, about: Record<string, unknown> = {}) => ({
  step: n, seat, action: null, drawn: null, view: {}, events: [{ event: 'did', n, seat, ...about }],
}); // prettier-ignore
const replay = (...steps: unknown[]): Replay => ({ seat: 0, notes: [], steps }) as unknown as Replay;
const told = (game: Replay, looked: number | null) => digest(game, looked, 0, words).lines.map(({ step }) => step);

describe('what happened since I last looked', () => {
  it('begins after what has been seen', () => {
    const game = replay(step(0, 1), step(1, 1), step(2, 0), step(3, 1), step(4, 1));
    expect(told(game, 1)).toEqual([2, 3, 4]);
    expect(told(game, 4)).toEqual([]);
  });

  it('begins after my last choice where I have never looked', () => {
    const game = replay(step(0, 1), step(1, 1), step(2, 0), step(3, 1));
    expect(told(game, null)).toEqual([3]);
    expect(digest(game, null, 0, words).since).toBe(2);
  });

  it('says nothing of what nothing is said of, and the same once', () => {
    const game = replay(step(0, 1), step(1, 1, { event: 'quiet' }), step(2, 1), step(3, 1, { n: 2 }));
    expect(told(game, 0)).toEqual([2]);
  });

  it('has ten lines at most: what concerns me, then the newest, in their order, and how much is left out', () => {
    const game = replay(...Array.from({ length: 31 }, (_, n) => step(n, 1, n === 3 ? { rival_seat: 0 } : {})));
    const found = digest(game, 0, 0, words);
    expect(found.lines.map(({ step }) => step)).toEqual([3, 23, 24, 25, 26, 27, 28, 29, 30]);
    expect(found.left).toBe(21);
    const ten = replay(...Array.from({ length: 11 }, (_, n) => step(n, 1)));
    expect(digest(ten, 0, 0, words)).toMatchObject({ left: 0, lines: { length: 10 } });
  });
});
