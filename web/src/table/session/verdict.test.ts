import { expect, it } from 'vitest';
import { settings } from '../../base/settings.svelte';
import { verdict } from './verdict';

const words = { seats: (seats: readonly number[]) => seats.map((seat) => 'ABC'[seat]).join('+') };
const ended = (...ranking: number[][]) => ({ reason: 'x', ranking, scores: ranking.flat().map(() => 0) });

it('says who has won to each who played and to whoever watches', () => {
  settings.lang = 'es';
  const said = (outcome: ReturnType<typeof ended>) => [0, 1, 2, null].map((seat) => verdict(outcome, seat, words));
  expect(said(ended([1], [0], [2]))).toEqual(['Has perdido', 'Has ganado', 'Has perdido', 'Gana B']);
  expect(said(ended([0, 2], [1]))).toEqual(['Has ganado', 'Has perdido', 'Has ganado', 'Ganan A+C']);
  expect(said(ended([0, 1, 2]))).toEqual(['Empate', 'Empate', 'Empate', 'Empate']);
  expect(verdict(ended([0]), 0, words)).toBe('Has ganado');
});
