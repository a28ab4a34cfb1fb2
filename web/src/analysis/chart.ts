/** From an analysis to what is drawn of it. Nothing here knows a game. */

import type { AnalysisInfo, AnalysisStep, EstimateInfo } from '../wire/types';

export interface Point {
  /** The position of the replay. */
  at: number;
  value: number;
  error: number;
}

/** How a seat stood at every position at which that was looked at, the end included. */
export function standing(found: AnalysisInfo, seat: number): Point[] {
  const points: Point[] = [];
  found.steps.forEach((step, at) => {
    const { value, error } = step.stands[seat] ?? { value: 0, error: 0 };
    points.push({ at, value, error });
  });
  const end = found.seats[seat]?.end;
  if (end !== undefined) points.push({ at: found.steps.length, value: end, error: 0 });
  return points;
}

export interface Bar {
  at: number;
  value: number;
  error: number;
}

const something = ({ value, error }: Bar): boolean => Math.abs(value) > 0.0005 || error > 0.0005;
const bar = (at: number, sum: EstimateInfo | undefined): Bar => ({
  at,
  value: sum?.value ?? 0,
  error: sum?.error ?? 0,
});

/** What chance gave to a seat or took from it, and when. */
export const luck = (found: AnalysisInfo, seat: number): Bar[] =>
  found.steps.map((step, at) => bar(at, step.chance ? step.luck[seat] : undefined)).filter(something);

/** What choices gave to a seat or took from it: its own, or those of others. */
export const choices = (found: AnalysisInfo, seat: number): Bar[] =>
  found.steps.map((step, at) => bar(at, step.gave[seat])).filter(something);

/** Whether a number is more than chance could make it. */
export const certain = ({ value, error }: EstimateInfo): boolean => Math.abs(value) > Math.max(0.0005, 2 * error);

/** Whether a choice certainly gave something away. */
export const errs = (step: AnalysisStep): boolean => step.lost.value > 0 && certain(step.lost);

/** From losing (-1) to winning (1) it is a hundred points. */
const POINTS = 50;

const about = (error: number): string => (error * POINTS >= 0.5 ? '≈ ' : '');
const whole = (points: number): number => Math.sign(points) * Math.round(Math.abs(points)) || 0;

/** What was gained or lost, in points with its sign; marked where it is an estimate. */
export function written({ value, error }: EstimateInfo, lang: string): string {
  return about(error) + new Intl.NumberFormat(lang, { signDisplay: 'exceptZero' }).format(whole(value * POINTS));
}

/** How well somebody stood, in points. */
export function stood({ value, error }: EstimateInfo, lang: string): string {
  return about(error) + new Intl.NumberFormat(lang).format(whole((value + 1) * POINTS));
}

/** The choices of a seat in which there was something to choose, by their number; at first only those that erred. */
export function own(found: AnalysisInfo, seat: number, all: boolean): { at: number; step: AnalysisStep }[] {
  return found.steps
    .map((step, at) => ({ at, step }))
    .filter(({ step }) => step.seat === seat && !step.forced && (all || errs(step)));
}

/** A line through points on a sheet so wide and so high; values lie between -1 and 1. */
export function path(points: readonly Point[], last: number, wide: number, high: number): string {
  return points.map(({ at, value }, number) => `${number ? 'L' : 'M'}${x(at, last, wide)} ${y(value, high)}`).join('');
}

/** The same with its error to both sides, as a ribbon. */
export function ribbon(points: readonly Point[], last: number, wide: number, high: number): string {
  const edge = (sign: number) =>
    points.map(({ at, value, error }) => `${x(at, last, wide)} ${y(value + sign * error, high)}`);
  return points.length ? `M${[...edge(1), ...edge(-1).reverse()].join('L')}Z` : '';
}

export const x = (at: number, last: number, wide: number): number => round((at / Math.max(1, last)) * wide);
export const y = (value: number, high: number): number => round(((1 - Math.max(-1, Math.min(1, value))) / 2) * high);
const round = (number: number): number => Math.round(number * 10) / 10;
