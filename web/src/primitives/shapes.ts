/** Outlines that several parts are drawn with; all are centred on 0, 0. */

interface Outline {
  /** The silhouette. */
  edge: string;
  /** Lines that make it look solid. */
  lines: string;
  /** How far below the centre the number sits, and how large it is, for a radius of 1. */
  dy: number;
  size: number;
}

const at = (angle: number, radius: number): [number, number] => [
  Math.sin((angle * Math.PI) / 180) * radius,
  -Math.cos((angle * Math.PI) / 180) * radius,
];
const say = ([x, y]: readonly [number, number]): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
const polygon = (points: readonly (readonly [number, number])[]): string => `M${points.map(say).join('L')}Z`;
const regular = (corners: number, radius: number, turn = 0): [number, number][] =>
  Array.from({ length: corners }, (_, i) => at(turn + (360 / corners) * i, radius));
const spokes = (from: readonly [number, number][], to: readonly [number, number][]): string =>
  from.map((point, i) => `M${say(point)}L${say(to[i] ?? point)}`).join('');

/** The silhouette of a die: every kind is told by its shape. */
export function dieOutline(sides: number, r: number): Outline {
  switch (sides) {
    case 4:
      return { edge: polygon(regular(3, r * 1.12)), lines: `M0 ${-r * 1.12}L0 ${-r * 0.62}`, dy: 0.2, size: 0.78 };
    case 6: {
      const a = r * 0.84;
      const c = a * 0.28;
      const edge = `M${-a + c} ${-a}H${a - c}Q${a} ${-a} ${a} ${-a + c}V${a - c}Q${a} ${a} ${a - c} ${a}H${-a + c}Q${-a} ${a} ${-a} ${a - c}V${-a + c}Q${-a} ${-a} ${-a + c} ${-a}Z`;
      return { edge, lines: '', dy: 0, size: 1 };
    }
    case 8: {
      const outer = regular(4, r * 1.06);
      const lines = `M${say([-r * 0.74, r * 0.34])}L${say([r * 0.74, r * 0.34])}`;
      return { edge: polygon(outer), lines, dy: -0.02, size: 0.84 };
    }
    case 10: {
      const outer: [number, number][] = [
        at(0, r * 1.06),
        at(72, r * 0.98),
        at(118, r),
        at(180, r * 1.06),
        at(242, r),
        at(288, r * 0.98),
      ];
      const lines = spokes([at(118, r * 0.62), at(242, r * 0.62)], [at(118, r), at(242, r)]);
      return { edge: polygon(outer), lines, dy: -0.02, size: 0.84 };
    }
    case 12: {
      const inner = regular(5, r * 0.66);
      return {
        edge: polygon(regular(10, r)),
        lines: polygon(inner) + spokes(inner, regular(5, r)),
        dy: 0.02,
        size: 0.74,
      };
    }
    case 20: {
      const inner = regular(3, r * 0.66);
      const outer = regular(6, r * 1.04);
      const corner = (i: number): [number, number] => outer[i] ?? [0, 0];
      const lines =
        polygon(inner) +
        spokes(
          [inner[0]!, inner[0]!, inner[1]!, inner[1]!, inner[2]!, inner[2]!],
          [corner(5), corner(1), corner(1), corner(3), corner(3), corner(5)],
        );
      return { edge: polygon(outer), lines, dy: 0.1, size: 0.62 };
    }
    default:
      return { edge: polygon(regular(Math.max(sides, 3), r)), lines: '', dy: 0, size: 0.9 };
  }
}

/** Rays round a circle: wedges between two radii. */
export function rays(count: number, inner: number, outer: number, width: number, turn = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const middle = turn + (360 / count) * i;
    return polygon([at(middle - width, inner), at(middle, outer), at(middle + width, inner)]);
  }).join('');
}

/** The milled edge of a coin: short lines between two radii. */
export function milling(count: number, inner: number, outer: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (360 / count) * i;
    return `M${say(at(angle, inner))}L${say(at(angle, outer))}`;
  }).join('');
}

/** An engraver's rosette: a curve that winds round a circle and never crosses it twice in the same place. */
export function guilloche(radius: number, depth: number, waves: number, turns: number): string {
  const steps = Math.max(90, Math.round(waves * 8)) * turns;
  const points: string[] = [];
  for (let i = 0; i <= steps; i++) {
    const a = ((2 * Math.PI * turns) / steps) * i;
    const r = radius + depth * Math.sin((waves / turns) * a);
    points.push(`${(Math.sin(a) * r).toFixed(1)} ${(-Math.cos(a) * r).toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}
