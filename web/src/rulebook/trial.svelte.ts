import type { Ref, BoardContext } from '../board/context';
import type { Choice, Happening, SceneInfo, View } from '../wire/types';
import type { Words } from '../i18n/words';

/** The scene of a rule on a board: what led to it can be stepped through, and the act that the rule is about can be tried. */
export class Trial implements BoardContext {
  /** How many acts have been done. */
  at = $state(0);
  readonly playing = true;
  readonly current = null;
  readonly together = [];
  readonly lit: readonly Ref[] = [];
  readonly pace = 0;
  readonly mayTakeBack = false;

  /** It begins where the act is to be tried, or, told from the start, with what led there. */
  constructor(
    private readonly scene: SceneInfo,
    readonly words: Words,
    told = false,
  ) {
    this.at = told ? 0 : scene.led.length;
  }

  get seat(): number {
    return this.scene.position.seat;
  }

  /** How many acts there are. */
  get acts(): number {
    return this.scene.led.length + (this.scene.action ? 1 : 0);
  }

  /** Whether the act that the rule is about was tried. */
  get tried(): boolean {
    return this.at > this.scene.led.length;
  }

  /** What is done next, and by whom. */
  get next(): { seat: number; action: Choice } | null {
    const led = this.scene.led[this.at];
    return led ?? (this.tried || !this.scene.action ? null : { seat: this.seat, action: this.scene.action });
  }

  /** What came of the last act. */
  get events(): readonly Happening[] {
    return this.tried ? this.scene.events : (this.scene.led[this.at - 1]?.events ?? []);
  }

  get view(): View {
    const led = this.scene.led[this.at];
    return led?.view ?? ((this.tried && this.scene.after) || this.scene.position.view);
  }

  get options(): readonly Choice[] {
    return this.at === this.scene.led.length || (this.tried && !this.scene.after) ? this.scene.position.choices : [];
  }

  step(by: 1 | -1): void {
    this.at = Math.max(0, Math.min(this.acts, this.at + by));
  }

  choose(action: string): void {
    if (action === this.next?.action.action) this.step(1);
  }

  why(action: string): void {
    this.choose(action);
  }

  takeBack(): void {}
}
