/** Where everything lies, for any size of window: distances from the front line, mirrored for the far side. */

export interface Layout {
  width: number;
  height: number;
  tall: boolean;
  /** A length that everything is measured in. */
  u: number;
  front: number;
  middle: number;
  /** Radii: fighters, tokens, tokens on fighters, dice, the coin. */
  fighter: number;
  token: number;
  mark: number;
  die: number;
  coin: number;
  /** Distances from the front line. */
  dice: number;
  vanguard: number;
  reserve: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** On a board that is laid out smaller than this, names would lie on one another: what lies there is named when asked. */
export const NAMED = 0.45;

const WIDE = { width: 1080, height: 760 };
const TALL = { width: 384, height: 628 };

export function layout(width: number, height: number, troop: number): Layout {
  const tall = width / height < 1.05;
  const base = tall ? TALL : WIDE;
  const u = Math.min(width / base.width, height / base.height);
  const crowd = troop > 3 ? (tall ? 0.8 : 0.94) : 1;
  const common = { width, height, tall, u, front: height / 2, middle: width / 2 };
  const stretch = (height / 2 / u - base.height / 2) * 0.55;
  return tall
    ? {
        ...common,
        fighter: 35 * u * crowd, token: 24 * u, mark: 15 * u, die: 17 * u, coin: 30 * u,
        dice: (50 + stretch * 0.2) * u, vanguard: (107 + stretch * 0.5) * u, reserve: (188 + stretch * 0.8) * u,
      }
    : {
        ...common,
        fighter: 54 * u * crowd, token: 36 * u, mark: 22 * u, die: 27 * u, coin: 52 * u,
        dice: (84 + stretch * 0.2) * u, vanguard: (168 + stretch * 0.5) * u, reserve: (302 + stretch * 0.8) * u,
      }; // prettier-ignore
}

/** A row of `count` spots across the middle, `distance` from the front line. */
function row(l: Layout, near: boolean, distance: number, at: number, count: number, gap: number): Spot {
  return { x: l.middle + (at - (count - 1) / 2) * gap, y: l.front + (near ? distance : -distance) };
}

export function reserveSpot(l: Layout, near: boolean, at: number, troop: number): Spot {
  const room = l.tall ? l.width - 2 * l.fighter - 16 * l.u : 560 * l.u;
  const gap = Math.min(l.fighter * (l.tall ? 2.5 : 2.6), room / Math.max(1, troop - 1));
  return row(l, near, l.reserve, at, troop, gap);
}

export function vanguardSpot(l: Layout, near: boolean, at: number): Spot {
  return row(l, near, l.vanguard, at, 3, l.fighter * (l.tall ? 2.9 : 2.9));
}

/** A die falls in front of its fighter; several of the same fighter lie side by side. */
export function dieSpot(l: Layout, near: boolean, place: number, at: number, count: number): Spot {
  const spot = vanguardSpot(l, near, place);
  const shift = (at - (count - 1) / 2) * l.die * 2.1;
  return { x: spot.x + shift, y: l.front + (near ? l.dice : -l.dice) };
}

export function tokenSpot(l: Layout, near: boolean, at: number): Spot {
  const sign = near ? 1 : -1;
  if (l.tall) {
    const edge = l.front + sign * (l.reserve + l.fighter + l.token + 15 * l.u);
    return { x: l.middle + (at - 1.5) * l.token * 2.75, y: edge };
  }
  const side = Math.min(l.width / 2 - 84 * l.u, 520 * l.u);
  const column = at % 2;
  const line = Math.floor(at / 2);
  return { x: l.middle + side - (1 - column) * 88 * l.u, y: l.front + sign * (l.reserve - line * 104 * l.u) };
}

export function defeatedSpot(l: Layout, near: boolean, at: number): Spot {
  const sign = near ? 1 : -1;
  if (l.tall) {
    return {
      x: l.width - 20 * l.u - (at % 3) * 25 * l.u,
      y: l.front + sign * (l.vanguard + (at > 2 ? 26 : 0) * l.u - 14 * l.u),
    };
  }
  const side = Math.min(l.width / 2 - 84 * l.u, 520 * l.u);
  return { x: l.middle - side + (at % 3) * 60 * l.u, y: l.front + sign * (l.reserve - Math.floor(at / 3) * 70 * l.u) };
}

export function totalSpot(l: Layout, near: boolean): Spot {
  const sign = near ? 1 : -1;
  return l.tall
    ? { x: l.width - 40 * l.u, y: l.front + sign * 30 * l.u }
    : { x: l.middle + Math.min(l.width / 2 - 108 * l.u, 440 * l.u), y: l.front + sign * 62 * l.u };
}

/** The dice of the last fight lie in a row beside their total. */
export function pastSpot(l: Layout, near: boolean, at: number): Spot {
  const total = totalSpot(l, near);
  return { x: total.x - (l.tall ? 37 + at * 23 : 76 + at * 40) * l.u, y: total.y };
}
