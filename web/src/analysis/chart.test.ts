import { describe, expect, it } from 'vitest';
import type { AnalysisInfo, AnalysisStep, EstimateInfo } from '../wire/types';
import { certain, choices, luck, own, path, ribbon, standing, stood, written } from './chart';

const sum = (value: number, error = 0): EstimateInfo => ({ value, error });
const step = (seat: number, lost: EstimateInfo, more: Partial<AnalysisStep> = {}): AnalysisStep => ({
  seat,
  what: 'choice',
  choice: null,
  forced: false,
  chance: false,
  stands: [sum(0.5, 0.1), sum(-0.5, 0.1)],
  lost,
  luck: [sum(0.2), sum(-0.2)],
  gave: seat === 0 ? [sum(-lost.value), sum(lost.value)] : [sum(lost.value), sum(-lost.value)],
  better: null,
  ...more,
});
const FOUND: AnalysisInfo = {
  reading: 'known',
  readings: ['known'],
  judge: 'exact',
  playouts: 16,
  seats: [1, -1].map((end) => ({ start: sum(0), lost: sum(0), given: sum(0), luck: sum(0), end, moments: [] })),
  steps: [
    step(0, sum(0.3, 0.1)),
    step(1, sum(0.3, 0.2), { chance: true }),
    step(0, sum(0)),
    step(0, sum(0), { forced: true }),
  ],
};

describe('what is drawn of an analysis', () => {
  it('stands where it stood, and ends where it ended', () => {
    expect(standing(FOUND, 1).map(({ value }) => value)).toEqual([-0.5, -0.5, -0.5, -0.5, -1]);
    expect(standing(FOUND, 0).at(-1)).toEqual({ at: 4, value: 1, error: 0 });
  });

  it('keeps luck and choices apart', () => {
    expect(luck(FOUND, 0)).toEqual([{ at: 1, value: 0.2, error: 0 }]);
    expect(choices(FOUND, 0).map(({ at, value }) => [at, value])).toEqual([
      [0, -0.3],
      [1, 0.3],
    ]);
  });

  it('calls certain what is more than two errors', () => {
    expect(certain(sum(0.3, 0.1))).toBe(true);
    expect(certain(sum(0.3, 0.2))).toBe(false);
    expect(certain(sum(0.0001))).toBe(false);
  });

  it('shows what one gave away oneself, and where one had a choice', () => {
    expect(own(FOUND, 0, false).map(({ at }) => at)).toEqual([0]);
    expect(own(FOUND, 0, true).map(({ at }) => at)).toEqual([0, 2]);
    expect(own(FOUND, 1, false)).toEqual([]);
  });

  it('writes what was gained in whole points, and marks what is an estimate', () => {
    expect(written(sum(-0.25, 0.125), 'en')).toBe('≈ -13');
    expect(written(sum(0.25), 'es')).toBe('+13');
    expect(written(sum(-0.001), 'es')).toBe('0');
    expect(written(sum(-1.352, 0.347), 'es')).toBe('≈ -68');
  });

  it('says how well somebody stood from 0 to 100', () => {
    expect([-1, 0, 1].map((value) => stood(sum(value), 'es'))).toEqual(['0', '50', '100']);
    expect(stood(sum(0.24, 0.1), 'en')).toBe('≈ 62');
  });

  it('draws within its sheet', () => {
    const points = [
      { at: 0, value: 1, error: 0.5 },
      { at: 2, value: -1, error: 0 },
    ];
    expect(path(points, 2, 100, 50)).toBe('M0 0L100 50');
    expect(ribbon(points, 2, 100, 50)).toBe('M0 0L100 50L100 50L0 12.5Z');
  });
});
