/** Outlines of Tornaris: wedges of a wheel, shields, banners, houses of a round town; angles in degrees from the top. */

export interface Spot {
  x: number;
  y: number;
}

/** A point on a circle. */
export const polar = (angle: number, radius: number): Spot => ({
  x: Math.sin((angle * Math.PI) / 180) * radius,
  y: -Math.cos((angle * Math.PI) / 180) * radius,
});

const say = ({ x, y }: Spot): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A piece of a ring between two angles. */
export function wedge(from: number, to: number, inner: number, outer: number): string {
  const large = to - from > 180 ? 1 : 0;
  const far = `M${say(polar(from, outer))}A${outer} ${outer} 0 ${large} 1 ${say(polar(to, outer))}`;
  return `${far}L${say(polar(to, inner))}A${inner} ${inner} 0 ${large} 0 ${say(polar(from, inner))}Z`;
}

/** A heater shield of half-width r, centred. */
export function shield(r: number): string {
  const top = -r * 1.06;
  return `M${-r} ${top}H${r}V${r * 0.12}C${r} ${r * 0.74} ${r * 0.46} ${r * 1.08} 0 ${r * 1.32}C${-r * 0.46} ${r * 1.08} ${-r} ${r * 0.74} ${-r} ${r * 0.12}Z`;
}

/** A banner that hangs from a pole, its foot cut in two tails. */
export function banner(w: number, h: number): string {
  return `M${-w / 2} 0H${w / 2}V${h}L0 ${h * 0.82}L${-w / 2} ${h}Z`;
}

/** A house on the rim of the town, its floor at the origin, its roof away from it. */
export function house(w: number, h: number, roof: number): { wall: string; top: string } {
  return {
    wall: `M${-w / 2} 2V${-h}H${w / 2}V2Z`,
    top: `M${-w / 2 - 1.6} ${-h}L0 ${-h - roof}L${w / 2 + 1.6} ${-h}Z`,
  };
}

/** Rays of a heraldic sun: straight and wavy by turns. */
export function sunRays(count: number, inner: number, outer: number): string {
  return Array.from({ length: count }, (_, i) => {
    const a = (360 / count) * i;
    const half = (360 / count) * 0.34;
    if (i % 2 === 0) return `M${say(polar(a - half, inner))}L${say(polar(a, outer))}L${say(polar(a + half, inner))}Z`;
    const middle = (inner + outer) / 2;
    return `M${say(polar(a - half, inner))}Q${say(polar(a + half * 0.9, middle))} ${say(polar(a, outer * 0.97))}Q${say(polar(a + half * 1.7, middle))} ${say(polar(a + half, inner))}Z`;
  }).join('');
}

/** An arrow that points up from the origin. */
export function arrow(length: number, w: number): string {
  const head = Math.min(length * 0.5, w * 4);
  return `M${-w / 2} 0L${-w / 2} ${-(length - head)}H${-w * 1.9}L0 ${-length}L${w * 1.9} ${-(length - head)}H${w / 2}L${w / 2} 0Z`;
}

/** A drop of mana of height 2r. */
export const drop = (r: number): string =>
  `M0 ${-r}C${r * 0.5} ${-r * 0.2} ${r * 0.78} ${r * 0.1} ${r * 0.78} ${r * 0.4}A${r * 0.78} ${r * 0.6} 0 0 1 ${-r * 0.78} ${r * 0.4}C${-r * 0.78} ${r * 0.1} ${-r * 0.5} ${-r * 0.2} 0 ${-r}Z`;

/** A sheet with round corners. */
export function sheet(w: number, h: number, r: number): string {
  return `M${-w / 2 + r} ${-h / 2}H${w / 2 - r}Q${w / 2} ${-h / 2} ${w / 2} ${-h / 2 + r}V${h / 2 - r}Q${w / 2} ${h / 2} ${w / 2 - r} ${h / 2}H${-w / 2 + r}Q${-w / 2} ${h / 2} ${-w / 2} ${h / 2 - r}V${-h / 2 + r}Q${-w / 2} ${-h / 2} ${-w / 2 + r} ${-h / 2}Z`;
}

/** A number between 0 and 1 that is always the same for the same i. */
export const chance = (i: number, salt = 0): number => {
  const n = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453;
  return n - Math.floor(n);
};
