import { describe, expect, it } from 'vitest';
import type { AlmanacEntry, Chapter, View } from '../wire/types';
import { entryOf, found, lyingIn, measuredIn, origins } from './almanac';

const entry = (key: string, es: string, text: string, origin: AlmanacEntry['origin']): AlmanacEntry => ({
  key, kind: 'card', name: { es, en: key }, text: { es: text, en: '' }, numbers: {}, copies: 1, origin, printed: [], rules: [], measured: null,
}); // prettier-ignore
const chapters: Chapter[] = [
  {
    id: 'weapon',
    name: { es: 'Armas', en: 'Weapons' },
    rules: [],
    entries: [entry('bow', 'Arco', 'Dispara lejos.', 'original'), entry('sword', 'Espada', 'Corta.', 'printed')],
  },
  {
    id: 'monster',
    name: { es: 'Monstruos', en: 'Monsters' },
    rules: [],
    entries: [entry('dragon', 'Dragón', 'Escupe fuego.', 'partly')],
  },
];
const asked = { words: '', chapter: '', origin: '', lang: 'es' } as const;
const keys = (what: Parameters<typeof found>[1]): string[] =>
  found(chapters, what).flatMap(({ entries }) => entries.map(({ key }) => key));

describe('the almanac', () => {
  it('shows everything when nothing is asked', () => {
    expect(keys(asked)).toEqual(['bow', 'sword', 'dragon']);
  });

  it('finds names and texts without accents, all words at once', () => {
    expect(keys({ ...asked, words: 'dragon FUEGO' })).toEqual(['dragon']);
    expect(keys({ ...asked, words: 'arco fuego' })).toEqual([]);
  });

  it('searches in the language that is read', () => {
    expect(keys({ ...asked, words: 'sword', lang: 'en' })).toEqual(['sword']);
    expect(keys({ ...asked, words: 'sword' })).toEqual([]);
  });

  it('keeps to a chapter and to what is printed', () => {
    expect(keys({ ...asked, chapter: 'weapon' })).toEqual(['bow', 'sword']);
    expect(keys({ ...asked, origin: 'printed' })).toEqual(['sword']);
    expect(found(chapters, { ...asked, origin: 'partly' }).map(({ id }) => id)).toEqual(['monster']);
  });

  it('counts what is printed and what is ours', () => {
    expect(origins(chapters)).toEqual({ printed: 1, partly: 1, original: 1 });
  });

  it('is opened at what a board calls by kind and key', () => {
    expect(entryOf(chapters, 'card:sword:2')).toMatchObject({ chapter: 'weapon', entry: { key: 'sword' } });
    expect(entryOf(chapters, 'square:a7')).toBeNull();
  });

  it('knows what lies on a table, each thing once, and nothing that is hidden', () => {
    const piece = (key: string | null, ...marks: string[]) => ({
      kind: 'card',
      key,
      id: null,
      numbers: {},
      marks: marks.map((mark) => ({ kind: 'card', key: mark, number: null })),
    });
    const zones = [{ id: 'hand', seat: 0, count: 3, pieces: [piece('sword', 'bow'), piece(null), piece('sword')] }];
    expect(lyingIn(chapters, { zones } as unknown as View).map(({ entry }) => entry.key)).toEqual(['sword', 'bow']);
  });

  it('says what was measured in hundredths, and how sure that is', () => {
    const measured = { games: 400, bots: 'greedy', had: 0.254, played: 0.1, wins: -0.031, low: -0.082, high: 0.02 };
    expect(measuredIn(measured)).toEqual({
      games: 400,
      bots: 'greedy',
      had: '25',
      played: '10',
      wins: '−3.1',
      low: '−8.2',
      high: '+2.0',
    });
    expect(measuredIn({ ...measured, wins: null, low: null, high: null }).wins).toBe('');
  });
});
