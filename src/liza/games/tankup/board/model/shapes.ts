/** Outlines of Tank Up: plates with cut corners, bursts, shields, cracks; all centred on 0, 0. */

/** A plate: a rectangle whose corners are cut. */
export function plate(w: number, h: number, cut: number): string {
  const [x, y] = [w / 2, h / 2];
  return `M${-x + cut} ${-y}H${x - cut}L${x} ${-y + cut}V${y - cut}L${x - cut} ${y}H${-x + cut}L${-x} ${y - cut}V${-y + cut}Z`;
}

/** A sheet with round corners. */
export function sheet(w: number, h: number, r: number): string {
  const [x, y] = [w / 2, h / 2];
  return `M${-x + r} ${-y}H${x - r}A${r} ${r} 0 0 1 ${x} ${-y + r}V${y - r}A${r} ${r} 0 0 1 ${x - r} ${y}H${-x + r}A${r} ${r} 0 0 1 ${-x} ${y - r}V${-y + r}A${r} ${r} 0 0 1 ${-x + r} ${-y}Z`;
}

/** A banner with a notched foot. */
export function pennant(w: number, h: number): string {
  const [x, y] = [w / 2, h / 2];
  return `M${-x} ${-y}H${x}V${y}L${x * 0.5} ${y * 0.9}L0 ${y}L${-x * 0.5} ${y * 0.9}L${-x} ${y}Z`;
}

/** A comic burst; uneven, but the same every time. */
export function burst(points: number, outer: number, inner: number, uneven = 0.16): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const wobble = 1 - uneven * Math.abs(Math.sin(i * 12.9898));
    const r = (i % 2 ? inner : outer) * wobble;
    const a = (Math.PI / points) * i;
    return `${(Math.sin(a) * r).toFixed(2)} ${(-Math.cos(a) * r).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A shield of half-width r. */
export function shield(r: number): string {
  return `M0 ${-r}C${r * 0.5} ${-r * 0.72} ${r * 0.8} ${-r * 0.72} ${r} ${-r * 0.72}C${r} ${r * 0.3} ${r * 0.62} ${r * 0.86} 0 ${r * 1.2}C${-r * 0.62} ${r * 0.86} ${-r} ${r * 0.3} ${-r} ${-r * 0.72}C${-r * 0.8} ${-r * 0.72} ${-r * 0.5} ${-r * 0.72} 0 ${-r}Z`;
}

export function heart(r: number): string {
  return `M0 ${r * 0.95}C${-r * 1.5} ${-r * 0.15} ${-r * 0.95} ${-r * 1.12} ${-r * 0.35} ${-r * 0.88}Q${-r * 0.08} ${-r * 0.78} 0 ${-r * 0.5}Q${r * 0.08} ${-r * 0.78} ${r * 0.35} ${-r * 0.88}C${r * 0.95} ${-r * 1.12} ${r * 1.5} ${-r * 0.15} 0 ${r * 0.95}Z`;
}

/** Cracks that run over a plate of size c: the more damage, the more of them. */
export function cracks(c: number, many: number): string {
  const lines = [
    'M-.5 -.22L-.2 -.1L-.28 .06L.02 .12L-.04 .3',
    'M.5 .1L.24 .02L.3 -.2L.1 -.26L.16 -.5',
    'M-.1 .5L-.02 .3L.18 .26L.2 .1',
    'M-.28 .06L-.5 .2M.1 -.26L-.14 -.34L-.2 -.5',
  ];
  return lines
    .slice(0, Math.max(0, Math.min(lines.length, many)))
    .join('')
    .replace(/-?\.?\d*\.\d+|-?\d+/g, (number) => (Number(number) * c).toFixed(1));
}

/** A number between 0 and 1 that is always the same for the same i. */
export const chance = (i: number, salt = 0): number => {
  const n = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453;
  return n - Math.floor(n);
};
