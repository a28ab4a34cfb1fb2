import { settings } from '../../base/settings.svelte';
import type { Choice, Replay } from '../../wire/types';
import type { Words } from '../../i18n/words';
import type { Ref, BoardContext, BoardAnimation } from '../../board/context';
import { EventPlayer, PlayedContext } from './event-player.svelte';

/** A game that was played, to be stepped through. */
export class ReplaySession extends PlayedContext implements BoardContext {
  at = $state(0);
  running = $state(false);
  lit = $state.raw<readonly Ref[]>([]);
  readonly options: readonly Choice[] = [];
  readonly playing = false;
  readonly mayTakeBack = false;

  constructor(
    private readonly replay: Replay,
    readonly words: Words,
    animation: BoardAnimation = {},
  ) {
    const first = replay.steps[0];
    if (!first) throw new Error('an empty replay');
    super(new EventPlayer(first.view, () => settings.pace));
    this.player.animation = animation;
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  get seat(): number {
    return this.replay.seat ?? 0;
  }

  /** Go to a position; one step ahead is shown as it happened, anything else at once. */
  go(to: number): void {
    const step = this.replay.steps[Math.max(0, Math.min(this.last, to))];
    if (!step || to === this.at) return;
    const before = this.replay.steps[this.at];
    if (to === this.at + 1 && before) {
      this.player.set(before.view);
      this.player.add({ events: step.events, after: step.view });
    } else {
      this.player.set(step.view);
    }
    this.at = Math.max(0, Math.min(this.last, to));
  }

  /** Show a position at once, with nothing moving. */
  show(at: number): void {
    const step = this.replay.steps[at];
    if (!step) return;
    this.player.set(step.view);
    this.at = at;
  }

  choose(): void {}
  why(): void {}
  takeBack(): void {}
}
