import { expect, test } from 'vitest';
import { Promises } from './commitments';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('the first promise of a table counts, also after the page was loaded again', () => {
  const place = storage();
  const promises = new Promises(place);
  expect(promises.of('one')).toBeNull();
  promises.keep('one', 'aa');
  promises.keep('one', 'bb');
  promises.keep('two', 'cc');
  expect(promises.of('one')).toBe('aa');
  expect(new Promises(place).of('two')).toBe('cc');
});

test('a browser that keeps nothing has seen nothing', () => {
  const promises = new Promises(undefined);
  promises.keep('one', 'aa');
  expect(promises.of('one')).toBeNull();
});
