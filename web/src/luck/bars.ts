/** From counted dice and luck to their pictures. */

import type { DiceInfo } from '../wire/types';

export const WIDTH = 240;
export const HEIGHT = 90;

/** One side of a die in the picture. */
export interface Bar {
  x: number;
  width: number;
  y: number;
  /** Where the line that says what is uncertain begins and ends. */
  low: number;
  high: number;
}

/** How high a share is shown that is the highest of a die. */
function scale({ sides, shares }: DiceInfo): number {
  return Math.max(2 / sides, ...shares.map(({ high }) => high));
}

/** The sides of a die as bars, and how high the fair share lies. */
export function barsOf(dice: DiceInfo): { bars: Bar[]; fair: number } {
  const top = scale(dice);
  const y = (share: number): number => Math.round((1 - share / top) * HEIGHT * 10) / 10;
  const step = WIDTH / dice.sides;
  const bars = dice.shares.map(({ count, low, high }, at) => ({
    x: at * step + step * 0.15,
    width: step * 0.7,
    y: y(dice.count ? count / dice.count : 0),
    low: y(low),
    high: y(high),
  }));
  return { bars, fair: y(1 / dice.sides) };
}

/** The place in a picture of what goes to both sides of nought; `most` is the largest that is shown. */
export function beside(value: number, most: number): { x: number; width: number } {
  const half = WIDTH / 2;
  const width = most > 0 ? (Math.abs(value) / most) * half : 0;
  return { x: value < 0 ? half - width : half, width };
}
