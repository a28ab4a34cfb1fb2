import { describe, expect, it } from 'vitest';
import { asked, holds, marked } from './search';

describe('a search in the rules', () => {
  it.each([
    ['vender', 'Puedes vender cartas.'],
    ['vendo', 'Quien vende una carta cobra.'],
    ['dados', 'Lanza un dado.'],
    ['TÓRRE', 'En la torre'],
    ['attacks', 'An attacking player'],
    ['tr-061', 'TR-061 Se vende'],
  ])('finds %s in «%s»', (query, text) => {
    expect(holds(text, asked(query))).toBe(true);
  });

  it.each([
    ['dragon', 'un ogro'],
    ['vender caro', 'vender barato'],
  ])('does not find %s in «%s»', (query, text) => {
    expect(holds(text, asked(query))).toBe(false);
  });

  it('finds everything where no word is asked for', () => {
    expect(holds('Luego', asked(' '))).toBe(true);
    expect(marked('Luego', asked(''))).toEqual([{ text: 'Luego', hit: false }]);
  });

  it('marks what it finds, in whatever form', () => {
    expect(marked('Vendes por la mitad; véndela.', asked('vender'))).toEqual([
      { text: 'Vendes', hit: true },
      { text: ' por la mitad; ', hit: false },
      { text: 'véndela', hit: true },
      { text: '.', hit: false },
    ]);
  });
});
