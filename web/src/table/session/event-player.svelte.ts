import { settings } from '../../base/settings.svelte';
import { plainRolls, type Roll } from '../../verify/verify';
import type { Happening, View } from '../../wire/types';
import type { BoardAnimation } from '../../board/context';
import {
  concerns,
  Detail,
  detailFor,
  DRAMA,
  duration,
  isRoll,
  mineOf,
  picture,
  type Frame,
  type Picture,
  type Telling,
} from './pictures';

/** A table of which nothing is known yet. */
export const EMPTY: View = {
  game: '', seat: null, seats: 0, options: {}, moment: '', actors: [], over: false, outcome: null,
  zones: [], counters: [], dice: [],
}; // prettier-ignore

/** The colours of seats where the board has none of its own. */
const TINTS = ['#c08a23', '#5a64b8', '#4f8f57', '#b0503f', '#7b5aa0', '#4a8a94'];
const BEAT = 550;
const DIE_BEAT = 800;
/** In how many milliseconds what happened is told where that can be, and the least that is left of the time for it. */
const SOON = 3500;
const BRISK = 0.5;
/** The same of what concerns the viewer, and how much less both are when it has gone on for long. */
const BRIEF = 0.7;
const LATE = 9000;
const HURRY = 0.75;
/** How long what is passed over is glanced at. */
const PASSED = 500;
/** How many events are looked ahead at. */
const FAR = 300;
/** What comes so soon after something that was not watched is drawn together: drawing is what takes long. */
const BREATH = 16;

/** Nothing is one picture with anything, where the board does not say. */
const alone = (): readonly string[] => [];

/** How long an event is looked at when the board does not say. */
function usualBeat(event: Happening): number {
  return isRoll(event) ? DIE_BEAT : BEAT;
}

/** Wait until what was changed is on the screen: the time to look at something begins when it is seen. */
const painted = (): Promise<void> =>
  typeof requestAnimationFrame === 'undefined' || unseen()
    ? Promise.resolve()
    : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const unseen = (): boolean => typeof document !== 'undefined' && document.hidden;

/**
 * Shows what happened, in pictures and in order, at a pace one can follow. It may lie behind what is true; it leaves
 * nothing out unless somebody asks it to. The more waits, the more of what others do among themselves is one picture,
 * which can be opened; what concerns the viewer is shown by itself. While nobody looks at the page, it waits.
 */
export class EventPlayer {
  view = $state.raw<View>() as View;
  current = $state.raw<Happening | null>(null);
  /** What is told in one breath: the last picture, and the routine of the same seat just before it. */
  breath = $state.raw<readonly Happening[]>([]);
  /** Everything that the picture shows. */
  together = $state.raw<readonly Happening[]>([]);
  /** Whether the picture draws together what others did, and can be opened. */
  summed = $state(false);
  /** Whether something is being watched. */
  busy = $state(false);
  /** Whether something has come that is not in the view yet. */
  behind = $state(false);
  /** How many events wait to be shown. */
  pending = $state(0);
  animation: BoardAnimation = {};
  /** Whose seat the viewer plays. */
  viewer: number | null = null;
  /** What of all that waits concerns the viewer. */
  private readonly mine = new Set<Happening>();
  /** Whether the player waits because the viewer looks at something else on the page. */
  private held = false;

  /** What is being shown, and what waits behind it. */
  private queue: Frame[] = [];
  /** How many events of the first of them have been shown. */
  private at = 0;
  private wake: (() => void) | null = null;
  private running = false;
  /** What is being shown has been. */
  private ended: Promise<void> = Promise.resolve();
  private skipping = false;
  private patient = false;
  private rest = 0;
  /** Since when the viewer has been watching, in milliseconds; the time they looked elsewhere does not count. */
  private began = 0;
  /** How much is drawn together until the viewer has seen everything. */
  private detail = Detail.All;
  /** How many of the next events are shown one by one, as the viewer wants to see them. */
  private opened = 0;
  /** Counts the jumps: what was being shown before one is not gone on with. */
  private turn = 0;

