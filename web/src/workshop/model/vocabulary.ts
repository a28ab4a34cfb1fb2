/** The words of a game's packs as one says them, brought by its room: a file has its own, in English and short. */

import { settings } from '../../base/settings.svelte';
import { Texts } from '../../i18n/fluent';

const FOUND = import.meta.glob<string>('$games/*/texts/workshop.es.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const SPANISH = new Map(
  Object.entries(FOUND).map(([path, text]) => [/\/games\/([^/]+)\//.exec(path)?.[1], new Texts('es', text)]),
);

/** How a word of a field is said in the language chosen; undefined where the room's workshop has no word for it. */
export function said(game: string, field: string, word: string): string | undefined {
  const found = SPANISH.get(game)?.find(`${field}-${word}`) ?? undefined;
  return settings.lang === 'es' ? found : found && word.replaceAll('_', ' ');
}

/** An effect word as it stands in a list: as one says it, and as the file has it. */
export function effect(game: string, word: string): string {
  const spoken = said(game, 'do', word);
  return spoken && spoken !== word ? `${spoken} (${word})` : word;
}
