import { expect, it } from 'vitest';
import { bounded } from './clocks';

it('keeps what one sets within what a table takes', () => {
  expect([bounded('minutes', 0), bounded('minutes', 7.4), bounded('minutes', 9999)]).toEqual([1, 7, 600]);
  expect([bounded('increment', -3), bounded('increment', NaN), bounded('hours', NaN)]).toEqual([0, 0, 1]);
});
