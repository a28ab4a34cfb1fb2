/** Dragging a thing on a board whose units are pixels. */

const START = 7;

export class Drag {
  id = $state<string | null>(null);
  private dx = $state(0);
  private dy = $state(0);
  private down: { id: string; x: number; y: number; pointer: number } | null = null;
  private moved = false;

  constructor(
    private readonly ground: () => Element | undefined,
    private readonly dropped: (id: string, x: number, y: number) => void,
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
      this.ground()?.setPointerCapture(event.pointerId);
    }
  };

  readonly end = (event: PointerEvent): void => {
    const { id } = this;
    this.cancel();
    const box = this.ground()?.getBoundingClientRect();
    if (id === null || !box) return;
    setTimeout(() => (this.moved = false));
    this.dropped(id, event.clientX - box.left, event.clientY - box.top);
  };

  readonly cancel = (): void => {
    this.id = null;
    this.down = null;
  };
}
