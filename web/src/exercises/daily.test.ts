import { describe, expect, it } from 'vitest';
import { dayOf, following, ofDay } from './daily';

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at + 1), difficulty: 1 }));
const GAMES = [{ id: 'a' }, { id: 'b' }, { id: 'none' }];
const ROWS = { a: rows(2), b: rows(3), none: [] };

describe('the exercise of the day', () => {
  it('is of another game every day, and each game goes through all of its own', () => {
    const days = Array.from({ length: 6 }, (_, day) => ofDay(day, GAMES, ROWS)).map(
      (one) => `${one?.game.id}${one?.row.id}`,
    );
    expect(days).toEqual(['a1', 'b1', 'a2', 'b2', 'a1', 'b3']);
  });

  it('is none where there are none', () => {
    expect(ofDay(3, GAMES, {})).toBeNull();
  });

  it('changes at midnight and not before', () => {
    expect(dayOf(new Date(2026, 0, 1, 23, 59))).toBe(dayOf(new Date(2026, 0, 1, 0, 0)));
    expect(dayOf(new Date(2026, 0, 2, 0, 0))).toBe(dayOf(new Date(2026, 0, 1, 0, 0)) + 1);
  });
});

describe('the next exercise', () => {
  it('is one that was not tried, round the corner too', () => {
    expect(following(rows(4), '2', { 3: true })?.id).toBe('4');
    expect(following(rows(4), '3', { 3: true, 4: false })?.id).toBe('1');
    expect(following(rows(2), '1', { 1: true, 2: true })?.id).toBe('2');
    expect(following(rows(1), '1', {})).toBeNull();
  });
});
