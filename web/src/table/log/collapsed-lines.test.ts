import { expect, it } from 'vitest';
import { collapsed, gathered } from './collapsed-lines';

const [dealt, chosen] = [{}, {}];
const line = (entry: object, text: string, heading: string | null = null) => ({ entry, text, heading, times: 1 });

it('says once what is said again of the same choice, and how often', () => {
  const told = [
    line(dealt, 'Ana draws.'),
    line(dealt, 'Ana draws.'),
    line(dealt, 'Ana draws.'),
    line(dealt, 'Eva draws.'),
  ];
  expect(collapsed(told).map(({ text, times }) => [text, times])).toEqual([
    ['Ana draws.', 3],
    ['Eva draws.', 1],
  ]);
});

it('keeps apart what comes of different choices, what lies between and what a round begins with', () => {
  const told = [
    line(dealt, 'Ana draws.'),
    line(chosen, 'Ana draws.'),
    line(chosen, 'Eva plays.'),
    line(chosen, 'Ana draws.'),
    line(chosen, 'Ana draws.', 'Round 2'),
  ];
  expect(collapsed(told)).toEqual(told);
});

it('makes one line of what several do alike in choices of their own, up to where something else happens', () => {
  const told = [
    line({}, 'chosen Ana', 'Round 2'),
    line({}, 'chosen Luis'),
    line({}, 'chosen Eva'),
    line({}, 'Ana draws.'),
    line({}, 'chosen Eva'),
    line({}, 'chosen Ana', 'Round 3'),
  ];
  const kind = ({ text }: { text: string }) => (text.startsWith('chosen') ? 'chosen' : null);
  const say = (lines: readonly { text: string }[]) => `chosen by ${lines.length}`;
  const found = gathered(told, kind, say);
  expect(found.map(({ text, heading }) => [text, heading])).toEqual([
    ['chosen by 3', 'Round 2'],
    ['Ana draws.', null],
    ['chosen Eva', null],
    ['chosen Ana', 'Round 3'],
  ]);
  expect(found[0]?.entry).toBe(told[2]?.entry);
});
