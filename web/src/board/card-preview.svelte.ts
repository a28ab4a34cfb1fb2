/** What one looks at more closely: with a mouse by pointing, with a finger by a long press, with keys by going there. */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

export interface PreviewedCard {
  kind: string;
  key: string;
  /** Where it lies, so that what is shown does not cover it. */
  x: number;
  y: number;
}

const POINT = 350;
const PRESS = 450;

export class CardPreviewState {
  at = $state.raw<PreviewedCard | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  point(event: PointerEvent, what: PreviewedCard): void {
    if (event.pointerType === 'mouse') this.later(POINT, what);
  }

  press(what: PreviewedCard): void {
    this.later(PRESS, what);
  }

  /** Show what the keyboard has come to; a press of the pointer focuses too and is not meant. */
  focus(event: FocusEvent, what: PreviewedCard): void {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) this.at = what;
  }

  leave(): void {
    clearTimeout(this.timer);
    this.at = null;
  }

  private later(after: number, what: PreviewedCard): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.at = what), after);
  }
}

/** To be attached to what is looked at: once it is gone no pointer leaves it, and yet nobody looks at it any more. */
export const whenGone =
  (forget: () => void): Attachment =>
  () =>
    forget;

/** To be attached to a thing on the table: pointing at it, a long press on it and coming to it with keys show what it is. */
export const previewOn =
  (show: () => void, hide: () => void): Attachment<Element> =>
  (thing) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = (): void => {
      clearTimeout(timer);
      hide();
    };
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && (timer = setTimeout(show, POINT))],
      ['pointerdown', (event) => (event as PointerEvent).pointerType !== 'mouse' && (timer = setTimeout(show, PRESS))],
      ['pointerup', (event) => (event as PointerEvent).pointerType !== 'mouse' && leave()],
      ['pointerleave', leave],
      ['pointercancel', leave],
      ['focus', () => thing.matches(':focus-visible') && show()],
      ['blur', leave],
      ['contextmenu', (event) => event.preventDefault()],
    ];
    // A thing that is taken off the table loses the focus while the table is being drawn: `on` keeps the two apart.
    const deaf = listeners.map(([name, listener]) => on(thing, name, listener));
    return () => {
      for (const stop of deaf) stop();
      leave();
    };
  };
