/** From the steps of a rating to its picture: a line with the interval around it. */

import type { RatingStep } from '../wire/types';

export const WIDTH = 640;
export const HEIGHT = 200;

export interface Course {
  /** The interval of 95 %, as an SVG path. */
  band: string;
  /** The rating, as the points of an SVG polyline. */
  line: string;
  /** Where each step stands, the oldest first. */
  dots: { x: number; y: number; at: number }[];
}

/** Steps stand at even distances: what counts is the order of games, and nights without a game add none. */
export function courseOf(steps: readonly RatingStep[]): Course {
  const oldest = [...steps].reverse();
  const x = (at: number): number => (oldest.length === 1 ? WIDTH / 2 : Math.round((at * WIDTH) / (oldest.length - 1)));
  const y = (share: number): number => Math.round((1 - share) * HEIGHT);
  const dots = oldest.map((step, at) => ({ x: x(at), y: y(step.share.value), at: step.at }));
  const upper = oldest.map(({ share }, at) => `${x(at)},${y(share.high)}`);
  const lower = oldest.map(({ share }, at) => `${x(at)},${y(share.low)}`).reverse();
  return {
    band: upper.length ? `M${[...upper, ...lower].join('L')}Z` : '',
    line: dots.map((dot) => `${dot.x},${dot.y}`).join(' '),
    dots,
  };
}

/** How much a step changed a share of players, in whole per cent; null for the oldest that is known. */
export function change(steps: readonly RatingStep[], at: number): number | null {
  const [step, before] = [steps[at], steps[at + 1]];
  return step && before ? Math.round(100 * step.share.value) - Math.round(100 * before.share.value) : null;
}
