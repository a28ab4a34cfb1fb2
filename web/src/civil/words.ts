import { settings } from '../base/settings.svelte';
import { spoken } from '../i18n/spoken';
import en from './en.ftl?raw';
import es from './es.ftl?raw';

/** A sentence about other people. */
export const c = spoken({ es, en });

/** A day in words, such as *3 may 2027*. */
export const day = (at: number): string => new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium' }).format(at);
