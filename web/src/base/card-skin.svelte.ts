/** How the cards of a pack of one's own look: pictures, colours and flavour, for whatever page draws them now. */

import { alone, file } from './folder';
import { settings } from './settings.svelte';
import type { PackAppearance } from '../wire/types';

export const PLAIN: PackAppearance = { art: {}, colours: {}, flavour: {} };

class CurrentSkin {
  now = $state.raw<PackAppearance>(PLAIN);
}
const current = new CurrentSkin();

/** Let the cards that are drawn from now on look so. */
export const setCardSkin = (dress: PackAppearance): void => {
  current.now = dress;
};

/** Where the picture of a card is; undefined where it has none. A room's kinds need not be called as its pack's sections are. */
export function pictureIn({ art }: PackAppearance, kind: string, key: string | null): string | undefined {
  if (key === null) return undefined;
  const hash = given(art, kind, key);
  return hash && (alone ? file(`api/images/${hash}.webp`) : `/api/images/${hash}`);
}

/** What is given to a card by its section and entry. */
function given<T>(table: Record<string, T>, kind: string, key: string): T | undefined {
  return table[`${kind}.${key}`] ?? Object.entries(table).find(([name]) => name.endsWith(`.${key}`))?.[1];
}

/** The flavour of a card in the language chosen, or else in the other; empty where it has none. */
export function flavourIn({ flavour }: PackAppearance, kind: string, key: string | null): string {
  const texts = key === null ? undefined : given(flavour, kind, key);
  return texts?.[settings.lang] ?? Object.values(texts ?? {})[0] ?? '';
}

/** The same for the cards that are drawn now. */
export const picture = (kind: string, key: string | null): string | undefined => pictureIn(current.now, kind, key);

/** The flavour of a card that is drawn now. */
export const flavour = (kind: string, key: string | null): string => flavourIn(current.now, kind, key);

/** The colours that the pack gives its cards. */
export const colours = (): { band?: string; ground?: string } => current.now.colours;
