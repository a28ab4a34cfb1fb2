import type { Lang } from '../base/lang';
import { settings } from '../base/settings.svelte';
import { Texts, type Values } from './fluent';

/** How sentences are said from the texts of a part of the client: in a component they change with the language. */
export function spoken(sources: Record<Lang, string>): (id: string, values?: Values) => string {
  const texts = { es: new Texts('es', sources.es), en: new Texts('en', sources.en) };
  return (id, values = {}) => texts[settings.lang].text(id, values);
}
