/** The words of packs as one says them: a file has its own, in English and short. */

import { settings } from '../settings.svelte';
import { Texts } from '../words/fluent';
import es from './vocabulary.es.ftl?raw';

const SPANISH = new Texts('es', es);

/** How a word of a field is said in the language chosen; undefined where only the room has a word for it. */
export function said(field: string, word: string): string | undefined {
  const found = SPANISH.find(`${field}-${word}`) ?? undefined;
  return settings.lang === 'es' ? found : found && word.replaceAll('_', ' ');
}

/** An effect word as it stands in a list: as one says it, and as the file has it. */
export function effect(word: string): string {
  const spoken = said('do', word);
  return spoken && spoken !== word ? `${spoken} (${word})` : word;
}
