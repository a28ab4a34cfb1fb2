/** From a view to things with places: who lies where on the board, and stays there while others come and go. */

import type { Die, Mark, Piece, View } from '$liza/wire/types';
import {
  defeatedSpot,
  dieSpot,
  pastSpot,
  reserveSpot,
  tokenSpot,
  vanguardSpot,
  type Layout,
  type Spot,
} from './layout';
import type { FreshDie } from './animation';

export type Where = 'reserve' | 'vanguard' | 'defeated';

export interface Fighter extends Spot {
  id: string;
  seat: number;
  key: string | null;
  where: Where;
  die: number;
  marks: readonly Mark[];
  /** Fighters off the board are small. */
  size: number;
}

export interface Token extends Spot {
  id: string;
  seat: number;
  key: string;
  where: 'tokens' | 'spent' | 'carried';
  bearer: string | null;
  size: number;
}

export interface Thrown extends Spot {
  id: string;
  die: Die;
  /** Of the last fight, put aside. */
  past: boolean;
}

const CENTRE_FIRST = [1, 0, 2];
const EQUIPMENT = ['espada', 'escudo'];

/** Remembers where each fighter lives, so that nobody jumps about when a view is sorted anew. */
export class Memory {
  private readonly homes: string[][] = [[], []];
  private readonly lines: Map<string, number>[] = [new Map(), new Map()];

  home(seat: number, key: string): number {
    const homes = this.homes[seat] ?? [];
    if (!homes.includes(key)) homes.push(key);
    return homes.indexOf(key);
  }

  line(seat: number, standing: readonly string[]): Map<string, number> {
    const line = this.lines[seat] ?? new Map<string, number>();
    for (const key of line.keys()) if (!standing.includes(key)) line.delete(key);
    for (const key of standing) {
      if (line.has(key)) continue;
      const taken = [...line.values()];
      line.set(key, CENTRE_FIRST.find((place) => !taken.includes(place)) ?? 0);
    }
    return line;
  }
}

const lying = (view: View, id: string, seat: number): Piece[] =>
  view.zones.find((zone) => zone.id === id && zone.seat === seat)?.pieces ?? [];

export const troopOf = (view: View): number => Number(view.options['troop'] ?? 3);

export function fighters(view: View, l: Layout, seat: number, near: boolean, memory: Memory): Fighter[] {
  const troop = troopOf(view);
  const found: Fighter[] = [];
  const standing = lying(view, 'vanguard', seat);
  const line = memory.line(
    seat,
    standing.flatMap((piece) => piece.key ?? []),
  );
  const add = (piece: Piece, where: Where, spot: Spot, size = 1): void => {
    found.push({
      id: `${seat}-${piece.key}`,
      seat,
      key: piece.key,
      where,
      die: piece.numbers['die'] ?? 0,
      marks: piece.marks,
      size,
      ...spot,
    });
  };
  for (const where of ['reserve', 'vanguard', 'defeated'] as const) {
    for (const piece of lying(view, where, seat)) if (piece.key) memory.home(seat, piece.key);
  }
  for (const piece of standing) add(piece, 'vanguard', vanguardSpot(l, near, line.get(piece.key ?? '') ?? 1));
  const reserve = lying(view, 'reserve', seat);
  let hidden = troop - reserve.filter((piece) => piece.key === null).length;
  for (const piece of reserve) {
    if (piece.key) add(piece, 'reserve', reserveSpot(l, near, memory.home(seat, piece.key), troop));
    else {
      const spot = reserveSpot(l, near, hidden, troop);
      found.push({
        id: `${seat}-hidden-${hidden++}`,
        seat,
        key: null,
        where: 'reserve',
        die: 0,
        marks: [],
        size: 1,
        ...spot,
      });
    }
  }
  lying(view, 'defeated', seat).forEach((piece, at) =>
    add(piece, 'defeated', defeatedSpot(l, near, at), l.tall ? 0.42 : 0.52),
  );
  return found;
}

export function tokens(view: View, l: Layout, seat: number, near: boolean, all: readonly Fighter[]): Token[] {
  const found: Token[] = [];
  for (const bearer of all) {
    if (bearer.seat !== seat) continue;
    for (const mark of bearer.marks) {
      const left = EQUIPMENT.includes(mark.key) ? -1 : 1;
      const r = l.fighter * bearer.size;
      found.push({
        id: `${seat}-token-${mark.key}`, seat, key: mark.key, where: 'carried', bearer: bearer.key,
        x: bearer.x + left * r * 0.78, y: bearer.y - r * 0.66, size: (l.mark / l.token) * bearer.size,
      }); // prettier-ignore
    }
  }
  for (const where of ['tokens', 'spent'] as const) {
    for (const piece of lying(view, where, seat)) {
      if (!piece.key || found.some((token) => token.key === piece.key)) continue;
      found.push({ id: `${seat}-token-${piece.key}`, seat, key: piece.key, where, bearer: null, x: 0, y: 0, size: 1 });
    }
  }
  const order = ['espada', 'escudo', 'fuego', 'tierra', 'agua', 'aire'].filter((key) =>
    found.some((token) => token.key === key),
  );
  for (const token of found) {
    if (token.where !== 'carried') Object.assign(token, tokenSpot(l, near, order.indexOf(token.key)));
  }
  return found.sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
}

export function thrown(view: View, l: Layout, near: number, all: readonly Fighter[], memory: Memory): Thrown[] {
  const last = new Map<string, number>();
  const group = (die: FreshDie): string => (die.fresh ? `${die.seat}${die.note}` : `${die.seat}`);
  const count = (die: FreshDie): number => view.dice.filter((other: FreshDie) => group(other) === group(die)).length;
  return view.dice.map((die: FreshDie, index) => {
    const seat = die.seat ?? 0;
    const at = last.get(group(die)) ?? 0;
    last.set(group(die), at + 1);
    const id = `${index}-${seat}-${die.note}-${die.value}`;
    if (!die.fresh) return { id, die, past: true, ...pastSpot(l, seat === near, at) };
    const standing = all.filter((one) => one.seat === seat && one.where === 'vanguard').flatMap((one) => one.key ?? []);
    const place = memory.line(seat, standing).get(die.note) ?? 1;
    return { id, die, past: false, ...dieSpot(l, seat === near, place, at, count(die)) };
  });
}
