import { describe, expect, it } from 'vitest';
import type { Mine } from '../mine.svelte';
import type { TableInfo } from '../wire/types';
import { filtered, standing, type Played } from './history';
import { crc32, zip } from './zip';

const played = (game: string, seat: number, ranking: number[][] | null, status = 'over'): Played => ({
  mine: { table: 't', game, seat, token: '', at: 0 } as Mine,
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
  it('has the checksum that everybody expects', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });

  it('holds every file, and says where', async () => {
    const bytes = new Uint8Array(
      await zip([
        { name: 'ñ.json', text: '{}' },
        { name: 'b.json', text: '[1]' },
      ]).arrayBuffer(),
    );
    const view = new DataView(bytes.buffer);
    const end = bytes.length - 22;
    expect(view.getUint32(end, true)).toBe(0x06054b50);
    expect(view.getUint16(end + 10, true)).toBe(2);
    const central = view.getUint32(end + 16, true);
    expect(view.getUint32(central, true)).toBe(0x02014b50);
    expect(central + view.getUint32(end + 12, true)).toBe(end);
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain('ñ.json{}');
    expect(text).toContain('b.json[1]');
  });
});
