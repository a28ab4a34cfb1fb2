/** The keyboard stays where the hand was: what was focused may be gone once it was chosen. */

const THINGS = '[data-ref], [data-say], .option';
/** Whatever can be done now: as it is listed where the list lies there, else on the board. */
const POSSIBLE = ['.option', '.ground [data-ref][aria-disabled="false"]', '.ground [data-say]'];
/** What is on the board and cannot be done now. */
const IMPOSSIBLE = '.ground [data-ref][aria-disabled="true"]';

/** Whatever lies with a thing: others of its kind, what else can be said, or the other options of the list. */
const neighbours = (thing: Element): string => {
  const kind = thing.getAttribute('data-ref')?.split(':')[0];
  if (kind) return `[data-ref^="${kind}:"], [data-ref="${kind}"]`;
  return thing.matches('[data-say]') ? '[data-say]' : '.option';
};

type Thing = HTMLElement | SVGElement;

/** Where what can be done begins. */
const first = (): Thing | null => POSSIBLE.map((kind) => document.querySelector<Thing>(kind)).find(Boolean) ?? null;

export class Focus {
  private last: { among: string; at: number } | null = null;
  /** Whether the hand is at the keys: a reader that presses for somebody counts as well. */
  private keys = false;
  /** Whether something was chosen with them. */
  private acted = false;

  /** Remember what the keyboard has come to. */
  readonly note = (event: FocusEvent): void => {
    const thing =
      event.target instanceof Element && event.target.matches(':focus-visible') ? event.target.closest(THINGS) : null;
    const among = thing ? neighbours(thing) : '';
    this.last = thing ? { among, at: [...document.querySelectorAll(among)].indexOf(thing) } : null;
  };

  /** Remember whether keys or a pointer were used last; a reader's press is a click that no pointer made. */
  readonly hear = (event: Event): void => {
    this.keys = event instanceof KeyboardEvent || (event instanceof MouseEvent && event.detail === 0);
    this.acted = this.keys;
  };

  /** Go to what can be done; false where nothing can. */
  readonly go = (): boolean => {
    const thing = first();
    thing?.focus();
    return thing !== null;
  };

  /** Once something is asked: go to what now lies where the last thing lay, or to the first thing that can be done. */
  restore(): void {
    const { last, keys, acted } = this;
    const { activeElement: at } = document;
    this.acted = false;
    if (acted && at?.matches(IMPOSSIBLE)) return void this.go();
    if (at !== document.body) return;
    const all = last ? document.querySelectorAll<Thing>(last.among) : [];
    const near = last ? all[Math.min(last.at, all.length - 1)] : undefined;
    if (near && !near.matches(IMPOSSIBLE)) near.focus();
    else if (last || keys) this.go();
  }
}
