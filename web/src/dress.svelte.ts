/** How the cards of a pack of one's own look: pictures and colours, for whatever page draws them now. */

import type { Dress } from './wire/types';

export const PLAIN: Dress = { art: {}, colours: {} };

class Worn {
  now = $state.raw<Dress>(PLAIN);
}
const worn = new Worn();

/** Let the cards that are drawn from now on look so. */
export const wear = (dress: Dress): void => {
  worn.now = dress;
};

/** Where the picture of a card is; undefined where it has none. A room's kinds need not be called as its pack's sections are. */
export function pictureIn({ art }: Dress, kind: string, key: string | null): string | undefined {
  if (key === null) return undefined;
  const hash = art[`${kind}.${key}`] ?? Object.entries(art).find(([name]) => name.endsWith(`.${key}`))?.[1];
  return hash && `/api/images/${hash}`;
}

/** The same for the cards that are drawn now. */
export const picture = (kind: string, key: string | null): string | undefined => pictureIn(worn.now, kind, key);

/** The colours that the pack gives its cards. */
export const colours = (): { band?: string; ground?: string } => worn.now.colours;
