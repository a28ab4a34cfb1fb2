/** Dragging a card out of the hand: let go anywhere but over the hand, it is played. */

const START = 9;

export class Drag {
  id = $state<string | null>(null);
  private dx = $state(0);
  private dy = $state(0);
  private down: { id: string; x: number; y: number; pointer: number } | null = null;
  private moved = false;

  constructor(private readonly dropped: (id: string) => void) {}

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
    if (this.id !== null || Math.hypot(this.dx, this.dy) < START) return;
    this.id = down.id;
    this.moved = true;
  };

  readonly end = (event: PointerEvent): void => {
    const { id } = this;
    this.cancel();
    if (id === null) return;
    setTimeout(() => (this.moved = false));
    if (!document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-home]')) this.dropped(id);
  };

  readonly cancel = (): void => {
    this.id = null;
    this.down = null;
  };
}
