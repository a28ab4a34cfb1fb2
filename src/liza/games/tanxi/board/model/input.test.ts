import { describe, expect, it } from 'vitest';
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

describe('a worn card', () => {
  const knife = { kind: 'card', key: 'cuchillo', owner: null, marks: [], numbers: {} };
  function wearing(...verbs: string[]): { input: BoardInput; chosen: string[]; asked: string[] } {
    const [chosen, asked]: [string[], string[]] = [[], []];
    const context = {
      playing: true,
      options: verbs.map((verb) => choice(verb, 'cuchillo')),
      view: { moment: 'Main', zones: [] },
      words: { card: () => undefined },
      choose: (action: string) => chosen.push(action),
      why: (action: string) => asked.push(action),
    };
    return { input: new BoardInput(() => context as unknown as BoardContext), chosen, asked };
  }

  it('is read first: what can be done with it waits, and nothing is taken off by a touch', () => {
    const { input, chosen, asked } = wearing('unequip');
    expect(input.pressWorn('worn', knife)).toBe(true);
    expect([chosen, asked]).toEqual([[], []]);
    expect(input.menu.map(({ action }) => action)).toEqual(['unequip cuchillo']);
    const [first] = input.menu;
    if (first) input.take(first);
    expect(chosen).toEqual(['unequip cuchillo']);
  });

  it('is only read where nothing can be done with it, also at a rival', () => {
    const { input, chosen, asked } = wearing();
    expect([input.pressWorn('worn', knife), input.pressWorn('rival', knife)]).toEqual([true, true]);
    expect([chosen, asked, input.menu]).toEqual([[], [], []]);
  });

  it('is the answer where the moment asks for one', () => {
    const own = wearing('wield');
    expect(own.input.pressWorn('worn', knife)).toBe(false);
    expect(own.chosen).toEqual(['wield cuchillo']);
    const rival = wearing('strip');
    expect(rival.input.pressWorn('rival', knife)).toBe(false);
    expect(rival.chosen).toEqual(['strip cuchillo']);
  });
});
