/** Where everything lies, for any size of window: bases round a ring of sand, the viewer's nearest. */

import { SPACES, type Space } from './look';

export interface Spot {
  x: number;
  y: number;
}

export interface Base extends Spot {
  seat: number;
  /** Width and height of one space, and of the whole plate. */
  cell: number;
  rise: number;
  w: number;
  h: number;
  mine: boolean;
  grid: boolean;
}

export interface Box extends Spot {
  w: number;
  h: number;
}

export interface Layout {
  width: number;
  height: number;
  tall: boolean;
  u: number;
  centre: Spot;
  /** Radii of the ring of sand. */
  rx: number;
  ry: number;
  bases: Base[];
  /** The row or block of decks. */
  decks: Box & { columns: number; card: number };
  hand: Box & { card: number };
  situation: Box;
  broken: Spot;
  /** Where buttons stand: from the right edge and the bottom. */
  pills: { right: number; bottom: number; width: number };
  die: number;
  /** Width of the attack card in the ring. */
  clash: number;
}

const WIDE = { width: 1060, height: 740 };
const TALL = { width: 384, height: 640 };
const NAME = 0.46;

function base(seat: number, x: number, y: number, cell: number, mine: boolean, grid: boolean): Base {
  const rise = cell * 1.04;
  return { seat, x, y, cell, rise, w: cell * 3.5, h: rise * 3 + cell * (0.34 + NAME), mine, grid };
}

/** The seats round the table as the viewer sees them: clockwise is to the left. */
function around(seats: number, me: number): number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
}

export function layout(width: number, height: number, seats: number, me: number, grid: boolean): Layout {
  return width / height < 0.95 ? tall(width, height, seats, me, grid) : wide(width, height, seats, me, grid);
}

function wide(width: number, height: number, seats: number, me: number, grid: boolean): Layout {
  const u = Math.min(width / WIDE.width, height / WIDE.height);
  const middle = width / 2;
  const cell = (seats === 2 ? 75 : seats === 3 ? 71 : 64) * u;
  const others = around(seats, me);
  const mine = base(me, middle, 0, (seats === 2 ? 75 : 70) * u, true, grid);
  mine.y = height - mine.h / 2 - 14 * u;
  const far = base(0, 0, 0, cell, false, grid);
  const top = far.h / 2 + 14 * u;
  const side = Math.min(middle - far.w / 2 - 14 * u, 440 * u);
  const spots: Record<number, Spot[]> = {
    1: [{ x: middle, y: top }],
    2: [{ x: middle - Math.min(side, 330 * u), y: top + 60 * u }, { x: middle + Math.min(side, 330 * u), y: top + 60 * u }],
    3: [{ x: middle - side, y: height * 0.41 }, { x: middle, y: top }, { x: middle + side, y: height * 0.41 }],
  }; // prettier-ignore
  const bases = others.map((seat, at) => {
    const spot = spots[others.length]?.[at] ?? { x: middle, y: top };
    return base(seat, spot.x, spot.y, cell, false, grid);
  });
  const clear = middle - mine.w / 2 - 30 * u;
  const card = Math.min(62 * u, (clear - 40 * u) / 4 - 9 * u);
  const open = { top: seats === 3 ? 110 * u : top + far.h / 2, bottom: mine.y - mine.h / 2 };
  return {
    width, height, tall: false, u,
    centre: seats === 2 ? { x: middle + 262 * u, y: height * 0.45 } : { x: middle, y: (open.top + open.bottom) / 2 },
    rx: Math.min(width * 0.47, 560 * u), ry: height * 0.49,
    bases: [mine, ...bases],
    decks: { x: Math.max(16 * u, clear - 4 * (card + 9 * u) - 26 * u), y: height - 2 * (card * 1.36 + 17 * u) - 6 * u, w: 4 * (card + 9 * u), h: 2 * (card * 1.36 + 17 * u), columns: 4, card },
    hand: { x: middle + mine.w / 2 + 34 * u, y: height - 158 * u, w: width - (middle + mine.w / 2) - 48 * u, h: 158 * u, card: 96 * u },
    situation: { x: seats === 3 ? middle - 107 * u : 16 * u, y: 14 * u, w: 214 * u, h: 84 * u },
    broken: { x: width - 60 * u, y: 58 * u },
    pills: { right: 18 * u, bottom: 172 * u, width: Math.max(180, clear - 20 * u) },
    die: 27 * u, clash: (seats === 2 ? 108 : 92) * u,
  }; // prettier-ignore
}

