import type { Ref, BoardContext } from '../board/context';
import type { Choice, ExerciseInfo, View } from '../wire/types';
import type { Words } from '../i18n/words';

/** An exercise on a board: what may be chosen glows, and the first thing chosen is the answer. */
export class Attempt implements BoardContext {
  chosen = $state<string | null>(null);
  readonly playing = true;
  readonly current = null;
  readonly together = [];
  readonly lit: readonly Ref[] = [];
  readonly pace = 0;
  readonly mayTakeBack = false;

  constructor(
    private readonly exercise: ExerciseInfo,
    readonly words: Words,
    private readonly answered: (right: boolean) => void,
  ) {}

  get seat(): number {
    return this.exercise.position.seat;
  }

  get view(): View {
    return this.exercise.position.view;
  }

  get options(): readonly Choice[] {
    return this.chosen === null ? this.exercise.position.choices : [];
  }

  get right(): boolean {
    return this.exercise.options.some(({ choice, right }) => right && choice.action === this.chosen);
  }

  choose(action: string): void {
    if (this.chosen !== null || !this.exercise.position.choices.some((choice) => choice.action === action)) return;
    this.chosen = action;
    this.answered(this.right);
  }

  again(): void {
    this.chosen = null;
  }

  why(): void {}
  takeBack(): void {}
}