  constructor(
    first: View,
    private readonly pace: () => number,
    private readonly seen: (event: Happening) => void = () => undefined,
    private readonly passing: () => boolean = () => false,
  ) {
    this.view = first;
  }

  /** Jump to a position: nothing moves. */
  set(view: View): void {
    this.queue = [];
    this.at = this.opened = this.pending = 0;
    this.turn++;
    this.wake?.();
    this.calmDown();
    this.running = false;
    this.current = null;
    this.breath = this.together = [];
    this.rest = 0;
    this.view = view;
  }

  add(...frames: Frame[]): void {
    this.queue.push(...frames);
    this.behind = this.queue.length > 0;
    for (const { events } of frames) {
      this.pending += events.length;
      for (const event of mineOf(events, this.viewer)) this.mine.add(event);
    }
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

  /** Show one by one, at its full time, what the picture draws together. */
  open(): void {
    if (!this.summed) return;
    this.opened = this.together.length;
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

  private get telling(): Telling {
    const { beat, together } = this.animation;
    const { viewer, mine } = this;
    // Who asks to see it again sees each thing by itself.
    return { viewer, mine, beat: beat ?? usualBeat, together: this.patient ? alone : (together ?? alone) };
  }

  private isSlow(event: Happening): boolean {
    return isRoll(event) || this.telling.beat(event) >= DRAMA || concerns(event, this.viewer);
  }

  /** Whether a choice is the viewer's own and nothing came of it that is not clear already: nobody waits for that. */
  private isOwnRoutine({ events: [event, ...more] }: Frame): boolean {
    const routine = event && event['seat'] === this.viewer && !isRoll(event) && this.telling.beat(event) < DRAMA;
    return !event || (more.length === 0 && Boolean(routine));
  }

  private async run(): Promise<void> {
    this.running = true;
    this.began = performance.now();
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
    this.calmDown();
    this.running = false;
  }

  /** Nothing is being shown any more. */
  private calmDown(): void {
    this.busy = this.behind = this.skipping = this.patient = this.summed = false;
    this.detail = Detail.All;
    this.mine.clear();
  }

  /** Go to the newest position; what lies between is told in the story. */
  private jump(): void {
    const newest = this.queue.at(-1);
    const event = newest?.events.at(-1);
    this.queue = [];
    this.at = this.opened = this.pending = 0;
    this.busy = this.behind = this.skipping = this.summed = false;
    this.rest = 0;
    if (event) this.look({ events: [event], told: [event], time: 0, summed: false });
    if (newest) this.view = newest.after;
  }

  private look({ events, told, summed }: Picture): void {
    const [last, first] = [this.breath.at(-1), told[0]];
    const goesOn =
      first &&
      last &&
      told.length === events.length &&
      !this.isSlow(first) &&
      !this.isSlow(last) &&
      this.isOneBreath(last, first);
    this.breath = goesOn ? [...this.breath, ...told] : told;
    this.together = events;
    this.summed = summed;
    this.current = told.at(-1) ?? null;
    if (this.current) this.seen(this.current);
  }

  /** Whether two things are told in one breath: routine of the same seat, or what is alike. */
  private isOneBreath(last: Happening, next: Happening): boolean {
    const alike = last.event === next.event && this.telling.together(last).includes(next.event);
    return alike || last['seat'] === next['seat'];
  }

  /** Show the next picture, unless in the meantime there is no time for that any more. */
  private async watch(turn: number): Promise<void> {
    this.busy = true;
    await this.pause(turn);
    if (turn !== this.turn || this.hasty) return;
    this.pass(0); // a choice of which nothing came takes no time
    if (this.queue.length === 0) return;
    const before = this.view;
    const { events, ends } = this.waiting();
    const shown = this.compose(events, ends);
    this.pending = Math.max(0, this.pending - shown.events.length);
    this.look(shown);
    this.view = this.staged(shown.events);
    await painted();
    if (turn !== this.turn) return;
    const time = shown.time * this.tempo(shown, events, ends) * this.pace();
    this.rest = performance.now() + time;
    const [frame] = this.queue;
    if (!(frame && this.at === 0 && this.isOwnRoutine(frame))) await this.pause(turn);
    if (turn !== this.turn || this.hasty) return;
    if (shown.summed && this.opened > 0) {
      this.view = before;
      this.pending += shown.events.length;
      this.rest = 0;
    } else {
      this.opened = Math.max(0, this.opened - shown.events.length);
      this.pass(shown.events.length);
    }
  }

  /** The events that wait, and behind which of them a choice ends. */
  private waiting(): { events: Happening[]; ends: Set<number> } {
    const events: Happening[] = [];
    const ends = new Set<number>();
    for (const [number, frame] of this.queue.entries()) {
      events.push(...(number === 0 ? frame.events.slice(this.at) : frame.events));
      ends.add(events.length - 1);
      if (events.length > FAR) break;
    }
    return { events, ends };
  }

  private compose(events: readonly Happening[], ends: ReadonlySet<number>): Picture {
    if (!this.patient && this.opened === 0) {
      this.detail = this.passes ? Detail.Mine : Math.max(this.detail, detailFor(events, this.telling));
      return picture(events, ends, this.telling, this.detail);
    }
    return picture(this.opened > 0 ? events.slice(0, this.opened) : events, ends, this.telling, Detail.All);
  }

  /** Whether the viewer wants to go on to their own decision. */
  private get passes(): boolean {
    return this.viewer !== null && this.passing();
  }

  /** What the board shows with these events; where a choice ends between them, what is true stands instead. */
  private staged(events: readonly Happening[]): View {
    const { stage } = this.animation;
    let [view, frame, at] = [this.view, 0, this.at];
    for (const event of events) {
      for (let now = this.queue[frame]; now && at >= now.events.length; now = this.queue[frame])
        [view, frame, at] = [now.after, frame + 1, 0];
      if (stage) view = stage(view, event);
      at++;
    }
    return view;
  }

  /** So many events have been seen, and the choices that they end. */
  private pass(count: number): void {
    this.at += count;
    for (let [first] = this.queue; first && this.at >= first.events.length; [first] = this.queue) {
      this.at -= first.events.length;
      this.queue.shift();
      this.view = first.after;
      if (this.at === 0 && this.queue[0]?.events.length !== 0) break;
    }
  }

  /** The part of its usual time that a picture is given, so that everything is told soon. */
  private tempo({ events, time }: Picture, waiting: readonly Happening[], ends: ReadonlySet<number>): number {
    if (this.patient || this.opened > 0) return 1;
    const mine = events.some((event) => this.mine.has(event));
    if (this.detail === Detail.Mine && !mine) return Math.min(1, PASSED / time);
    const gone = performance.now() - this.began;
    const least = (mine ? BRIEF : BRISK) * (gone > LATE ? HURRY : 1);
    return Math.max(least, Math.min(1, (SOON - gone) / duration(waiting, ends, this.telling, this.detail)));
  }

  /** Let what is seen be looked at, and wait for whoever looks elsewhere. */
  private async pause(turn: number): Promise<void> {
    while (turn === this.turn && !this.hasty && !(this.summed && this.opened > 0)) {
      const away = unseen() || this.held;
      const left = this.rest - performance.now();
      if (!away && left <= 0) break;
      const since = performance.now();
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
      if (away) this.began += performance.now() - since;
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

  /** Whether what is shown draws together what others did: it can be opened. */
  get summed(): boolean {
    return this.player.summed;
  }

  open(): void {
    this.player.open();
  }

  /** Everything that is shown just now as one picture. */
  get together(): readonly Happening[] {
    return this.player.together;
  }

  /** What is told in one breath just now. */
  get breath(): readonly Happening[] {
    return this.player.breath;
  }
}