function tall(width: number, height: number, seats: number, me: number, grid: boolean): Layout {
  const u = Math.min(width / TALL.width, height / TALL.height);
  const spare = height - TALL.height * u;
  const others = around(seats, me);
  const cell = Math.min(
    seats === 2 ? Math.min(45 * u + spare * 0.09, 58 * u) : 41 * u,
    (width / others.length / 3.5) * 0.97,
  );
  const mine = base(me, 0, 0, 54 * u, true, grid);
  const hand = { x: 6 * u, y: height - 112 * u, w: width - 12 * u, h: 112 * u, card: 74 * u };
  mine.x = mine.w / 2 + 5 * u;
  mine.y = hand.y - mine.h / 2 - 8 * u;
  const far = base(0, 0, 0, cell, false, grid);
  const bases = others.map((seat, at) =>
    base(seat, (width / others.length) * (at + 0.5), far.h / 2 + 5 * u + spare * 0.06, cell, false, grid),
  );
  const card = Math.min(40 * u, width / 8 - 5 * u);
  const decks = {
    x: (width - 8 * (card + 4.5 * u)) / 2,
    y: mine.y - mine.h / 2 - card * 1.36 - 17 * u,
    w: 8 * (card + 4.5 * u),
    h: card * 1.36 + 12 * u,
    columns: 8,
    card,
  };
  const top = far.h + 10 * u + spare * 0.06;
  const right = mine.x + mine.w / 2 + 8 * u;
  return {
    width, height, tall: true, u,
    centre: { x: width / 2, y: Math.max((top + decks.y) / 2, top + 48 * u) },
    rx: width * 0.66, ry: height * 0.5,
    bases: [mine, ...bases],
    decks, hand,
    situation: { x: right, y: mine.y - mine.h / 2 + 4 * u, w: width - right - 6 * u, h: 58 * u },
    broken: { x: width - 40 * u, y: hand.y - 26 * u },
    pills: { right: 6, bottom: height - hand.y + 62 * u, width: width - right - 6 },
    die: 19 * u, clash: 58 * u,
  }; // prettier-ignore
}

const BODY: Record<Space, [number, number]> = {
  head: [0, -1], torso: [0, 0], left_arm: [-1, 0], right_arm: [1, 0], left_leg: [-0.52, 1], right_leg: [0.52, 1],
}; // prettier-ignore
const GRID: Record<Space, [number, number]> = {
  head: [-0.55, -1], torso: [0.55, -1], left_arm: [-0.55, 0], right_arm: [0.55, 0], left_leg: [-0.55, 1], right_leg: [0.55, 1],
}; // prettier-ignore

/** The middle of a space, measured from the middle of its base. */
export function spaceAt(of: Base, space: Space): Spot {
  const [column, row] = (of.grid ? GRID : BODY)[space];
  return { x: column * of.cell * 1.06, y: row * of.rise * 1.03 + of.cell * NAME * 0.5 };
}

export function spaceSpot(of: Base, space: Space): Spot {
  const at = spaceAt(of, space);
  return { x: of.x + at.x, y: of.y + at.y };
}

export const isSpace = (key: string): key is Space => (SPACES as readonly string[]).includes(key);

export function deckSpot(l: Layout, at: number): Spot {
  const { columns, card } = l.decks;
  const gap = card + (l.tall ? 4.5 : 9) * l.u;
  return {
    x: l.decks.x + (at % columns) * gap + card / 2,
    y: l.decks.y + Math.floor(at / columns) * (card * 1.36 + 17 * l.u) + card * 0.68,
  };
}

/** Cards in a hand overlap as much as they must. */
function handStep(l: Layout, count: number): number {
  return count > 1 ? Math.min(l.hand.card * 1.05, (l.hand.w - l.hand.card) / (count - 1)) : 0;
}

export function handSpot(l: Layout, at: number, count: number): Spot & { lean: number } {
  const step = handStep(l, count);
  const off = at - (count - 1) / 2;
  const fan = step * (count - 1) + l.hand.card;
  const left = l.hand.x + (l.hand.w - fan) / 2;
  const lean = count > 1 ? Math.min(3, 16 / count) : 0;
  return {
    x: left + l.hand.card / 2 + at * step,
    y: l.hand.y + l.hand.h * 0.52 + Math.abs(off) * lean * 0.9 * l.u,
    lean: off * lean,
  };
}

/** Where a fighter's own things come from and go to. */
export function homeSpot(l: Layout, seat: number): Spot {
  const of = l.bases.find((one) => one.seat === seat);
  if (!of) return l.centre;
  return of.mine ? { x: l.hand.x + l.hand.w / 2, y: l.hand.y + l.hand.h / 2 } : { x: of.x, y: of.y - of.h * 0.3 };
}

/** The part of the way between two bases that lies open between their plates. */
export function openWay(l: Layout, from: number, to: number): [number, number] {
  const inside = (seat: number, t: number, margin: number): boolean => {
    const base = l.bases.find((one) => one.seat === seat);
    const spot = between(l, from, to, t);
    return (
      base !== undefined &&
      Math.abs(spot.x - base.x) < base.w / 2 + margin &&
      Math.abs(spot.y - base.y) < base.h / 2 + margin
    );
  };
  let [start, end] = [0, 1];
  while (start < 0.5 && inside(from, start, 14 * l.u)) start += 0.01;
  while (end > 0.5 && inside(to, end, 40 * l.u)) end -= 0.01;
  return [start, end];
}

/** A point on the way from one base to another: 0 is the first, 1 the second. */
export function between(l: Layout, from: number, to: number, t: number): Spot & { angle: number } {
  const a = l.bases.find((one) => one.seat === from) ?? { ...l.centre };
  const b = l.bases.find((one) => one.seat === to) ?? { ...l.centre };
  const bend = {
    x: (a.x + b.x) / 2 + (l.centre.x - (a.x + b.x) / 2) * 0.7,
    y: (a.y + b.y) / 2 + (l.centre.y - (a.y + b.y) / 2) * 0.7,
  };
  const at = (s: number): Spot => ({
    x: (1 - s) ** 2 * a.x + 2 * (1 - s) * s * bend.x + s * s * b.x,
    y: (1 - s) ** 2 * a.y + 2 * (1 - s) * s * bend.y + s * s * b.y,
  });
  const here = at(t);
  const next = at(t + 0.02);
  return { ...here, angle: (Math.atan2(next.y - here.y, next.x - here.x) * 180) / Math.PI };
}
