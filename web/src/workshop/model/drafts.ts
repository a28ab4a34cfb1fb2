/** The drafts of this browser: each game's pack as the file of the terminal, with its earlier versions. */

import type { OptionValue } from '../../wire/types';

export interface Version {
  at: number;
  note: string;
  text: string;
}

/** Where a draft is kept on the site, and what lets one change it there. */
export interface Site {
  id: string;
  key: string;
}

export interface Draft {
  /** What the pack is called. */
  about: string;
  /** The overlay, as `liza pack` takes it. */
  text: string;
  at: number;
  versions: readonly Version[];
  site?: Site | null;
  /** Options of the rules that are not as usual. */
  options?: Record<string, OptionValue>;
}

const STORE = 'liza.workshop';
/** Earlier versions that are kept of each pack. */
export const MOST_VERSIONS = 30;

export function readDrafts(): Record<string, Draft> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Draft>;
  } catch {
    return {};
  }
}

/** The draft of a game's pack on this device, if there is one. */
export const draftOf = (game: string): Draft | null => readDrafts()[game] ?? null;

/** Keep a draft; false where the browser keeps nothing, or has no room left. */
export function keepDraft(game: string, draft: Draft | null): boolean {
  const { [game]: _, ...others } = readDrafts();
  try {
    localStorage.setItem(STORE, JSON.stringify(draft ? { ...others, [game]: draft } : others));
    return true;
  } catch {
    return false;
  }
}
