import { expect, test } from 'vitest';
import { Commitments } from './commitments';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('the first promise of a table counts, also after the page was loaded again', () => {
  const place = storage();
  const commitments = new Commitments(place);
  expect(commitments.of('one')).toBeNull();
  commitments.keep('one', 'aa');
  commitments.keep('one', 'bb');
  commitments.keep('two', 'cc');
  expect(commitments.of('one')).toBe('aa');
  expect(new Commitments(place).of('two')).toBe('cc');
});

test('a browser that keeps nothing has seen nothing', () => {
  const commitments = new Commitments(undefined);
  commitments.keep('one', 'aa');
  expect(commitments.of('one')).toBeNull();
});
