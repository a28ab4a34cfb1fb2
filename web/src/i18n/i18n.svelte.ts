import type { Lang } from '../base/lang';
import { settings } from '../base/settings.svelte';
import en from './en.ftl?raw';
import es from './es.ftl?raw';
import { Texts, type Values } from './fluent';

const TEXTS: Record<Lang, Texts> = { es: new Texts('es', es), en: new Texts('en', en) };
export const LANGS: readonly Lang[] = ['es', 'en'];

/** A sentence of the client in the language chosen; in a component it changes with it. */
export const t = (id: string, values: Values = {}): string => TEXTS[settings.lang].text(id, values);

/** The same where it is not certain that the sentence exists. */
export const find = (id: string, values: Values = {}): string | null => TEXTS[settings.lang].find(id, values);

/** A sentence of the client in both languages. */
export const both = (id: string, values: Values = {}): Record<Lang, string> => ({
  es: TEXTS.es.text(id, values),
  en: TEXTS.en.text(id, values),
});
