/** How long it is until a moment, and which day and hour that is, in words. */

import type { Lang } from '../base/lang';
import { t } from './i18n.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** So many hours are told in days. */
const IN_DAYS = 36 * HOUR;
const WEEK = 6;

/** A span of time: *2 días*, *5 horas*, *20 minutos*. */
export function span(ms: number): string {
  if (ms >= IN_DAYS) return t('span-days', { count: Math.round(ms / DAY) });
  if (ms >= 2 * HOUR) return t('span-hours', { count: Math.floor(ms / HOUR) });
  return t('span-minutes', { count: Math.max(1, Math.floor(ms / MINUTE)) });
}

/** The days between two moments, as a calendar counts them. */
function daysBetween(now: Date, then: Date): number {
  const midnight = (day: Date): number => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
  return Math.round((midnight(then) - midnight(now)) / DAY);
}

/** A moment: *hoy a las 18:00*, *el martes a las 18:00*, *el 3 de diciembre a las 18:00*. */
export function moment(at: number, now: number, lang: Lang): string {
  const then = new Date(at);
  const hour = new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).format(then);
  const days = daysBetween(new Date(now), then);
  if (days === 0) return t('moment-today', { hour });
  if (days === 1) return t('moment-tomorrow', { hour });
  const near = days > 0 && days <= WEEK;
  const format: Intl.DateTimeFormatOptions = near ? { weekday: 'long' } : { day: 'numeric', month: 'long' };
  return t(near ? 'moment-weekday' : 'moment-date', { day: new Intl.DateTimeFormat(lang, format).format(then), hour });
}

/** The same in as few letters as will do, for a clock: *mar 18:00*, *3 dic*. */
export function briefly(at: number, now: number, lang: Lang): string {
  const near = Math.abs(daysBetween(new Date(now), new Date(at))) <= WEEK;
  const format: Intl.DateTimeFormatOptions = near
    ? { weekday: 'short', hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }
    : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(lang, format).format(at);
}

/** How long ago a moment was: *hace 5 horas*, *ayer*. */
export function ago(at: number, now: number, lang: Lang): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const past = Math.max(0, now - at);
  if (past >= DAY) return format.format(-Math.floor(past / DAY), 'day');
  if (past >= HOUR) return format.format(-Math.floor(past / HOUR), 'hour');
  return past >= MINUTE ? format.format(-Math.floor(past / MINUTE), 'minute') : format.format(0, 'second');
}
