/** The story of a game as the table tells it again: what happened, and what became of those who played. */

import type { Happening, Replay, View } from '../../wire/types';
import type { Note } from './news';

/** One line of the story: what happened in one choice. */
export interface HistoryEntry {
  n: number;
  seat: number | null;
  events: readonly Happening[];
  /** What the table looked like afterwards. */
  view: View;
  /** Something about those who sit there, not about the game. */
  note?: Note;
}

export function historyOf({ steps, notes }: Pick<Replay, 'steps' | 'notes'>): HistoryEntry[] {
  return steps.flatMap(({ step, seat, events, view }) => [
    { n: step, seat, events, view },
    ...notes
      .filter((note) => note.step === step)
      .map(({ what, seat: whose, name }) => ({
        n: step,
        seat: null,
        events: [],
        view,
        note: { id: what, seat: whose, who: name, passing: false },
      })),
  ]);
}
