import { expect, it } from 'vitest';
import type { AlmanacEntry, Chapter } from '../../wire/types';
import { Words } from '../../i18n/words';
import { named } from './naming';

const entry = (key: string): AlmanacEntry => ({
  key, kind: 'card', name: { es: key, en: key }, text: null, numbers: {}, copies: 1, origin: null, printed: [], rules: [], measured: null,
}); // prettier-ignore
const chapters: Chapter[] = [
  { id: 'weapon', name: { es: 'Armas', en: 'Weapons' }, rules: [], entries: [entry('espada'), entry('arco')] },
];
const words = new Words(
  {
    lang: 'es',
    common: '',
    room: '',
    names: 'card-espada = { "Espada" }\ncard-arco = { "Arco" }\nsquare-a1 = { "A1" }\n',
  },
  [],
);
const spoken = ['espada', 'arco'].map((key) => ({ kind: 'card', key, seat: null }));

it('makes ways to the almanac of the names in a sentence, and of nothing else', () => {
  expect(
    named(
      'Ana cambia la espada por Arco en A1.',
      [...spoken, { kind: 'square', key: 'a1', seat: null }],
      words,
      chapters,
      'x',
    ),
  ).toEqual([
    { text: 'Ana cambia la ', href: null },
    { text: 'espada', href: '/almanac/x#weapon-espada' },
    { text: ' por ', href: null },
    { text: 'Arco', href: '/almanac/x#weapon-arco' },
    { text: ' en A1.', href: null },
  ]);
});

it('leaves a sentence whole that does not say the name', () => {
  expect(named('Ana roba una carta.', spoken, words, chapters, 'x')).toEqual([
    { text: 'Ana roba una carta.', href: null },
  ]);
});
