import { expect, it } from 'vitest';
import type { AlmanacEntry, Chapter } from '../../wire/types';
import { countChanged } from './changed';

const entry = (key: string, more: Partial<AlmanacEntry> = {}): AlmanacEntry => ({
  key,
  kind: 'card',
  name: { es: key, en: key },
  text: null,
  numbers: { power: 1, cost: 2 },
  copies: 2,
  origin: null,
  printed: [],
  rules: [],
  measured: null,
  ...more,
});
const chapter = (...entries: AlmanacEntry[]): Chapter[] => [{ key: 'all', entries } as unknown as Chapter];

it('counts the cards that differ, are new or are missing, however they are written down', () => {
  const usual = chapter(entry('a'), entry('b'), entry('c'));
  expect(countChanged(usual, usual)).toBe(0);
  const same = entry('a', { numbers: { cost: 2, power: 1 }, origin: 'printed', rules: ['X-1'] });
  expect(countChanged(chapter(same, entry('b'), entry('c')), usual)).toBe(0);
  const text = { es: 'otra', en: 'other' };
  expect(countChanged(chapter(entry('a', { copies: 3 }), entry('b', { text }), entry('d')), usual)).toBe(4);
});
