/** What a thing on the table is, said beside it, for whatever its board shows no closer look of: by pointing, pressing, keys. */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { START } from '../../board/drag.svelte';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Place {
  left: number;
  /** From the upper edge of the ground, or from its lower one. */
  from: 'top' | 'bottom';
  away: number;
}

/** What can be touched, and what can be said. */
const THINGS = '[data-ref], [data-say]';
/** A board's own closer look comes first: it is there by then. */
const POINT = 500;
const PRESS = 480;
const GAP = 8;
/** How wide what is said may be, and how much room it wants above the thing. */
export const WIDE = 260;
const TALL = 96;

/** Where on the ground something is said about a thing: above it, or below where there is no room; never over it. */
export function beside(thing: Box, ground: Box): Place {
  const width = ground.right - ground.left;
  const middle = (thing.left + thing.right) / 2 - ground.left;
  const left = Math.max(4, Math.min(width - WIDE - 4, middle - WIDE / 2));
  return thing.top - ground.top >= TALL
    ? { left, from: 'bottom', away: ground.bottom - thing.top + GAP }
    : { left, from: 'top', away: thing.bottom - ground.top + GAP };
}

export class TooltipState {
  said = $state.raw<(Place & { text: string }) | null>(null);
  private thing: Element | null = null;
  /** Where it was pressed last. */
  private down = { x: 0, y: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly watch: Attachment<HTMLElement> = (ground) => {
    const listen = <E extends Event>(name: string, heard: (event: E) => void): (() => void) =>
      on(ground, name, (event) => heard(event as E));
    const deaf = [
      listen<PointerEvent>('pointerover', (event) => event.pointerType === 'mouse' && this.point(ground, event)),
      listen<PointerEvent>('pointerdown', (event) => {
        this.leave();
        this.down = { x: event.clientX, y: event.clientY };
        const titled = event.pointerType === 'mouse' ? '' : ', [title]'; // the browser itself shows it to a mouse
        this.later(PRESS, ground, found(event, THINGS + titled) ?? picture(event));
      }),
      listen<PointerEvent>('pointermove', (event) => event.buttons > 0 && this.drag(event)),
      listen('pointerup', () => this.leave()),
      listen('pointerleave', () => this.leave()),
      listen('pointercancel', () => this.leave()),
      listen<FocusEvent>('focusin', (event) => {
        const thing = found(event, THINGS);
        if (thing?.matches(':focus-visible')) this.later(0, ground, thing);
      }),
      // What is pressed takes the focus from something else, and is still read.
      listen<FocusEvent>('focusout', (event) => found(event, THINGS) === this.thing && this.leave()),
      listen('scroll', () => this.leave()),
    ];
    return () => {
      for (const stop of deaf) stop();
      this.leave();
    };
  };

  private point(ground: HTMLElement, event: PointerEvent): void {
    const thing = found(event, THINGS) ?? picture(event);
    if (thing === this.thing) return;
    this.leave();
    this.later(POINT, ground, thing);
  }

  /** What is carried away is no longer read. */
  private drag({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - this.down.x, clientY - this.down.y) > START) this.leave();
  }

  private later(after: number, ground: HTMLElement, thing: Element | null): void {
    clearTimeout(this.timer);
    this.thing = thing;
    if (thing) this.timer = setTimeout(() => this.say(ground, thing), after);
  }

  private say(ground: HTMLElement, thing: Element): void {
    const named = thing.getAttribute('title') ?? thing.getAttribute('aria-label');
    const text = [named, thing.getAttribute('aria-description')].filter(Boolean).join('. ');
    if (!text || !thing.isConnected || ground.querySelector('[data-preview], [role="dialog"]')) return;
    this.said = { text, ...beside(thing.getBoundingClientRect(), ground.getBoundingClientRect()) };
  }

  private leave(): void {
    clearTimeout(this.timer);
    this.thing = null;
    this.said = null;
  }
}

/** Something that only shows how things stand, and lies on nothing that can be touched. */
const picture = (event: Event): Element | null => {
  const shown = found(event, '[role="img"][aria-label]');
  return shown?.closest('[title], button') ? null : shown;
};

const found = (event: Event, what: string): Element | null =>
  event.target instanceof Element ? event.target.closest(what) : null;
