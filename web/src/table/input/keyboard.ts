/** The keys of a table; whoever types a text is left alone. */

import type { LiveTable } from '../session/live-table.svelte';
import { readingOrder } from './reading-order';

interface Doors {
  list: () => void;
  rules: () => void;
  help: () => void;
  hint: () => void;
  /** Go to what can be done; false where nothing can. */
  go: () => boolean;
  /** Say the position in one sentence. */
  stand: () => void;
  /** Read the whole table in words. */
  read: () => void;
  /** Whether the options are seen with their numbers. */
  numbered: boolean;
}

export function keyboard(event: KeyboardEvent, live: LiveTable, doors: Doors): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
  const number = Number(event.key);
  const choice = doors.numbered && number >= 1 && number <= 9 ? readingOrder(live.options)[number - 1] : undefined;
  if (choice) live.choose(choice.action);
  else if (event.key === 'u') live.takeBack();
  else if (event.key === 'r') live.catchUp();
  else if (event.key === 's' && live.busy) live.skip();
  else if (event.key === 'v' && live.summed) live.open();
  else if (event.key === 'l') doors.list();
  else if (event.key === 'b') doors.rules();
  else if (event.key === 'h') doors.hint();
  else if (event.key === 'p') doors.stand();
  else if (event.key === 't') doors.read();
  else if (event.key === '?') doors.help();
  else if (event.key === 'j' || (event.key === 'Tab' && !event.shiftKey && nothingFocused())) {
    if (!doors.go()) return;
  } else if (
    event.key === ' ' &&
    live.busy &&
    !(event.target instanceof Element && event.target.closest('button, a, [role=button]'))
  )
    live.next();
  else return;
  event.preventDefault();
}

/** Whether the keyboard is nowhere yet: then it begins with what can be done. */
const nothingFocused = (): boolean => document.activeElement === document.body;
