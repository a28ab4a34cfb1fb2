/** The addresses of a moment of a game, and what stands behind the `#` where another site shows it. */

export interface Moment {
  table: string;
  /** The choice after which the game is shown. */
  at: number;
  /** With whose eyes; null: as everybody sees it. */
  seat: number | null;
  /** What lets one watch a private game. */
  watch: string | null;
}

const seen = (seat: number | null): string => (seat === null ? '' : `&seat=${seat}`);

/** The page with the game at this moment, or running on from it. */
export function pageOf({ table, at, seat, watch }: Moment, how: 'at' | 'from'): string {
  return `/t/${table}/replay?${how}=${at}${seen(seat)}${watch ? `#${watch}` : ''}`;
}

/** The page for a frame of another site. */
export function frameOf({ table, at, seat, watch }: Moment): string {
  return `/embed/${table}#${at}${seen(seat)}${watch ? `&watch=${watch}` : ''}`;
}

/** What `frameOf` has written behind the `#`. */
export function read(fragment: string): Omit<Moment, 'table'> {
  const [first = '', ...more] = fragment.split('&');
  const named = new URLSearchParams(more.join('&'));
  return { at: number(first) ?? 0, seat: number(named.get('seat')), watch: named.get('watch') };
}

/** A number that an address names; null where there is none. */
export const number = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
