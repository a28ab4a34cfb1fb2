import { describe, expect, it } from 'vitest';
import type { AlmanacEntry, Chapter } from '../wire/types';
import { found, origins } from './almanac';

const entry = (key: string, es: string, text: string, origin: AlmanacEntry['origin']): AlmanacEntry => ({
  key, kind: 'card', name: { es, en: key }, text: { es: text, en: '' }, numbers: {}, copies: 1, origin, printed: [],
}); // prettier-ignore
const chapters: Chapter[] = [
  { id: 'weapon', name: { es: 'Armas', en: 'Weapons' }, entries: [entry('bow', 'Arco', 'Dispara lejos.', 'original'), entry('sword', 'Espada', 'Corta.', 'printed')] },
  { id: 'monster', name: { es: 'Monstruos', en: 'Monsters' }, entries: [entry('dragon', 'Dragón', 'Escupe fuego.', 'partly')] },
];
const asked = { words: '', chapter: '', origin: '', lang: 'es' } as const;
const keys = (what: Parameters<typeof found>[1]): string[] => found(chapters, what).flatMap(({ entries }) => entries.map(({ key }) => key));

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
});
