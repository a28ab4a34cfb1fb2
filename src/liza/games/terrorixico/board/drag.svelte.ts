/** Dragging a card of the hand to a place that takes it: places name themselves with `data-drop`. */

const START = 8;

export class Drag {
  id = $state<string | null>(null);
  private dx = $state(0);
  private dy = $state(0);
  private down: { id: string; x: number; y: number; pointer: number } | null = null;
  private over: Element | null = null;
  private moved = false;

  constructor(
    private readonly begun: (id: string) => void,
    private readonly dropped: (place: string | null) => void,
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
    if (this.id !== null) this.hover(document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]') ?? null);
  };

  readonly end = (): void => {
    const { id, over } = this;
    this.cancel();
    if (id === null) return;
    setTimeout(() => (this.moved = false));
    this.dropped(over?.getAttribute('data-drop') ?? null);
  };

  readonly cancel = (): void => {
    this.hover(null);
    this.id = null;
    this.down = null;
  };

  private hover(place: Element | null): void {
    this.over?.classList.remove('over');
    place?.classList.add('over');
    this.over = place;
  }
}
