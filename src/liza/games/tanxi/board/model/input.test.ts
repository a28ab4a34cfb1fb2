import { expect, it } from 'vitest';
import type { BoardContext } from '$liza/board/context';
import type { Choice } from '$liza/wire/types';
import { BoardInput } from './input.svelte';

const choice = (verb: string, key: string): Choice => ({ action: `${verb} ${key}`, verb, args: [{ kind: verb, key }] });
const OPTIONS = [choice('ability', 'ventisca'), choice('favour', 'karhun'), choice('visit', 'trago')];

function at(moment: string, monsters: number): BoardInput {
  const zones = [{ id: 'monster', seat: null, count: monsters, pieces: Array.from({ length: monsters }, () => ({})) }];
  const context = { playing: true, options: OPTIONS, view: { moment, zones }, words: { card: () => undefined } };
  return new BoardInput(() => context as unknown as BoardContext);
}

it('warns before an ability or a favour that may make a declared attack lapse, and nowhere else', () => {
  const input = at('Declare', 0);
  expect(input.mayLapse).toBe(false);
  for (const [verb, key, warned] of [
    ['ability', 'ventisca', true],
    ['favour', 'karhun', true],
    ['visit', 'trago', false],
  ] as const) {
    input.consider(verb, key);
    expect(input.mayLapse, verb).toBe(warned);
  }
  for (const other of [at('Main', 0), at('Declare', 1)]) {
    other.consider('ability', 'ventisca');
    expect(other.mayLapse).toBe(false);
  }
});
