/** Which exercises were tried, here or in another browser of the same person, and whether the first try was right. */

import { alone } from '../base/folder';
import type { ExerciseScore, ExerciseAnswer } from '../wire/types';
import { tellTried } from './requests';

const STORE = 'liza.exercises';
const MOST = 300;

type Tried = Record<string, boolean>;

class Solved {
  private all = $state.raw<Record<string, Tried>>(read());

  of(game: string): Tried {
    return this.all[game] ?? {};
  }

  /** Remember the first answer; later ones are practice. */
  keep(game: string, id: string, right: boolean): void {
    const tried = this.of(game);
    if (id in tried) return;
    this.store({ ...this.all, [game]: { ...tried, [id]: right } });
    void this.tell([{ game, exercise: id, solved: right }]);
  }

  /** Bring what was tried here and elsewhere together; what the site has known of the person stands. */
  async gather(): Promise<void> {
    const here = Object.entries(this.all).flatMap(([game, tried]) =>
      Object.entries(tried).map(([exercise, right]) => ({ game, exercise, solved: right })),
    );
    const found = await this.tell(here.slice(0, MOST));
    if (found.length === 0) return;
    const all = { ...this.all };
    for (const { game, exercise, solved } of found) all[game] = { ...all[game], [exercise]: solved };
    this.store(all);
  }

  /** How many were tried in each game, and solved at the first try. */
  scores(): ExerciseScore[] {
    return Object.entries(this.all)
      .map(([game, tried]) => {
        const answers = Object.values(tried);
        return { game, tried: answers.length, solved: answers.filter(Boolean).length };
      })
      .filter(({ tried }) => tried > 0);
  }

  private async tell(tries: ExerciseAnswer[]): Promise<ExerciseAnswer[]> {
    if (alone) return [];
    try {
      return (await tellTried({ tries })).tries;
    } catch {
      return []; // it is told the next time
    }
  }

  private store(all: Record<string, Tried>): void {
    this.all = all;
    try {
      localStorage.setItem(STORE, JSON.stringify(all));
    } catch {
      // Without storage every exercise is new.
    }
  }
}

function read(): Record<string, Tried> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Tried>;
  } catch {
    return {};
  }
}

export const solved = new Solved();
