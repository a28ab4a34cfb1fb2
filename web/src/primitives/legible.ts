/** Letters that can be read in a drawing however small it is shown. */

/** How long something is in a drawing's own measure that is `pixels` long on a screen on which the drawing is `scale` times as large. */
export function inside(pixels: number, scale: number): number {
  return scale > 0 ? pixels / scale : pixels;
}

/**
 * Keeps the size of the smallest readable letter (`--least`, in pixels of the screen) in the drawing's own measure as `--letter`:
 * `font-size: max(14px, var(--letter))`. The size is that of the place where the drawing lies: one that is just flying there,
 * and looks smaller or larger on its way, has the letters that it will have.
 */
export function legible(drawing: SVGSVGElement): () => void {
  const watching = new ResizeObserver(([entry]) => {
    if (!entry) return;
    const { width, height } = drawing.viewBox.baseVal;
    const scale = Math.min(entry.contentRect.width / width, entry.contentRect.height / height);
    const least = parseFloat(getComputedStyle(drawing).getPropertyValue('--least'));
    drawing.style.setProperty('--letter', `${inside(least, scale)}px`);
  });
  watching.observe(drawing);
  return () => watching.disconnect();
}
