import { settings, type Lang } from '../base/settings.svelte';
import { Texts, type Values } from '../i18n/fluent';
import en from './en.ftl?raw';
import es from './es.ftl?raw';

const TEXTS: Record<Lang, Texts> = { es: new Texts('es', es), en: new Texts('en', en) };

/** A sentence about tournaments in the language chosen; in a component it changes with it. */
export const say = (id: string, values: Values = {}): string => TEXTS[settings.lang].text(id, values);
