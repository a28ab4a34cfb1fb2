import { expect, test } from 'vitest';
import type { GameInfo } from '../wire/types';
import { lackOf, type Lack } from './file';

const games = [{ id: 'qiahn', version: 3, pack: { name: 'base', hash: 'abc' } }] as unknown as GameInfo[];
const record = {
  liza: 1,
  game: 'qiahn',
  version: 3,
  options: {},
  names: ['Ana', 'Bruno'],
  seed: 7,
  commitment: 'c',
  pack_hash: 'abc',
  actions: ['1 deploy mago'],
  outcome: { reason: 'survivors', ranking: [[1], [0]], scores: [1, 3] },
};

test.each([[7], [2 ** 70], ['00'.repeat(32)]])('a game with the seed %s can be opened', (seed) => {
  expect(lackOf(JSON.stringify({ ...record, seed }), games)).toBeNull();
});

test('a game that somebody resigned can be opened', () => {
  expect(lackOf(JSON.stringify({ ...record, ending: { resigned: 0 } }), games)).toBeNull();
});

test.each<[Lack, string]>([
  ['none', 'not a game'],
  ['none', '[1]'],
  ['none', '{"a": 1}'],
  ['damaged', JSON.stringify(record).slice(0, 90)],
])('%s is said of %s', (lack, text) => {
  expect(lackOf(text, games)).toBe(lack);
});

test.each<[Lack, object]>([
  ['format', { liza: 2 }],
  ['damaged', { names: undefined }],
  ['damaged', { actions: [1] }],
  ['damaged', { seed: true }],
  ['damaged', { seed: undefined }],
  ['damaged', { outcome: undefined }],
  ['game', { game: 'chess' }],
  ['rules', { version: 2 }],
  ['cards', { pack_hash: 'def' }],
  ['unfinished', { outcome: null }],
  ['sealed', { seed: null }],
  ['left', { actions: ['0 leaves'] }],
  ['drawn', { ending: { resigned: null } }],
])('%s is said of a record with %j', (lack, other) => {
  expect(lackOf(JSON.stringify({ ...record, ...other }), games)).toBe(lack);
});
