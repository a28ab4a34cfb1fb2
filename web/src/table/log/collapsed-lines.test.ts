import { expect, it } from 'vitest';
import { collapsed } from './collapsed-lines';

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
