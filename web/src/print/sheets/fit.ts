/** Letters as large as there is room for them. */

interface Fit {
  /** In millimetres. */
  most: number;
  least: number;
}

const STEP = 0.1;

/** The largest of evenly spaced sizes that fits; the smallest where none does. */
export function largest({ most, least }: Fit, fits: (size: number) => boolean): number {
  let [low, high] = [0, Math.round((most - least) / STEP)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(least + middle * STEP)) low = middle;
    else high = middle - 1;
  }
  return least + low * STEP;
}

/** Sets the letters of an element so that its text stays within it; what does not fit even so is marked `data-cut`. */
export const fit =
  (wanted: Fit) =>
  (node: HTMLElement): void => {
    const holds = (size: number): boolean => {
      node.style.fontSize = `calc(${size.toFixed(2)} * var(--mm))`;
      return node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1;
    };
    const size = largest(wanted, holds);
    node.toggleAttribute('data-cut', !holds(size));
  };
