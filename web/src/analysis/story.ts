/** What an analysis says decided a game, in one sentence: the result and the analysis tell the same. */

import { t } from '../i18n/i18n.svelte';
import type { Words } from '../i18n/words';
import type { AnalysisInfo, AnalysisMoment, AnalysisStep } from '../wire/types';
import { certain } from './chart';

/** What changed the winner's position by so much decided the game: losing is -1, winning 1. */
const DECISIVE = 0.3;

/** The moment that brought a winner most; null where none brought much, for certain. */
export function decisive(found: AnalysisInfo, winner: number): AnalysisMoment | null {
  const moments = found.seats[winner]?.moments ?? [];
  const gains = moments.filter(({ change }) => change.value >= DECISIVE && certain(change));
  return gains.reduce<AnalysisMoment | null>(
    (best, one) => (best && best.change.value >= one.change.value ? best : one),
    null,
  );
}

/** What was done at a step of a game. */
export const done = ({ choice, seat, what }: AnalysisStep, words: Pick<Words, 'action'>): string =>
  choice ? words.action(choice, seat) : t(`analysis-${what}`);

export function story(found: AnalysisInfo, winner: number, words: Pick<Words, 'action' | 'seat'>): string {
  const most = decisive(found, winner);
  const step = most && found.steps[most.step];
  const who = words.seat(winner);
  if (!step) return t('analysis-story-none', { winner: who });
  return t(most.what === 'luck' ? 'analysis-story-luck' : 'analysis-story', {
    step: most.step + 1,
    of: found.steps.length,
    who: words.seat(step.seat),
    choice: done(step, words),
    winner: who,
    points: Math.round(most.change.value * 50),
  });
}
