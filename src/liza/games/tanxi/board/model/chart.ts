/** The island as an engraver draws it: a coast that wavers, rivers, bridges, and where nothing is, hills and trees. */

import { CELL, type Square } from './measure';

type Point = [number, number];

/** A number from 0 to 1 that is always the same for the same place. */
export function chance(x: number, y: number, salt = 0): number {
  const sine = Math.sin(x * 12.9898 + y * 78.233 + salt * 37.719) * 43758.5453;
  return sine - Math.floor(sine);
}

const HALF = CELL / 2;
const id = ([x, y]: Point): string => `${x} ${y}`;

/** The lines that part the quadrants, one side of a square after another; within the village there are none. */
export function borders(cells: readonly Square[]): string {
  const at = new Map(cells.map((cell) => [id([cell.x, cell.y]), cell]));
  const apart = (one: Square, x: number, y: number): boolean => {
    const other = at.get(id([x, y]));
    return (
      other !== undefined &&
      !(one.numbers['village'] && other.numbers['village']) &&
      one.numbers['quadrant'] !== other.numbers['quadrant']
    );
  };
  return cells
    .flatMap((cell) => [
      ...(apart(cell, cell.x + CELL, cell.y) ? [`M${cell.x + HALF} ${cell.y - HALF}v${CELL}`] : []),
      ...(apart(cell, cell.x, cell.y + CELL) ? [`M${cell.x - HALF} ${cell.y + HALF}h${CELL}`] : []),
    ])
    .join('');
}

/** The outlines of a set of squares, each as a ring of corners. */
export function outlines(cells: readonly Square[]): Point[][] {
  const there = new Set(cells.map(({ x, y }) => `${x} ${y}`));
  const next = new Map<string, Point[]>();
  const side = (from: Point, to: Point): void => void next.set(id(from), [...(next.get(id(from)) ?? []), to]);
  for (const { x, y } of cells) {
    const [l, r, t, b] = [x - HALF, x + HALF, y - HALF, y + HALF];
    if (!there.has(`${x} ${y - CELL}`)) side([l, t], [r, t]);
    if (!there.has(`${x + CELL} ${y}`)) side([r, t], [r, b]);
    if (!there.has(`${x} ${y + CELL}`)) side([r, b], [l, b]);
    if (!there.has(`${x - CELL} ${y}`)) side([l, b], [l, t]);
  }
  const rings: Point[][] = [];
  for (const start of [...next.keys()]) {
    const ring: Point[] = [];
    let at = start;
    for (let to = next.get(at)?.pop(); to; to = next.get(at)?.pop()) {
      ring.push(to);
      at = id(to);
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const round = (value: number): number => Math.round(value * 10) / 10;
const told = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** A ring as a soft, wavering line: every corner is a control point, every middle lies on the line. */
export function shore(ring: readonly Point[], waver: number, out = 0): string {
  const centre: Point = [0, 1].map(
    (axis) => ring.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / ring.length,
  ) as Point;
  const points: Point[] = [];
  ring.forEach((corner, at) => {
    const after = ring[(at + 1) % ring.length] as Point;
    for (const point of [corner, middle(corner, after)]) {
      const far = Math.hypot(point[0] - centre[0], point[1] - centre[1]) || 1;
      const push = out + (chance(point[0], point[1]) - 0.35) * waver;
      points.push([point[0] + ((point[0] - centre[0]) / far) * push, point[1] + ((point[1] - centre[1]) / far) * push]);
    }
  });
  const first = middle(points.at(-1) as Point, points[0] as Point);
  const curve = points.map(
    (point, at) => `Q${told(point)} ${told(middle(point, points[(at + 1) % points.length] as Point))}`,
  );
  return `M${told(first)}${curve.join('')}Z`;
}

interface Edge {
  from: Point;
  to: Point;
}

/** The edges between squares that have a feature: `river`, `bridge`. */
export function edges(cells: readonly Square[], feature: string): Edge[] {
  return cells.flatMap(({ x, y, numbers }) => [
    ...(numbers[`${feature}_south`]
      ? [{ from: [x - HALF, y + HALF] as Point, to: [x + HALF, y + HALF] as Point }]
      : []),
    ...(numbers[`${feature}_east`] ? [{ from: [x + HALF, y - HALF] as Point, to: [x + HALF, y + HALF] as Point }] : []),
  ]);
}

/** Edges joined where they meet, as winding lines; a river goes on below its bridge. */
export function streams(found: readonly Edge[]): string[] {
  const left = [...found];
  const lines: Point[][] = [];
  for (let edge = left.pop(); edge; edge = left.pop()) {
    const line: Point[] = [edge.from, edge.to];
    for (let grown = true; grown;) {
      const head = id(line[0] as Point);
      const tail = id(line.at(-1) as Point);
      const at = left.findIndex(({ from, to }) => [id(from), id(to)].some((end) => end === head || end === tail));
      grown = at >= 0;
      const [more] = grown ? left.splice(at, 1) : [];
      if (!more) break;
      if (id(more.from) === tail) line.push(more.to);
      else if (id(more.to) === tail) line.push(more.from);
      else line.unshift(id(more.from) === head ? more.to : more.from);
    }
    lines.push(line);
  }
  return lines.map(winding);
}

function winding(line: readonly Point[]): string {
  const points = line.flatMap((point, at): Point[] => {
    const after = line[at + 1];
    const sway = (salt: number): number => (chance(point[0], point[1], salt) - 0.5) * 9;
    return after
      ? [[point[0] + sway(1), point[1] + sway(2)], middle(point, after)]
      : [[point[0] + sway(1), point[1] + sway(2)]];
  });
  const [first, ...rest] = points as [Point, ...Point[]];
  return (
    `M${told(first)}` +
    rest
      .map((point, at) => `Q${told(point)} ${told(rest[at + 1] ? middle(point, rest[at + 1] as Point) : point)}`)
      .join('')
  );
}

interface Sketch {
  kind: 'hill' | 'tree' | 'palm' | 'tuft';
  x: number;
  y: number;
  size: number;
}

/** What an engraver puts where nothing is. */
export function sketches(cells: readonly Square[]): Sketch[] {
  return cells.flatMap(({ x, y, numbers }): Sketch[] => {
    if (numbers['village'] || numbers['beach'] || numbers['point']) return [];
    const luck = chance(x, y, 9);
    const kind =
      numbers['fog'] === 1 ? (luck < 0.4 ? 'palm' : 'tuft') : luck < 0.3 ? 'hill' : luck < 0.62 ? 'tree' : 'tuft';
    if (luck > 0.86) return [];
    return [
      {
        kind,
        x: x + (chance(x, y, 4) - 0.5) * 14,
        y: y + 6 + (chance(x, y, 5) - 0.5) * 8,
        size: 0.8 + chance(x, y, 6) * 0.4,
      },
    ];
  });
}

/** Exploration points and the village: squares that belong together, by their number. */
export function plots(
  cells: readonly Square[],
  feature: string,
): { number: number; cells: Square[]; x: number; y: number }[] {
  const numbers = [...new Set(cells.map((cell) => cell.numbers[feature] ?? 0))].filter(Boolean).sort((a, b) => a - b);
  return numbers.map((number) => {
    const own = cells.filter((cell) => cell.numbers[feature] === number);
    const mean = (axis: 'x' | 'y'): number => own.reduce((sum, cell) => sum + cell[axis], 0) / own.length;
    return { number, cells: own, x: mean('x'), y: mean('y') };
  });
}
