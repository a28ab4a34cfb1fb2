import { describe, expect, it } from 'vitest';
import type { RatingStep } from '../wire/types';
import { change, courseOf, HEIGHT, WIDTH } from './course';

const step = (value: number, low: number, high: number): RatingStep => ({
  at: 1,
  table: null,
  share: { value, low, high },
  departed: false,
  left: null,
  faced: [],
});

describe('the course of a rating', () => {
  it('runs from the oldest step to the latest, inside its interval', () => {
    const { line, band, dots } = courseOf([step(0.5, 0.4, 0.6), step(0.25, 0, 1)]);
    expect(line).toBe(`0,${HEIGHT * 0.75} ${WIDTH},${HEIGHT * 0.5}`);
    expect(band).toBe(`M0,0L${WIDTH},${HEIGHT * 0.4}L${WIDTH},${HEIGHT * 0.6}L0,${HEIGHT}Z`);
    expect(dots).toHaveLength(2);
  });

  it('has one dot in the middle after one game, and none before', () => {
    expect(courseOf([step(0.5, 0, 1)]).line).toBe(`${WIDTH / 2},${HEIGHT / 2}`);
    expect(courseOf([])).toEqual({ band: '', line: '', dots: [] });
  });

  it('tells a change against the step before', () => {
    const steps = [step(0.504, 0, 1), step(0.376, 0, 1)];
    expect(change(steps, 0)).toBe(12);
    expect(change(steps, 1)).toBeNull();
  });
});
