/** Whether everything on a page is there that is fetched and drawn by itself. */

const BUSY = '.sheets [aria-busy="true"]';

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until nothing in the sheets is on its way any more, and boards have found out how large they are. */
export async function drawn(page: ParentNode): Promise<void> {
  do await frame();
  while (page.querySelector(BUSY));
  // Drawn in one frame, measured in the next, laid out anew in the one after it.
  await frame();
  await frame();
}
