/** A page of the book that leaves out what it has no room for. */

/** How much a page can leave out so that nothing on it lies on anything else; nothing that counts. */
const TIGHTEST = 3;

/** Whether what stands on a page stands below one another, down to its foot; turning it changes nothing of that. */
function roomy(page: HTMLElement): boolean {
  const parts = ['.name', '.facts', '.legend', '.more']
    .flatMap((part) => [...page.querySelectorAll<HTMLElement>(part)])
    .filter((part) => part.offsetParent !== null)
    .map((part) => ({ top: part.offsetTop, foot: part.offsetTop + part.offsetHeight }))
    .sort((one, other) => one.top - other.top);
  return parts.every(({ foot }, at) => foot <= (parts[at + 1]?.top ?? page.clientHeight) + 1);
}

/** Draw a page as full as it can be read. */
export function fit(page: HTMLElement): () => void {
  const look = (): void => {
    for (let tight = 0; tight <= TIGHTEST; tight++) {
      page.dataset['tight'] = String(tight);
      if (roomy(page)) return;
    }
  };
  const changed = new ResizeObserver(look);
  changed.observe(page);
  for (const part of page.querySelectorAll('.name, .legend')) changed.observe(part);
  return () => changed.disconnect();
}
