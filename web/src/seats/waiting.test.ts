import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../wire/types';
import { awaited, byUrgency, deadline, type Standing } from './waiting';

const NOW = 1_000_000;
const HOUR = 3_600_000;

function standing(
  id: string,
  about: Partial<TableInfo> = {},
  until: number | null = null,
  keys: number[] = [],
): Standing {
  const clock = until === null ? null : { left_ms: until - NOW, running: true, until };
  const seats = [0, 1].map((seat) => ({ ready: false, clock: seat === 0 ? clock : null }));
  const table = {
    id,
    status: 'running',
    paused: false,
    previous: null,
    actors: [0],
    seats,
    ...about,
  } as unknown as TableInfo;
  const held = keys.map((seat) => ({ seat, token: `${seat}` }));
  return { mine: { table: id, game: 'x', seat: 0, token: 't', at: 0, keys: held }, table, at: NOW };
}

describe('what waits for me', () => {
  it('is a choice of mine, at a table that stands still no', () => {
    expect(awaited(standing('a'))).toBe(true);
    expect(awaited(standing('a', { actors: [1] }))).toBe(false);
    expect(awaited(standing('a', { paused: true }))).toBe(false);
    expect(awaited(standing('a', { status: 'over' }))).toBe(false);
  });

  it('is a rematch, and not a table that has yet to begin', () => {
    expect(awaited(standing('a', { status: 'waiting', previous: 'b' }))).toBe(true);
    expect(awaited(standing('a', { status: 'waiting' }))).toBe(false);
  });

  it('is also what any seat decides that is played at this screen', () => {
    expect(awaited(standing('a', { actors: [1] }, null, [0, 1]))).toBe(true);
  });

  it('comes in the order of its deadlines, what has none last', () => {
    const list = [
      standing('none'), standing('late', {}, NOW + 5 * HOUR), standing('other', { actors: [1] }, NOW + HOUR), standing('soon', {}, NOW + 2 * HOUR),
    ]; // prettier-ignore
    expect(byUrgency(list).map(({ table }) => table.id)).toEqual(['soon', 'late', 'none']);
  });

  it('has a deadline also where a live clock runs', () => {
    const one = standing('a', {}, NOW + HOUR);
    one.table.seats[0]!.clock!.until = null;
    expect(deadline(one)).toBe(NOW + HOUR);
  });
});
