/** The clocks that one can choose, and what any clock is called. */

import type { Clock } from '../../wire/types';
import { span } from '../../i18n/when';
import { t } from '../../i18n/i18n.svelte';

export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none' },
  '5': { kind: 'fischer', seconds: 300, increment: 10 },
  '15': { kind: 'fischer', seconds: 900, increment: 15 },
  hours: { kind: 'slow', hours: 12, reserve: 24 },
  day: { kind: 'slow', hours: 24, reserve: 48 },
  days: { kind: 'slow', hours: 72, reserve: 72 },
};

/** The choices that stand for a clock of one's own, and what it begins with. */
export const OWN: Record<string, Extract<Clock, { kind: 'fischer' | 'slow' }>> = {
  own: { kind: 'fischer', seconds: 1800, increment: 20 },
  'own-slow': { kind: 'slow', hours: 48, reserve: 24 },
};

/** What one may set, from and to: as the server takes it. */
export const LIMITS = { minutes: [1, 600], increment: [0, 600], hours: [1, 720], reserve: [0, 720] } as const;

/** A number as it may be set: a whole one, within its limits. */
export function bounded(id: keyof typeof LIMITS, value: number): number {
  const [least, most] = LIMITS[id];
  return Math.min(most, Math.max(least, Math.round(value) || least));
}

/** The clock that a live table is offered to play on without hurry, and a slow one to play on live. */
export const WITHOUT_HURRY: Clock = { kind: 'slow', hours: 48, reserve: 48, nights: true };
export const LIVE: Clock = { kind: 'fischer', seconds: 900, increment: 15 };

const MINUTE = 60;
const HOUR = 3_600_000;

export function clockName(clock: Clock): string {
  if (clock.kind === 'days') return t('clock-days', { days: clock.days });
  if (clock.kind === 'none') return t('clock-none');
  if (clock.kind === 'slow') {
    const named = span(clock.hours * HOUR);
    const own = clock.reserve
      ? t('clock-slow-reserve', { span: named, reserve: span(clock.reserve * HOUR) })
      : t('clock-slow', { span: named });
    const rests = [...(clock.nights ? [t('clock-nights')] : []), ...(clock.weekends ? [t('clock-weekends')] : [])];
    return [own, ...rests].join(', ');
  }
  return t('clock-fischer', { minutes: Math.round(clock.seconds / MINUTE), more: clock.increment ?? 0 });
}
