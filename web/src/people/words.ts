import { settings, type Lang } from '../base/settings.svelte';
import { Texts, type Values } from '../i18n/fluent';
import en from './en.ftl?raw';
import es from './es.ftl?raw';

const TEXTS: Record<Lang, Texts> = { es: new Texts('es', es), en: new Texts('en', en) };

/** A sentence about who somebody is, in the language chosen; in a component it changes with it. */
export const p = (id: string, values: Values = {}): string => TEXTS[settings.lang].text(id, values);

/** A day in words, such as *3 de mayo de 2027*. */
export const day = (at: number): string => new Intl.DateTimeFormat(settings.lang, { dateStyle: 'long' }).format(at);
