import { NoEngine } from '../net/device';
import { reach } from '../base/reach.svelte';
import { settings } from '../base/settings.svelte';
import { Refused } from '../net/socket';
import { t } from '../i18n/i18n.svelte';

/** The last thing that went wrong outside a table; shown once, where the person is. */
export const trouble = $state<{ text: string }>({ text: '' });

/** What is said of something that went wrong. */
export function wordsFor(fault: unknown): string {
  if (fault instanceof Refused) return fault.problem[settings.lang];
  if (fault instanceof NoEngine) return lackWords(fault.message);
  // What a browser says of a site that it cannot reach is not for people.
  if (fault instanceof TypeError && reach.away) return t('away-lost');
  return fault instanceof Error ? fault.message : String(fault);
}

const LACKS: Readonly<Record<string, string>> = {
  none: 'engine-none',
  wasm: 'engine-no-wasm',
  unreached: 'engine-unreached',
};

/** Why the browser's own engine cannot be used. */
export const lackWords = (why: string): string => t(LACKS[why] ?? 'engine-failed', { why });

export function complain(fault: unknown): void {
  trouble.text = wordsFor(fault);
}
