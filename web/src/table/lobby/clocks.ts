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
