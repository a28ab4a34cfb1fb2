/** Outlines as a knife cuts them: paper flags, gouged rays, worn edges. Always the same for the same number. */

/** A stream of numbers from 0 to 1 that looks like chance and is none. */
function noise(seed: number): () => number {
  let a = seed * 2654435761 + 1013904223;
  return () => {
    a = Math.imul(a ^ (a >>> 15), 2246822519) + 374761393;
    return ((a >>> 8) & 0xffff) / 0xffff;
  };
}

const n = (value: number): string => value.toFixed(1);

/** Rays gouged out of a block round its middle: tapering strokes between two radii. */
export function gouges(seed: number, count: number, inner: number, outer: number, width: number): string {
  const next = noise(seed);
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + next() * 0.5) / count) * Math.PI * 2;
    const from = inner * (0.92 + next() * 0.22);
    const to = outer * (0.72 + next() * 0.28);
    const half = (width * (0.5 + next())) / 2;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const middle = (from + to) / 2;
    return `M${n(x * from)} ${n(y * from)}L${n(x * middle - y * half)} ${n(y * middle + x * half)}L${n(x * to)} ${n(y * to)}L${n(x * middle + y * half)} ${n(y * middle - x * half)}Z`;
  }).join('');
}

/** A rectangle cut by hand: its edges waver. */
export function block(seed: number, width: number, height: number, waver = 1.6): string {
  const next = noise(seed);
  const points: string[] = [];
  const edge = (x0: number, y0: number, x1: number, y1: number): void => {
    const steps = Math.max(3, Math.round(Math.hypot(x1 - x0, y1 - y0) / 22));
    for (let i = 0; i < steps; i++) {
      const k = i / steps;
      points.push(
        `${n(x0 + (x1 - x0) * k + (next() - 0.5) * 2 * waver)} ${n(y0 + (y1 - y0) * k + (next() - 0.5) * 2 * waver)}`,
      );
    }
  };
  edge(0, 0, width, 0);
  edge(width, 0, width, height);
  edge(width, height, 0, height);
  edge(0, height, 0, 0);
  return `M${points.join('L')}Z`;
}

const diamond = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x)} ${n(y - ry)}L${n(x + rx)} ${n(y)}L${n(x)} ${n(y + ry)}L${n(x - rx)} ${n(y)}Z`;

const petal = (x: number, y: number, r: number, angle: number): string => {
  const [a, b] = [Math.sin(angle), -Math.cos(angle)];
  return `M${n(x)} ${n(y)}Q${n(x + a * r * 0.5 - b * r * 0.42)} ${n(y + b * r * 0.5 + a * r * 0.42)} ${n(x + a * r)} ${n(y + b * r)}Q${n(x + a * r * 0.5 + b * r * 0.42)} ${n(y + b * r * 0.5 - a * r * 0.42)} ${n(x)} ${n(y)}Z`;
};

/** A flower of separate petals, cut out. */
export const flower = (x: number, y: number, r: number, petals: number): string =>
  Array.from({ length: petals }, (_, i) => petal(x, y, r, (i / petals) * Math.PI * 2)).join('');

/** A paper flag with a scalloped hem and everything that is cut out of it, to be filled with the even-odd rule. */
export function flag(width: number, height: number, scallops: number, cutMiddle: boolean): string {
  const step = width / scallops;
  const hem = height - step * 0.5;
  let edge = `M0 0H${n(width)}V${n(hem)}`;
  for (let i = scallops; i > 0; i--) edge += `A${n(step / 2)} ${n(step / 2)} 0 0 1 ${n((i - 1) * step)} ${n(hem)}`;
  let holes = '';
  for (let i = 0; i < scallops; i++) {
    holes += diamond((i + 0.5) * step, hem + step * 0.12, step * 0.16, step * 0.24);
    if (i > 0) holes += diamond(i * step, hem - step * 0.42, step * 0.12, step * 0.2);
  }
  if (cutMiddle) {
    const [x, y] = [width / 2, (hem - step * 0.3) / 2];
    const r = Math.min(width * 0.3, y * 0.72);
    holes += flower(x, y, r, 8);
    for (const dx of [-1, 1]) holes += diamond(x + dx * width * 0.38, y, width * 0.035, r * 0.5);
  }
  return `${edge}Z${holes}`;
}
