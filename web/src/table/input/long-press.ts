/** A long press is for reading: whatever it was on, it does nothing when the finger is lifted or the button let go. */

/** From how many milliseconds on a press is one that reads: of a finger, and of a mouse, whose button some press slowly. */
export const READING = 400;
const HELD = 800;

export class LongPress {
  private down = Infinity;
  private long = READING;

  constructor(private readonly now: () => number = () => performance.now()) {}

  readonly begin = (event: PointerEvent): void => {
    this.down = this.now();
    this.long = event.pointerType === 'mouse' ? HELD : READING;
  };

  /** Swallow the click that ends a long press on something that lies on the table or is said there. */
  readonly end = (event: MouseEvent): void => {
    const read = this.now() - this.down >= this.long;
    this.down = Infinity;
    if (!read || !(event.target instanceof Element) || !event.target.closest('[data-ref], [data-say]')) return;
    event.stopPropagation();
    event.preventDefault();
  };
}
