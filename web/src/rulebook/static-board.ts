import type { Ref, BoardContext } from '../board/context';
import type { Choice, View } from '../wire/types';
import type { Words } from '../i18n/words';

/** A position to look at: nothing moves and nothing can be chosen. */
export class StaticBoard implements BoardContext {
  readonly playing = false;
  readonly options: readonly Choice[] = [];
  readonly current = null;
  readonly together = [];
  readonly lit: readonly Ref[] = [];
  readonly pace = 0;
  readonly mayTakeBack = false;

  constructor(
    readonly view: View,
    readonly seat: number,
    readonly words: Words,
  ) {}

  choose(): void {}
  why(): void {}
  takeBack(): void {}
}
