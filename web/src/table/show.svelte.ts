import type { Happening, View } from '../wire/types';
import type { Staging } from './scene';

/** One choice and what came of it. */
export interface Frame {
  events: readonly Happening[];
  after: View;
}

const BEAT = 550;
const DIE_BEAT = 800;

/** How long an event is looked at when the board does not say. */
function usualBeat(event: Happening): number {
  return typeof event['sides'] === 'number' && typeof event['result'] === 'number' ? DIE_BEAT : BEAT;
}

/** Shows what happened, one thing at a time, at a pace one can follow. */
export class Show {
  view = $state.raw<View>() as View;
  current = $state.raw<Happening | null>(null);
  busy = $state(false);
  /** How many events wait to be shown. */
  pending = $state(0);
  staging: Staging = {};

  private queue: Frame[] = [];
  private wake: (() => void) | null = null;
  private skipping = false;
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
    this.busy = this.skipping = false;
    this.current = null;
    this.rest = 0;
    this.view = view;
  }

  add(...frames: Frame[]): void {
    this.queue.push(...frames);
    for (const frame of frames) this.pending += frame.events.length;
    if (!this.busy) void this.run();
  }

  /** Show everything that waits at once. */
  skip(): void {
    this.skipping = this.busy;
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.busy = true;
    const { turn } = this;
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      for (const event of frame.events) {
        await this.wait();
        if (turn !== this.turn) return;
        this.pending = Math.max(0, this.pending - 1);
        this.current = event;
        this.seen(event);
        if (this.staging.stage) this.view = this.staging.stage(this.view, event);
        this.rest = performance.now() + (this.staging.beat ?? usualBeat)(event) * this.pace();
      }
      if (frame.events.length > 1) await this.wait();
      if (turn !== this.turn) return;
      this.view = frame.after;
    }
    this.busy = false;
    this.skipping = false;
  }

  private async wait(): Promise<void> {
    const left = this.rest - performance.now();
    if (left <= 0 || this.skipping || this.pace() === 0) return;
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
