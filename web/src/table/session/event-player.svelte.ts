import { settings } from '../../base/settings.svelte';
import { plainRolls, type Roll } from '../../verify/verify';
import type { Happening, View } from '../../wire/types';
import { isSeat } from '../../i18n/words';
import type { BoardAnimation } from '../../board/context';

/** One choice and what came of it. */
export interface Frame {
  events: readonly Happening[];
  after: View;
}

/** A table of which nothing is known yet. */
export const EMPTY: View = {
  game: '', seat: null, seats: 0, options: {}, moment: '', actors: [], over: false, outcome: null,
  zones: [], counters: [], dice: [],
}; // prettier-ignore

/** The colours of seats where the board has none of its own. */
const TINTS = ['#c08a23', '#5a64b8', '#4f8f57', '#b0503f', '#7b5aa0', '#4a8a94'];
const BEAT = 550;
const DIE_BEAT = 800;
/** What is looked at at least so long is dramatic: a roll, a blow, a death, a reveal. */
const DRAMA = 650;
/** How many choices may wait before what is routine is shortened. */
const FEW = 2;
/** How many must wait before the drama of others is told more briskly. */
const MANY = 12;
/** The least that is left of the time of a routine event, and of a dramatic one between others. */
const BRISK = 0.3;
const BRIEF = 0.7;
/** What comes so soon after something that was not watched is drawn together: drawing is what takes long. */
const BREATH = 16;

/** How long an event is looked at when the board does not say. */
function usualBeat(event: Happening): number {
  return isRoll(event) ? DIE_BEAT : BEAT;
}

const isRoll = (event: Happening): boolean => typeof event['sides'] === 'number' && typeof event['result'] === 'number';

/** Whether an event speaks of a seat, as its doer or as the one it is done to. */
const concerns = (event: Happening, seat: number | null): boolean =>
  seat !== null && Object.entries(event).some(([field, value]) => isSeat(field) && value === seat);

/** Wait until what was changed is on the screen: the time to look at something begins when it is seen. */
const painted = (): Promise<void> =>
  typeof requestAnimationFrame === 'undefined' || unseen()
    ? Promise.resolve()
    : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const unseen = (): boolean => typeof document !== 'undefined' && document.hidden;

/**
 * Shows what happened, one thing at a time and in order, at a pace one can follow. It may lie behind what is true; it
 * leaves nothing out unless somebody asks it to. Routine is told more quickly the more waits; what is dramatic or
 * concerns the viewer keeps its time. While nobody looks at the page, it waits.
 */
export class EventPlayer {
  view = $state.raw<View>() as View;
  current = $state.raw<Happening | null>(null);
  /** What is told in one breath: the last event, and the routine of the same seat just before it. */
  breath = $state.raw<readonly Happening[]>([]);
  /** Whether something is being watched. */
  busy = $state(false);
  /** Whether something has come that is not in the view yet. */
  behind = $state(false);
  /** How many events wait to be shown. */
  pending = $state(0);
  animation: BoardAnimation = {};
  /** Whose seat the viewer plays. */
  viewer: number | null = null;
  /** Whether the player waits because the viewer looks at something else on the page. */
  private held = false;

