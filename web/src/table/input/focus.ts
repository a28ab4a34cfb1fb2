/** The keyboard stays where the hand was: what was focused may be gone once it was chosen. */

const THINGS = '[data-ref], [data-say], .option';
/** Whatever can be done now, where nothing of the kind is left. */
const POSSIBLE = '.ground [data-ref][aria-disabled="false"], .ground [data-say]';

/** Whatever lies with a thing: others of its kind, what else can be said, or the other options of the list. */
const neighbours = (thing: Element): string => {
  const kind = thing.getAttribute('data-ref')?.split(':')[0];
  if (kind) return `[data-ref^="${kind}:"], [data-ref="${kind}"]`;
  return thing.matches('[data-say]') ? '[data-say]' : '.option';
};

export class Focus {
  private last: { among: string; at: number } | null = null;

  /** Remember what the keyboard has come to. */
  readonly note = (event: FocusEvent): void => {
    const thing =
      event.target instanceof Element && event.target.matches(':focus-visible') ? event.target.closest(THINGS) : null;
    const among = thing ? neighbours(thing) : '';
    this.last = thing ? { among, at: [...document.querySelectorAll(among)].indexOf(thing) } : null;
  };

  /** Go to what now lies where the last thing lay, if the keyboard has lost its place. */
  restore(): void {
    const { last } = this;
    if (!last || document.activeElement !== document.body) return;
    const all = document.querySelectorAll<HTMLElement | SVGElement>(last.among);
    const next = all[Math.min(last.at, all.length - 1)] ?? document.querySelector<HTMLElement | SVGElement>(POSSIBLE);
    next?.focus();
  }
}
