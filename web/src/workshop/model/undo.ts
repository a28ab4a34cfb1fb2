/** Steps that can be taken back and done again. Changes of one field in a row are one step, until one moves on. */

const MOST = 300;

export class UndoStack<T> {
  private readonly past: T[] = [];
  private future: T[] = [];
  private last = '';

  constructor(public now: T) {}

  get mayUndo(): boolean {
    return this.past.length > 0;
  }

  get mayRedo(): boolean {
    return this.future.length > 0;
  }

  /** Take a step; `what` names what is changed, so that typing a word is not a step for each letter. */
  step(next: T, what = ''): void {
    if (!what || what !== this.last) this.past.push(this.now);
    if (this.past.length > MOST) this.past.shift();
    this.last = what;
    this.future = [];
    this.now = next;
  }

  /** What is changed next is a step of its own. */
  settle(): void {
    this.last = '';
  }

  undo(): T {
    const before = this.past.pop();
    if (before !== undefined) {
      this.future.push(this.now);
      this.now = before;
    }
    this.settle();
    return this.now;
  }

  redo(): T {
    const after = this.future.pop();
    if (after !== undefined) {
      this.past.push(this.now);
      this.now = after;
    }
    this.settle();
    return this.now;
  }
}
