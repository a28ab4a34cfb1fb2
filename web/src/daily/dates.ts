/** Days as the site writes them, said in words. They are the site's days, not those of the viewer's clock. */

import { settings } from '../base/settings.svelte';

const said = (day: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(settings.lang, { ...how, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** *19 de noviembre*. */
export const dayName = (day: string): string => said(day, { day: 'numeric', month: 'long' });

/** *jue*. */
export const weekday = (day: string): string => said(day, { weekday: 'short' });

/** The day before. */
export const before = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
