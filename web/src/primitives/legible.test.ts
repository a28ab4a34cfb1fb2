import { expect, test } from 'vitest';
import { inside } from './legible';

test('a letter of twelve pixels is as long as its drawing is small', () => {
  expect(inside(12, 0.5)).toBe(24);
  expect(inside(12, 2)).toBe(6);
});

test('a drawing that is not shown yet measures as the screen does', () => {
  expect(inside(12, 0)).toBe(12);
});
