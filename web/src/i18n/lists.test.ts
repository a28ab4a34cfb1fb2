import { describe, expect, it } from 'vitest';
import { Texts } from './fluent';
import { listed } from './lists';

/** What stands before the last of several things. The same examples stand in tests/words/test_enumeration.py. */
const JOINED = {
  Beto: 'y', Inés: 'e', Íñigo: 'e', íncubo: 'e', Iris: 'e', Hidra: 'e', hilo: 'e', HIMNO: 'e', Hi: 'e',
  Hielo: 'y', hierro: 'y', HIERRO: 'y', hiato: 'y', Yelmo: 'y', y: 'y', Hacha: 'y', '8': 'y',
}; // prettier-ignore

describe('several things in one phrase', () => {
  it('turns «y» into «e» before the sound of i, and not before hie-', () => {
    for (const [last, joint] of Object.entries(JOINED)) {
      expect(listed('es', ['Ana', last])).toBe(`Ana ${joint} ${last}`);
      expect(listed('es', ['Íñigo', 'Ana', last])).toBe(`Íñigo, Ana ${joint} ${last}`);
    }
  });

  it('is joined with «and» in English, without a comma before it', () => {
    expect(listed('en', ['Ana', 'Inés'])).toBe('Ana and Inés');
    expect(listed('en', ['Íñigo', 'Ana', 'Inés'])).toBe('Íñigo, Ana and Inés');
  });

  it('leaves one thing as it is, and nothing as nothing', () => {
    expect([listed('es', ['Íñigo']), listed('es', []), listed('en', [])]).toEqual(['Íñigo', '', '']);
  });

  it('can be asked for within a sentence', () => {
    const tied = (lang: string, one: string, other: string): string =>
      new Texts(lang, 'tied = Empate entre { LIST($one, $other) }.').text('tied', { one, other });
    expect(tied('es', 'Ana', 'Inés')).toBe('Empate entre Ana e Inés.');
    expect(tied('es', 'Inés', 'Ana')).toBe('Empate entre Inés y Ana.');
    expect(tied('en', 'Ana', 'Inés')).toBe('Empate entre Ana and Inés.');
  });
});
