import type { Ref, Scene } from '../table/scene';
import type { Choice, SceneInfo, View } from '../wire/types';
import type { Words } from '../words/words';

/** The scene of a rule on a board: what may be chosen glows, and the act that the rule is about can be tried. */
export class Trial implements Scene {
  /** Whether the act was tried. */
  tried = $state(false);
  readonly playing = true;
  readonly current = null;
  readonly lit: readonly Ref[] = [];
  readonly pace = 0;
  readonly mayTakeBack = false;

  constructor(
    private readonly scene: SceneInfo,
    readonly words: Words,
  ) {}

  get seat(): number {
    return this.scene.position.seat;
  }

  get view(): View {
    return (this.tried && this.scene.after) || this.scene.position.view;
  }

  get options(): readonly Choice[] {
    return this.tried && this.scene.after ? [] : this.scene.position.choices;
  }

  choose(action: string): void {
    this.tried ||= action === this.scene.action?.action;
  }

  why(action: string): void {
    this.choose(action);
  }

  takeBack(): void {}
}
