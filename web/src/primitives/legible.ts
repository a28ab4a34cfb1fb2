/** Letters that can be read in a drawing however small it is shown. */

/** How long something is in a drawing's own measure that is `pixels` long on a screen on which the drawing is `scale` times as large. */
export function inside(pixels: number, scale: number): number {
  return scale > 0 ? pixels / scale : pixels;
}

/**
 * Keeps the size of the smallest readable letter (`--least`, in pixels of the screen) in the drawing's own measure as `--letter`:
 * `font-size: max(14px, var(--letter))`.
 */
export function legible(drawing: SVGSVGElement): () => void {
  const measure = (): void => {
    const least = parseFloat(getComputedStyle(drawing).getPropertyValue('--least'));
    drawing.style.setProperty('--letter', `${inside(least, drawing.getScreenCTM()?.a ?? 0)}px`);
  };
  const watching = new ResizeObserver(measure);
  watching.observe(drawing);
  return () => watching.disconnect();
}
