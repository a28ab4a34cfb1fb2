/** What a game's box says besides its title: how long it takes, from which age, who made it. */

import { t } from '../i18n/i18n.svelte';
import type { GameInfo } from '../wire/types';

/** The facts in the order of a box's side; what nothing says is left out. */
export function imprint({ minutes, imprint }: Pick<GameInfo, 'minutes' | 'imprint'>): string[] {
  const [from = minutes, to = from] = imprint.minutes ?? [];
  return [
    from === to ? t('minutes', { minutes: to }) : t('minutes-range', { from, to }),
    ...(imprint.age === null ? [] : [t('from-age', { age: imprint.age })]),
    ...(imprint.author === null ? [] : [imprint.author]),
  ];
}
