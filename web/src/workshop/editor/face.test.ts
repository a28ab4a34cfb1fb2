import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { settings } from '../../base/settings.svelte';
import type { Words } from '../../i18n/words';
import type { DraftEntry } from '../../wire/types';
import Face from './Face.svelte';

const LABELS: Record<string, string> = { 'number-damage': 'Daño', 'number-range': 'Alcance' };
const words = { find: (id: string) => LABELS[id] ?? null } as unknown as Words;
const entry = (text: string | null) =>
  ({
    section: 'weapon',
    entry: 'axe',
    card: {
      kind: 'weapon',
      key: 'axe',
      name: { es: 'Hacha', en: 'Axe' },
      text: text && { es: text, en: 'Roll again.' },
      numbers: { damage: 4, range: 2 },
      origin: null,
    },
  }) as unknown as DraftEntry;

/** What is drawn on the card itself, not said below it. */
function drawn(text: string | null): string {
  settings.lang = 'es';
  const dress = { art: {}, flavour: {}, colours: {} } as never;
  const shown = entry(text);
  const { body } = render(Face, { props: { game: 'tanxi', shown, face: () => ({}), words, stale: false, dress } });
  return body.slice(body.indexOf('<svg'), body.indexOf('</svg>'));
}

describe('the card that is worked on', () => {
  it('shows its text, and what its numbers are', () => {
    expect(drawn('Tira otra vez.')).toContain('Tira otra vez.');
    for (const text of ['Tira otra vez.', null])
      for (const label of ['Daño', 'Alcance']) expect(drawn(text)).toContain(label);
  });
});
