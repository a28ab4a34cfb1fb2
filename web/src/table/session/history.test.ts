import { describe, expect, it } from 'vitest';
import type { Replay, ReplayNote, ReplayStep } from '../../wire/types';
import { historyOf } from './history';

const step = (at: number): ReplayStep =>
  ({ step: at, seat: 0, action: null, events: [], view: {}, drawn: null }) as never;
const note = (at: number, name: string): ReplayNote => ({ step: at, what: 'left', seat: 1, name });

describe('a story told again', () => {
  it('keeps what became of those who played where it happened', () => {
    const replay: Pick<Replay, 'steps' | 'notes'> = {
      steps: [step(0), step(1), step(2)],
      notes: [note(1, 'Ana'), note(1, 'Beto'), note(2, 'Eva')],
    };
    const lines = historyOf(replay).map(({ n, note: told }) => [n, told?.who ?? null]);
    expect(lines).toEqual([[0, null], [1, null], [1, 'Ana'], [1, 'Beto'], [2, null], [2, 'Eva']]); // prettier-ignore
  });
});
