/** Notices that a person waits often, or does not want to: then going straight on to the own decision is suggested. */

/** A wait of so many milliseconds is long. */
const LONG = 5000;
/** How many long waits, or waits that were cut short, are often. */
const OFTEN = 4;

export class Patience {
  private long = 0;
  private since: number | null = null;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Something is being told, or nothing is any more. */
  tells(busy: boolean): void {
    if (busy) this.since ??= this.now();
    else if (this.since !== null) {
      if (this.now() - this.since >= LONG) this.long++;
      this.since = null;
    }
  }

  /** Whether it is time to suggest something, where so many waits were cut short. */
  wornOut(hurried: number): boolean {
    return this.long + hurried >= OFTEN;
  }
}
