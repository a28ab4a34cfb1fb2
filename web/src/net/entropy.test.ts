import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { OwnEntropy } from './entropy';

function place(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
}

test('bytes are promised by their hash, kept over a reload, and different each time', async () => {
  const storage = place();
  const promised = (await new OwnEntropy(storage).promise()) ?? '';
  const shown = new OwnEntropy(storage).shownFor(promised) ?? '';
  expect(shown).toMatch(/^[0-9a-f]{64}$/);
  const said = Buffer.concat([Buffer.from('liza entropy '), Buffer.from(shown, 'hex')]);
  expect(createHash('sha256').update(said).digest('hex')).toBe(promised);
  expect(await new OwnEntropy(storage).promise()).not.toBe(promised);
  expect(new OwnEntropy(storage).shownFor('00')).toBeNull();
});

test('a table gets one promise, however often its page comes', async () => {
  const own = new OwnEntropy(place());
  const promised = await own.promise();
  own.give(promised, 'one');
  expect(await own.promise('one')).toBe(promised);
  expect(await own.promise('two')).not.toBe(promised);
  expect(await own.promise('two')).toBe(await own.promise('two'));
});

test('a browser that keeps nothing promises nothing', async () => {
  expect(await new OwnEntropy(undefined).promise()).toBeNull();
});
