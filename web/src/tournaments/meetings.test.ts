import { expect, test } from 'vitest';
import type { TournamentInfo } from '../wire/types';
import { linesOf, othersAt, points, winnerOf } from './meetings';

const line = (rank: number, entrant: string, played: number) => ({
  rank, entrant, points: 0, played, won: 0, direct: 0, opposition: 0, reached: 0,
}); // prettier-ignore

const league = (status: TournamentInfo['status'], played: number): TournamentInfo => ({
  id: 't', title: 'Liga', game: 'tanxi', options: {}, format: 'round_robin', sizes: [3], clock: { kind: 'days', days: 1 },
  level: 'shrewd', public: true, status, created: 0, most: 8, together: false, total: 1, until: null, n: 3,
  entrants: [
    { id: 'a', name: 'Ana', left: false },
    { id: 'b', name: 'Luis', left: false },
  ],
  standings: [line(1, 'b', played), line(2, 'a', played)],
  rounds: [[{ table: 'x', seats: ['a', '', 'b'], places: played ? [2, 3, 1] : [], watch: '' }]],
  you: 'a', organiser: false, waiting: [],
}); // prettier-ignore

test('a table lists its seats in order while it is played, then the best first', () => {
  const names = (played: number) => {
    const found = league('running', played);
    const [meeting] = found.rounds.flat();
    return meeting ? linesOf(found, meeting, 'bot').map((one) => one.name) : [];
  };
  expect(names(0)).toEqual(['Ana', 'bot', 'Luis']);
  expect(names(1)).toEqual(['Luis', 'Ana', 'bot']);
});

test('an entrant is told of the others at the table', () => {
  expect(othersAt(league('running', 0), 'x', 'bot')).toEqual(['bot', 'Luis']);
  expect(othersAt(league('running', 0), 'unknown', 'bot')).toEqual([]);
});

test('there is a winner once it is over and something was played', () => {
  expect(winnerOf(league('running', 1))).toBeNull();
  expect(winnerOf(league('over', 0))).toBeNull();
  expect(winnerOf(league('over', 1))).toBe('Luis');
});

test('points are read in the language of the reader', () => {
  expect(points(1.5, 'es')).toBe('1,5');
  expect(points(2 / 3, 'en')).toBe('0.67');
});
