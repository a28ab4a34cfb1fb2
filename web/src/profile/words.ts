import { settings } from '../base/settings.svelte';
import { spoken } from '../i18n/spoken';
import en from './en.ftl?raw';
import es from './es.ftl?raw';

/** A sentence about what a person plays with and shows. */
export const say = spoken({ es, en });

export const day = (at: number): string => new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium' }).format(at);
export const percent = (share: number): number => Math.round(100 * share);
