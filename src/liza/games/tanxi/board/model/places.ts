/** What a square is, and what lies on its sides: said to whoever looks at it. */

import type { Words } from '$liza/i18n/words';
import { CELL, type Square } from './measure';

const SIDES = ['north', 'east', 'south', 'west'] as const;
type Side = (typeof SIDES)[number];

/** The sides of a square along which something runs; the map names it at the square to the north or to the west. */
export function sides(board: readonly Square[], square: Square, feature: string): Side[] {
  const at = (x: number, y: number): Square | undefined => board.find((one) => one.x === x && one.y === y);
  const runs: Record<Side, number | undefined> = {
    north: at(square.x, square.y - CELL)?.numbers[`${feature}_south`],
    east: square.numbers[`${feature}_east`],
    south: square.numbers[`${feature}_south`],
    west: at(square.x - CELL, square.y)?.numbers[`${feature}_east`],
  };
  return SIDES.filter((side) => runs[side]);
}

/** What everything about a square means for whoever walks, fights or stays there, with the rules that say so. */
export function aboutSquare(words: Words, board: readonly Square[], square: Square, stage: number): string {
  const { numbers } = square;
  const edges = ['river', 'bridge'].map((feature) => {
    const where = sides(board, square, feature).map((side) => words.find(`board-side-${side}`) ?? side);
    return where.length > 0 ? words.find(`board-${feature}-about`, { sides: words.several(where) }) : null;
  });
  const fog = numbers['fog'];
  const told = [
    ...edges,
    numbers['village'] ? words.find('board-village-about') : null,
    numbers['beach'] ? words.find('board-beach-about') : null,
    numbers['point'] ? words.find('board-point-about') : null,
    fog === undefined ? null : words.find(fog <= stage ? 'board-fog-about' : 'board-fog-later', { stage: fog }),
  ];
  return told.filter((text) => text !== null).join(' ');
}
