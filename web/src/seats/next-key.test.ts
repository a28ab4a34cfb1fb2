import { expect, test } from 'vitest';
import { nextKey, type Key } from './next-key';

const keys: Key[] = [0, 2, 3].map((seat) => ({ seat, token: `${seat}` }));
const [first, second, third] = keys as [Key, Key, Key];

test('whoever is asked keeps the screen, also when others are asked as well', () => {
  expect(nextKey(keys, second, [2])).toBeNull();
  expect(nextKey(keys, second, [0, 2, 3])).toBeNull();
});

test('it goes to the next one around the table who is asked', () => {
  expect(nextKey(keys, first, [2, 3])).toBe(second);
  expect(nextKey(keys, second, [0, 3])).toBe(third);
  expect(nextKey(keys, third, [0, 2])).toBe(first);
});

test('while a bot thinks it stays where it is', () => {
  expect(nextKey(keys, first, [1])).toBeNull();
  expect(nextKey(keys, first, [])).toBeNull();
});
