import { expect, it } from 'vitest';
import { isCrowded } from './crowded';

it('is crowded where the wares are higher than the shelf, by more than what is rounded', () => {
  expect([300, 301, 302].map((scrollHeight) => isCrowded({ scrollHeight, clientHeight: 300 }))).toEqual([
    false,
    false,
    true,
  ]);
});

it('does not measure a shop that has been shut meanwhile, or was never drawn', () => {
  expect([isCrowded(null), isCrowded(undefined)]).toEqual([false, false]);
});
