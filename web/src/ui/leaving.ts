/** How a seat stood when its player left a rated game, in whole percents. */

import type { LeavingInfo } from '../wire/types';

export function between({ chance, low, high }: LeavingInfo): Record<'chance' | 'low' | 'high' | 'lost', number> {
  const percent = (share: number): number => Math.round(100 * share);
  return { chance: percent(chance), low: percent(low), high: percent(high), lost: 100 - percent(low) };
}
