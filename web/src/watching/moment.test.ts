import { describe, expect, it } from 'vitest';
import { frameOf, pageOf, read } from './moment';

const MOMENT = { table: 'abc', at: 12, seat: 1, watch: 'x-_9' };

describe('the addresses of a moment', () => {
  it('lead to the position, the eyes and the right', () => {
    expect(pageOf(MOMENT, 'at')).toBe('/t/abc/replay?at=12&seat=1#x-_9');
    expect(pageOf({ ...MOMENT, seat: null, watch: null }, 'from')).toBe('/t/abc/replay?from=12');
    expect(frameOf({ ...MOMENT, seat: null, watch: null })).toBe('/embed/abc#12');
  });

  it('are read as they were written, whatever else stands there', () => {
    expect(read(frameOf(MOMENT).split('#')[1] ?? '')).toEqual({ at: 12, seat: 1, watch: 'x-_9' });
    expect(read('')).toEqual({ at: 0, seat: null, watch: null });
    expect(read('-3&seat=x')).toEqual({ at: 0, seat: null, watch: null });
  });
});
