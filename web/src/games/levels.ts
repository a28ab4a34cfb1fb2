/** How strong the bots are that one plays against. */

import { settings } from '../base/settings.svelte';
import type { GameInfo } from '../wire/types';

/** The bot that sits down when nobody says which: as last time, at first the gentlest. */
export function usualLevel({ id, levels }: Pick<GameInfo, 'id' | 'levels'>): string {
  const last = settings.levels[id];
  return last && levels.includes(last) ? last : (levels[0] ?? 'gentle');
}

/** Remember against whom one wants to play. */
export const keepLevel = (game: string, level: string): void =>
  settings.keep({ levels: { ...settings.levels, [game]: level } });
