import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { MySeat } from '../seats/my-seats.svelte';
import type { TableInfo } from '../wire/types';
import { filtered, standing, type Played } from './history';
import { zip } from '../base/zip';

const played = (game: string, seat: number, ranking: number[][] | null, status = 'over'): Played => ({
  mine: { table: 't', game, seat, token: '', at: 0 } as MySeat,
  table: {
    id: 't',
    game,
    status,
    outcome: ranking && { reason: '', ranking, scores: ranking.flat().map(() => 0) },
  } as unknown as TableInfo,
});

describe('the games of this device', () => {
  it('say how they went for whoever kept them', () => {
    expect(standing(played('a', 1, [[1], [0]]))).toBe('won');
    expect(standing(played('a', 0, [[1], [0]]))).toBe('lost');
    expect(standing(played('a', 0, [[0, 1]]))).toBe('drew');
    expect(standing(played('a', 0, null, 'running'))).toBe('going');
    expect(standing(played('a', 0, null, 'cancelled'))).toBe('off');
  });

  it('are found by game and by how they went', () => {
    const all = [played('a', 0, [[0], [1]]), played('b', 0, [[0], [1]]), played('a', 1, [[0], [1]])];
    expect(filtered(all, { game: 'a', standing: '' })).toHaveLength(2);
    expect(filtered(all, { game: 'a', standing: 'lost' })).toEqual([all[2]]);
    expect(filtered(all, { game: '', standing: '' })).toEqual(all);
  });
});

describe('an archive of records', () => {
  it('holds every file whole, under its name', async () => {
    const long = '[1]'.repeat(5000);
    const archive = zip([
      { name: 'ñ.json', text: '{"ganó":"Ána"}' },
      { name: 'b.json', text: long },
    ]);
    expect(archive.type).toBe('application/zip');
    const found = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    expect(Object.keys(found)).toEqual(['ñ.json', 'b.json']);
    expect(strFromU8(found['ñ.json']!)).toBe('{"ganó":"Ána"}');
    expect(strFromU8(found['b.json']!)).toBe(long);
    expect(archive.size).toBeLessThan(long.length);
  });
});
