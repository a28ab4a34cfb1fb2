import { expect, test } from 'vitest';
import { counted } from './counted';

test('what arrives is counted and arrives all the same', async () => {
  const told: number[] = [];
  const answers = ['a'.repeat(30), 'b'.repeat(10)].map(
    (text) => new Response(text, { headers: { 'Content-Type': 'application/wasm' } }),
  );
  const fetch = counted(
    () => Promise.resolve(answers.shift() as Response),
    40,
    (part) => told.push(part),
  );
  const first = await fetch('one');
  expect(first.headers.get('Content-Type')).toBe('application/wasm');
  expect(await first.text()).toBe('a'.repeat(30));
  expect(told.at(-1)).toBe(0.75);
  await (await fetch('two')).text();
  expect(told.at(-1)).toBe(1);
});

test('a folder that says less than it holds is full, never more than full', async () => {
  const told: number[] = [];
  const fetch = counted(
    () => Promise.resolve(new Response('much')),
    1,
    (part) => told.push(part),
  );
  await (await fetch('it')).text();
  expect(told).toEqual([1]);
});
