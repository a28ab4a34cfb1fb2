import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { MySeat } from '../seats/my-seats.svelte';
import type { FinishedInfo, TableInfo } from '../wire/types';
import { filtered, joined, standing, type Played } from './history';
import { zip } from '../base/zip';

const played = (game: string, seat: number, ranking: number[][] | null, status = 'over'): Played => ({
  mine: { table: 't', game, seat, token: '', at: 0 } as MySeat,
  table: {
    id: 't',
    game,
    status,
    created: 5,
    seats: [],
    outcome: ranking && { reason: '', ranking, scores: ranking.flat().map(() => 0) },
  } as unknown as TableInfo,
});

const site = (table: string, game: string, went: FinishedInfo['went'], name: string): FinishedInfo => ({
  table,
  game,
  ended: 5,
  rated: true,
  went,
  seats: [
    { name: 'Ana', level: null, place: 1, departed: false, me: true },
    { name, level: null, place: 2, departed: false, me: false },
  ],
});
const ALL = { game: '', standing: '', name: '' } as const;

describe('the games of this device', () => {
  it('say how they went for the player who kept them', () => {
    expect(standing(played('a', 1, [[1], [0]]))).toBe('won');
    expect(standing(played('a', 0, [[1], [0]]))).toBe('lost');
    expect(standing(played('a', 0, [[0, 1]]))).toBe('drew');
    expect(standing(played('a', 0, null, 'running'))).toBe('going');
    expect(standing(played('a', 0, null, 'cancelled'))).toBe('off');
  });

  it('stand in one list with those played elsewhere, each once', () => {
    const rows = joined([played('a', 0, [[0], [1]])], [site('t', 'a', 'lost', 'Eva'), site('u', 'b', 'won', 'Luis')]);
    expect(rows.map(({ table, went, here }) => [table, went, here !== null])).toEqual([
      ['t', 'lost', true],
      ['u', 'won', false],
    ]);
  });

  it('are found by game, by how they went and by who played', () => {
    const rows = joined(
      [],
      [site('t', 'a', 'won', 'Eva'), site('u', 'b', 'won', 'Luis'), site('v', 'a', 'lost', 'Eva')],
    );
    const found = (filter: object): string[] => filtered(rows, { ...ALL, ...filter }).map(({ table }) => table);
    expect(found({ game: 'a' })).toEqual(['t', 'v']);
    expect(found({ game: 'a', standing: 'lost' })).toEqual(['v']);
    expect(found({ name: ' lUi' })).toEqual(['u']);
    expect(found({})).toEqual(['t', 'u', 'v']);
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
