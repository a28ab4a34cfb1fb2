/** A pack of one's own on its way to the printer: handed from page to page in this browser, sent nowhere by itself. */

const PLACE = 'liza.print.';

/** Keep a pack for the page that prints it; other pages lead there with `/print/GAME?own`. */
export function handOver(game: string, pack: string): void {
  try {
    sessionStorage.setItem(PLACE + game, pack);
  } catch {
    // A browser that keeps nothing prints it all the same, until the page is loaded again.
  }
}

/** The pack that was handed over, if there is one. */
export function handed(game: string): string | null {
  try {
    return sessionStorage.getItem(PLACE + game);
  } catch {
    return null;
  }
}
