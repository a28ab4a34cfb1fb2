import { describe, expect, it } from 'vitest';
import { article } from './articles';
import { Texts } from './fluent';

/** What stands before a name. The same examples stand in tests/words/test_articles.py. */
const SPANISH = {
  'Araña tejedora': 'la', 'Serpiente de río': 'la', Hidra: 'la', 'Arpía, la Vieja': 'la', Legión: 'la',
  Maldición: 'la', Tempestad: 'la', Emperatriz: 'la', Esfinge: 'la', MEDUSA: 'la',
  'Oso de la caverna': 'el', Gólem: 'el', Fantasma: 'el', 'Águila bicéfala': 'el', Hada: 'el', Escorpión: 'el',
  Pirata: 'el', Kraken: 'el', '8 brazos': 'el', '': 'el',
}; // prettier-ignore
const ENGLISH = {
  'Armoured crab': 'an', Owl: 'an', Imp: 'an', Unnamed: 'an', 'River snake': 'a', Unicorn: 'a', 'One-eyed man': 'a',
}; // prettier-ignore

describe('the article before a name', () => {
  it('goes by how the name is written, in either language', () => {
    for (const [name, found] of Object.entries(SPANISH)) expect([name, article('es', name)]).toEqual([name, found]);
    for (const [name, found] of Object.entries(ENGLISH)) expect([name, article('en', name)]).toEqual([name, found]);
  });

  it('is what a sentence chooses by', () => {
    const texts = new Texts('es', 'met = { ARTICLE($one) ->\n  [la] La { $one }\n *[el] El { $one }\n }');
    expect(['Hidra', 'Oso'].map((one) => texts.text('met', { one }))).toEqual(['La Hidra', 'El Oso']);
  });
});
