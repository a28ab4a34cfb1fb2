import { expect, it } from 'vitest';
import { Patience } from './patience';

function waited(...spans: number[]): Patience {
  let now = 0;
  const patience = new Patience(() => now);
  for (const span of spans) {
    patience.tells(true);
    now += span / 2;
    patience.tells(true);
    now += span / 2;
    patience.tells(false);
    patience.tells(false);
    now += 60_000;
  }
  return patience;
}

it('suggests nothing to who waits seldom or shortly, however long they think themselves', () => {
  expect(waited().wornOut(0)).toBe(false);
  expect(waited(6000, 6000, 6000).wornOut(0)).toBe(false);
  expect(waited(...Array.from({ length: 40 }, () => 4900)).wornOut(0)).toBe(false);
});

it('suggests something to who waits often, or often does not want to', () => {
  expect(waited(6000, 100, 6000, 6000, 5000).wornOut(0)).toBe(true);
  expect(waited(6000, 6000).wornOut(2)).toBe(true);
  expect(waited(100).wornOut(4)).toBe(true);
});
