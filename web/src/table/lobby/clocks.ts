/** The clocks that one can choose, and what any clock is called. */

import type { Clock } from '../../wire/types';
import { t } from '../../i18n/i18n.svelte';

export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none' },
  '5': { kind: 'fischer', seconds: 300, increment: 10 },
  '15': { kind: 'fischer', seconds: 900, increment: 15 },
  day: { kind: 'days', days: 1 },
};

const MINUTE = 60;

export function clockName(clock: Clock): string {
  if (clock.kind === 'days') return t('clock-days', { days: clock.days });
  if (clock.kind === 'none') return t('clock-none');
  return t('clock-fischer', { minutes: Math.round(clock.seconds / MINUTE), more: clock.increment ?? 0 });
}
