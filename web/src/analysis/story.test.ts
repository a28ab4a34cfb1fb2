import { expect, it } from 'vitest';
import { settings } from '../base/settings.svelte';
import type { AnalysisInfo, AnalysisMoment } from '../wire/types';
import { decisive, story } from './story';

const words = { action: () => 'Atacar a Eva', seat: (seat: number) => ['Ana', 'Eva'][seat] ?? '' };
const moment = (
  step: number,
  value: number,
  error: number,
  what: AnalysisMoment['what'] = 'choice',
): AnalysisMoment => ({
  step,
  what,
  change: { value, error },
});
const game = (...moments: AnalysisMoment[]): AnalysisInfo =>
  ({
    seats: [{ moments }, { moments: [] }],
    steps: Array.from({ length: 9 }, (_, at) => ({ seat: at % 2, what: 'choice', choice: { action: 'x' } })),
  }) as unknown as AnalysisInfo;

it('names what brought the winner most, with its worth in points of a hundred', () => {
  settings.lang = 'es';
  const found = game(moment(2, 0.31, 0.05), moment(5, 0.8, 0.1, 'other'), moment(7, -0.9, 0.1));
  expect(decisive(found, 0)?.step).toBe(5);
  expect(story(found, 0, words)).toBe(
    'Lo que más contó, según el análisis: la jugada 6 de 9. Eva: Atacar a Eva. A Ana le valió unos 40 puntos de 100.',
  );
});

it('says luck where it was luck', () => {
  settings.lang = 'en';
  expect(story(game(moment(3, 0.5, 0, 'luck')), 0, words)).toContain('luck after move 4 of 9');
});

it('names none where the margin is small or could be chance', () => {
  settings.lang = 'en';
  for (const found of [game(), game(moment(1, 0.2, 0.01)), game(moment(1, 0.5, 0.3)), game(moment(1, -0.9, 0))])
    expect(story(found, 0, words)).toContain('in no single move');
});
