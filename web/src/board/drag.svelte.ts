/** Dragging a thing over a board: listen with `move`, `end` and `cancel` on the window. */

import { tick } from 'svelte';

/** From how many pixels on a press is a drag. */
export const START = 8;

/** Where something was let go. */
export interface Drop {
  x: number;
  y: number;
  under: Element | null;
  /** What the place there calls itself with `data-drop`. */
  place: string | null;
}

/** What is let go waits for the answer to a choice that is under way, where there is one: then it is clear what it means. */
let underway: () => Promise<void> | null = () => null;
export const waitFor = (answer: typeof underway): void => void (underway = answer);

export class Drag {
  id = $state<string | null>(null);
  private dx = $state(0);
  private dy = $state(0);
  private down: { id: string; x: number; y: number; pointer: number } | null = null;
  private over: Element | null = null;
  private moved = false;
  /** What was let go last while a choice was under way. */
  private kept: (() => void) | null = null;

  constructor(
    private readonly dropped: (id: string, drop: Drop) => void,
    private readonly begun: (id: string) => void = () => undefined,
  ) {}

  offset(id: string): { x: number; y: number } | null {
    return this.id === id ? { x: this.dx, y: this.dy } : null;
  }

  /** Whether the click that follows belongs to a drag. */
  swallow(): boolean {
    const { moved } = this;
    this.moved = false;
    return moved;
  }

  begin(id: string, event: PointerEvent): void {
    if (event.button !== 0) return;
    this.moved = false;
    this.down = { id, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  readonly move = (event: PointerEvent): void => {
    const { down } = this;
    if (!down || event.pointerId !== down.pointer) return;
    this.dx = event.clientX - down.x;
    this.dy = event.clientY - down.y;
    if (this.id === null && Math.hypot(this.dx, this.dy) > START) {
      this.id = down.id;
      this.moved = true;
      this.begun(down.id);
    }
    if (this.id !== null) this.hover(placeUnder(event));
  };

  readonly end = (event: PointerEvent): void => {
    const { id } = this;
    // Places may have been drawn only after the last move: one quick flick is a single event.
    const over = placeUnder(event) ?? this.over;
    this.cancel();
    if (id === null) return;
    setTimeout(() => (this.moved = false));
    const drop = (): void => {
      const place = (placeUnder(event) ?? over)?.getAttribute('data-drop') ?? null;
      this.dropped(id, { x: event.clientX, y: event.clientY, under: under(event), place });
    };
    const answer = underway();
    if (!answer) return drop();
    if (!this.kept) void answer.then(tick).then(this.release);
    this.kept = drop;
  };

  private readonly release = (): void => {
    const { kept } = this;
    this.kept = null;
    kept?.();
  };

  readonly cancel = (): void => {
    this.hover(null);
    this.id = null;
    this.down = null;
  };

  /** The place that would take it is marked with `data-over`. */
  private hover(place: Element | null): void {
    this.over?.removeAttribute('data-over');
    place?.setAttribute('data-over', '');
    this.over = place;
  }
}

const under = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY);
const placeUnder = (event: PointerEvent): Element | null => under(event)?.closest('[data-drop]') ?? null;

/** The same spot, seen from an element's corner. */
export function within(element: Element | undefined, { x, y }: Drop): { x: number; y: number } {
  const box = element?.getBoundingClientRect();
  return { x: x - (box?.left ?? 0), y: y - (box?.top ?? 0) };
}
