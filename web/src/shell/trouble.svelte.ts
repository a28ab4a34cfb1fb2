import { settings } from '../settings.svelte';
import { Refused } from '../wire/socket';

/** The last thing that went wrong outside a table; shown once, where the person is. */
export const trouble = $state<{ text: string }>({ text: '' });

export function complain(fault: unknown): void {
  trouble.text = fault instanceof Refused ? fault.problem[settings.lang] : String(fault);
}
