/** A tap made while a choice is under way: it counts once the table has answered, when it is clear what it means. */

import { tick } from 'svelte';
import { START } from '../../board/drag.svelte';

export class TapBuffer {
  /** What was tapped last, to be touched when the table has answered. */
  private thing: Element | null = null;
  /** What was tapped before that, when nothing was waited for: the choice under way came of it. */
  private before: Element | null = null;

  /** Where the pointer went down. */
  private down = { x: 0, y: 0 };

  /** Is given the answer that is waited for, where there is one. */
  constructor(private readonly answer: () => Promise<void> | null) {}

  readonly begin = ({ clientX, clientY }: PointerEvent): void => {
    this.down = { x: clientX, y: clientY };
  };

  /** The click that ends a drag is no tap. */
  private dragged(event: UIEvent): boolean {
    if (!(event instanceof MouseEvent) || event.detail === 0) return false;
    return Math.hypot(event.clientX - this.down.x, event.clientY - this.down.y) > START;
  }

  /** Keep a tap on something that lies on the table; to tap the same once more is to wait, and means nothing else. */
  readonly keep = (event: UIEvent): void => {
    const thing = event.target instanceof Element ? event.target.closest('[data-ref]') : null;
    const answer = thing && !this.dragged(event) ? this.answer() : null;
    if (!answer) {
      this.before = thing;
      return;
    }
    event.stopPropagation();
    event.preventDefault();
    if (event.detail > 1 || thing === this.before) return;
    const waits = this.thing !== null;
    this.thing = thing;
    if (!waits) void answer.then(tick).then(this.release);
  };

  /** The same with the keys that press. */
  readonly keepKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') this.keep(event);
  };

  private readonly release = (): void => {
    const { thing } = this;
    this.thing = null;
    if (thing?.isConnected) thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
}
