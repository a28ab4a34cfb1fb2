import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { barsOf, beside, HEIGHT, WIDTH } from './bars';

const die = (counts: number[], high = 0.5) => ({
  game: 'qiahn',
  kind: 'die',
  sides: counts.length,
  count: counts.reduce((sum, count) => sum + count, 0),
  log_stake: 0,
  shares: counts.map((count) => ({ count, low: 0.1, high })),
});

describe('the picture of a die', () => {
  it('shows what came more often higher, within the picture', () => {
    const { bars, fair } = barsOf(die([10, 20, 30, 40]));
    const tops = bars.map(({ y }) => y);
    expect([...tops].sort((a, b) => b - a)).toEqual(tops);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
    expect(fair).toBe(HEIGHT / 2);
    expect(bars[3]!.x + bars[3]!.width).toBeLessThanOrEqual(WIDTH);
    expect(bars[0]!.high).toBe(0);
    expect(bars[0]!.low).toBeGreaterThan(bars[0]!.high);
  });

  it('stands at nothing before the first roll', () => {
    expect(barsOf(die([0, 0], 1)).bars.map(({ y }) => y)).toEqual([HEIGHT, HEIGHT]);
  });
});

describe('luck beside play', () => {
  it('goes to the side of its sign', () => {
    expect(beside(2, 4)).toEqual({ x: WIDTH / 2, width: WIDTH / 4 });
    expect(beside(-4, 4)).toEqual({ x: 0, width: WIDTH / 2 });
    expect(beside(0, 0)).toEqual({ x: WIDTH / 2, width: 0 });
  });
});

describe('the words about luck', () => {
  it('are the same in both languages', () => {
    const ids = (lang: string): string[] =>
      [...readFileSync(new URL(`./${lang}.ftl`, import.meta.url), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
        (found) => found[1] ?? '',
      );
    expect(ids('en').sort()).toEqual(ids('es').sort());
  });
});
