/** Where the banners of the tournament hang: everybody at the foot, the Champion at the top. */

import type { Piece, View } from '$liza/wire/types';
import { bouts, isWon, type Bout } from './model';

export interface Node {
  /** How far from the left, and the round in which it is reached. */
  x: number;
  round: number;
  /** Whose banner it is; none while nobody knows. */
  seat: number | null;
  /** The duel that is won to stand here, 0 for those who begin here. */
  bout: number;
  lost: boolean;
}

export interface Line {
  from: Node;
  to: Node;
}

export interface Tree {
  nodes: Node[];
  lines: Line[];
  columns: number;
  rounds: number;
  /** The duel that comes next. */
  next: number;
}

/** How large a banner is, and how far banners hang from each other, across and upwards. */
export const W = 84;
export const H = 88;
export const STEP = 104;
export const RISE = 128;

/** How many letters a line on a banner takes, and how many lines. */
const MOST = 11;
const LINES = 2;
/** How broad a letter is, as a part of its size. */
const LETTER = 0.74;

/** A whole name in lines of so many letters: broken between words, and within one only where it is too long. */
export function lines(name: string, most = MOST): string[] {
  const parts = name.split(/\s+/).flatMap((word) => word.match(new RegExp(`.{1,${Math.max(1, most)}}`, 'gu')) ?? []);
  return parts.reduce<string[]>((found, part) => {
    const last = found.at(-1);
    const room = last !== undefined && last.length + 1 + part.length <= most;
    return room ? [...found.slice(0, -1), `${last} ${part}`] : [...found, part];
  }, []);
}

/** Letters as large as a banner takes them; 0 where it does not take the name. */
export function fit(name: string): number {
  const written = lines(name);
  const longest = Math.max(1, ...written.map((line) => line.length));
  return written.length > LINES ? 0 : Math.min(16, (W - 14) / (LETTER * longest));
}

/** How large the smallest name on a banner would be in a room of a size. */
export function readable(of: Tree, names: readonly string[], width: number, height: number): number {
  const scale = Math.min(width / (of.columns * STEP + 8), height / (of.rounds * RISE + H + 42));
  return Math.min(...names.map(fit)) * scale;
}

const winner = (bout: Bout): Piece | undefined => bout.sides.find(isWon);

export function tree(view: View): Tree {
  const found = bouts(view);
  const nodes: Node[] = [];
  const lines: Line[] = [];
  let columns = 0;

  /** Hang a duel and everything that leads to it; return its banner. */
  function hang(bout: Bout): Node {
    const sides = bout.sides.map((side, at): Node => {
      const earlier = found[(bout.from[at] ?? 0) - 1];
      const lost = winner(bout) !== undefined && !isWon(side);
      if (earlier) {
        const node = hang(earlier);
        node.lost = lost;
        return node;
      }
      const leaf = { x: columns++, round: bout.round - 1, seat: side.owner, bout: 0, lost };
      nodes.push(leaf);
      return leaf;
    });
    const x = sides.reduce((sum, side) => sum + side.x, 0) / Math.max(1, sides.length);
    const node: Node = { x, round: bout.round, seat: winner(bout)?.owner ?? null, bout: bout.number, lost: false };
    nodes.push(node);
    lines.push(...sides.map((from) => ({ from, to: node })));
    return node;
  }

  const last = found.at(-1);
  if (last) hang(last);
  const next = found.find((bout) => !winner(bout))?.number ?? 0;
  return { nodes, lines, columns, rounds: last?.round ?? 0, next };
}