  /** What is being shown, and what waits behind it. */
  private queue: Frame[] = [];
  private wake: (() => void) | null = null;
  private running = false;
  /** What is being shown has been. */
  private ended: Promise<void> = Promise.resolve();
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
    this.busy = this.behind = this.running = this.skipping = this.patient = false;
    this.current = null;
    this.breath = [];
    this.rest = 0;
    this.view = view;
  }

  add(...frames: Frame[]): void {
    this.queue.push(...frames);
    this.behind = this.queue.length > 0;
    for (const frame of frames) this.pending += frame.events.length;
    if (!this.running) this.ended = this.run();
  }

  /** Wait until nothing is being shown, but no longer than so many milliseconds if they are counted. */
  async calm(within?: number): Promise<void> {
    if (within === undefined) await this.ended;
    else await Promise.race([this.ended, new Promise((resolve) => setTimeout(resolve, within))]);
  }

  /** Show from a position on what somebody has asked to see: all of it, at its full time. */
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

  /** On to the next thing: what is being looked at has been seen. */
  next(): void {
    this.rest = 0;
    this.wake?.();
  }

  /** Wait, or go on. */
  hold(held: boolean): void {
    this.held = held;
    this.wake?.();
  }

  /** Whether what waits is not watched: somebody asked for that, now or in the settings. */
  private get hasty(): boolean {
    return this.skipping || this.pace() === 0;
  }

  private isSlow(event: Happening): boolean {
    return isRoll(event) || this.beat(event) >= DRAMA || concerns(event, this.viewer);
  }

  private beat(event: Happening): number {
    return (this.animation.beat ?? usualBeat)(event);
  }

  /** Whether a choice is the viewer's own and nothing came of it that is not clear already: nobody waits for that. */
  private isOwnRoutine({ events: [event, ...more] }: Frame): boolean {
    return !event || (more.length === 0 && event['seat'] === this.viewer && !isRoll(event) && this.beat(event) < DRAMA);
  }

  /** The part of its usual time that an event is given. */
  private tempo(event: Happening): number {
    const waiting = this.queue.length;
    if (this.patient || waiting <= FEW || concerns(event, this.viewer)) return 1;
    return this.isSlow(event) ? (waiting > MANY ? BRIEF : 1) : Math.max(BRISK, FEW / waiting);
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
    this.busy = this.behind = this.running = this.skipping = this.patient = false;
  }

  /** Go to the newest position; what lies between is told in the story. */
  private jump(): void {
    const newest = this.queue.at(-1);
    const event = newest?.events.at(-1);
    this.queue = [];
    this.pending = 0;
    this.busy = this.behind = this.skipping = false;
    this.rest = 0;
    if (event) this.look(event);
    if (newest) this.view = newest.after;
  }

  private look(event: Happening): void {
    const last = this.breath.at(-1);
    const goesOn = last && !this.isSlow(event) && !this.isSlow(last) && last['seat'] === event['seat'];
    this.breath = goesOn ? [...this.breath, event] : [event];
    this.current = event;
    this.seen(event);
  }

  /** Show one choice, unless in the meantime there is no time for that any more. */
  private async watch(turn: number): Promise<void> {
    const frame = this.queue[0];
    if (!frame) return;
    this.busy = true;
    for (const event of frame.events) {
      await this.pause(turn);
      if (turn !== this.turn || this.hasty) return;
      this.pending = Math.max(0, this.pending - 1);
      this.look(event);
      if (this.animation.stage) this.view = this.animation.stage(this.view, event);
      await painted();
      if (turn !== this.turn) return;
      this.rest = performance.now() + this.beat(event) * this.tempo(event) * this.pace();
    }
    if (!this.isOwnRoutine(frame)) await this.pause(turn);
    if (turn !== this.turn) return;
    this.queue.shift();
    this.view = frame.after;
  }

  /** Let what is seen be looked at, and wait for whoever looks elsewhere. */
  private async pause(turn: number): Promise<void> {
    while (turn === this.turn && !this.hasty) {
      const away = unseen() || this.held;
      const left = this.rest - performance.now();
      if (!away && left <= 0) break;
      await new Promise<void>((resolve) => {
        const timer = away ? undefined : setTimeout(() => done(), left);
        const page = typeof document === 'undefined' ? null : document;
        const done = (): void => {
          clearTimeout(timer);
          page?.removeEventListener('visibilitychange', done);
          resolve();
        };
        page?.addEventListener('visibilitychange', done);
        this.wake = done;
      });
      this.wake = null;
    }
  }
}

/** A table whose events are shown: what a board reads of it. */
export abstract class PlayedContext {
  protected constructor(protected readonly player: EventPlayer) {}

  get view(): View {
    return this.player.view;
  }

  get current(): Happening | null {
    return this.player.current;
  }

  get pace(): number {
    return settings.pace;
  }

  /** How many events are still to be shown. */
  get pending(): number {
    return this.player.pending;
  }

  get busy(): boolean {
    return this.player.busy;
  }

  /** The dice that an event tells of. */
  rolls(event: Happening): Roll[] {
    return (this.player.animation.rolls ?? plainRolls)(event);
  }

  /** The colour of a seat, everywhere the same. */
  tint(seat: number): string {
    return this.player.animation.tint?.(this.view, seat) ?? TINTS[seat % TINTS.length] ?? '';
  }

  /** What is told in one breath just now. */
  get breath(): readonly Happening[] {
    return this.player.breath;
  }
}
