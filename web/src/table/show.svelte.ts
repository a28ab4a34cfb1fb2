import { settings } from '../settings.svelte';
import type { Happening, View } from '../wire/types';
import type { Staging } from './scene';

/** One choice and what came of it. */
export interface Frame {
  events: readonly Happening[];
  after: View;
}

const BEAT = 550;
const DIE_BEAT = 800;
/** Choices that are watched one after another; if more than these wait, the newest position is shown at once. */
const FEW = 7;
/** What comes so soon after something that was not watched is drawn together: drawing is what takes long. */
const BREATH = 16;

/** How long an event is looked at when the board does not say. */
function usualBeat(event: Happening): number {
  return typeof event['sides'] === 'number' && typeof event['result'] === 'number' ? DIE_BEAT : BEAT;
}

const unseen = (): boolean => typeof document !== 'undefined' && document.hidden;

/** Shows what happened, one thing at a time, at a pace one can follow; it never lags far behind what is true. */
export class Show {
  view = $state.raw<View>() as View;
  current = $state.raw<Happening | null>(null);
  /** Whether something is being watched. */
  busy = $state(false);
  /** How many events wait to be shown. */
  pending = $state(0);
  staging: Staging = {};

  /** What is being shown, and what waits behind it. */
  private queue: Frame[] = [];
  private wake: (() => void) | null = null;
  private running = false;
  private skipping = false;
  private patient = false;
  private rest = 0;
  /** Counts the jumps: what was being shown before one is not gone on with. */
  private turn = 0;

  constructor(
    first: View,
    private readonly pace: () => number,
    private readonly seen: (event: Happening) => void = () => undefined,
  ) {
    this.view = first;
  }

  /** Jump to a position: nothing moves. */
  set(view: View): void {
    this.queue = [];
    this.pending = 0;
    this.turn++;
    this.wake?.();
    this.busy = this.running = this.skipping = this.patient = false;
    this.current = null;
    this.rest = 0;
    this.view = view;
  }

  add(...frames: Frame[]): void {
    this.queue.push(...frames);
    for (const frame of frames) this.pending += frame.events.length;
    if (!this.running) void this.run();
    else if (this.hasty) this.wake?.();
  }

  /** Show from a position on what somebody has asked to see: all of it, however much it is. */
  tell(from: View, frames: readonly Frame[]): void {
    this.set(from);
    this.patient = true;
    this.add(...frames);
  }

  /** Show everything that waits at once. */
  skip(): void {
    this.skipping = this.busy;
    this.wake?.();
  }

  /** Whether what waits is not watched: nobody looks, nothing shall take time, or it is too much. */
  private get hasty(): boolean {
    return this.skipping || this.pace() === 0 || unseen() || (!this.patient && this.queue.length > FEW);
  }

  /** The more waits, the less time each thing is given. */
  private get tempo(): number {
    return this.pace() * (this.patient ? 1 : 2 / (1 + this.queue.length));
  }

  private async run(): Promise<void> {
    this.running = true;
    const { turn } = this;
    while (this.queue.length > 0) {
      if (this.hasty) {
        this.jump();
        await new Promise((resolve) => setTimeout(resolve, BREATH));
      } else {
        await this.watch(turn);
      }
      if (turn !== this.turn) return;
    }
    this.busy = this.running = this.skipping = this.patient = false;
  }

  /** Go to the newest position; what lies between is told in the story. */
  private jump(): void {
    const newest = this.queue.at(-1);
    const event = newest?.events.at(-1);
    this.queue = [];
    this.pending = 0;
    this.busy = this.skipping = false;
    this.rest = 0;
    if (event) {
      this.current = event;
      this.seen(event);
    }
    if (newest) this.view = newest.after;
  }

  /** Show one choice, unless in the meantime there is no time for that any more. */
  private async watch(turn: number): Promise<void> {
    const frame = this.queue[0];
    if (!frame) return;
    this.busy = true;
    for (const event of frame.events) {
      await this.pause();
      if (turn !== this.turn || this.hasty) return;
      this.pending = Math.max(0, this.pending - 1);
      this.current = event;
      this.seen(event);
      if (this.staging.stage) this.view = this.staging.stage(this.view, event);
      this.rest = performance.now() + (this.staging.beat ?? usualBeat)(event) * this.tempo;
    }
    if (frame.events.length > 1) await this.pause();
    if (turn !== this.turn) return;
    this.queue.shift();
    this.view = frame.after;
  }

  /** Let what is seen be looked at. */
  private async pause(): Promise<void> {
    const left = this.rest - performance.now();
    if (left <= 0 || this.hasty) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, left);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
  }
}

/** A table whose events are shown: what a board reads of it. */
export abstract class Shown {
  protected constructor(protected readonly show: Show) {}

  get view(): View {
    return this.show.view;
  }

  get current(): Happening | null {
    return this.show.current;
  }

  get pace(): number {
    return settings.pace;
  }

  /** How many events are still to be shown. */
  get pending(): number {
    return this.show.pending;
  }

  get busy(): boolean {
    return this.show.busy;
  }
}
