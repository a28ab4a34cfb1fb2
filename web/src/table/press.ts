/** A long press is for reading: whatever it was on, it does nothing when the finger is lifted. */

/** From how many milliseconds on a press is one that reads. */
export const READING = 400;

export class LongPress {
  private down = Infinity;

  constructor(private readonly now: () => number = () => performance.now()) {}

  readonly begin = (event: PointerEvent): void => {
    this.down = event.pointerType === 'mouse' ? Infinity : this.now();
  };

  /** Swallow the click that ends a long press on something that lies on the table or is said there. */
  readonly end = (event: MouseEvent): void => {
    const read = this.now() - this.down >= READING;
    this.down = Infinity;
    if (!read || !(event.target instanceof Element) || !event.target.closest('[data-ref], [data-say]')) return;
    event.stopPropagation();
    event.preventDefault();
  };
}
