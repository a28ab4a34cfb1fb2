/** Looking at the map: nearer, farther, and along it; with wheel, fingers, keys and buttons. */

const NEAREST = 3.2;
const DRAG = 6;
const STEP = 1.35;

export interface Frame {
  /** Where the map lies when all of it is seen, in pixels. */
  x: number;
  y: number;
  size: number;
}

export class Camera {
  zoom = $state(1);
  private dx = $state(0);
  private dy = $state(0);
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private moved = false;
  moving = $state(false);

  constructor(
    private readonly frame: () => Frame,
    private readonly units: number,
  ) {}

  get transform(): string {
    const { x, y } = this.frame();
    return `translate(${x + this.dx}px, ${y + this.dy}px) scale(${this.scale})`;
  }

  /** How many pixels of the screen one unit of the map is long. */
  get scale(): number {
    return (this.frame().size / this.units) * this.zoom;
  }

  /** Nearer or farther, around a point of the board. */
  by(factor: number, x = this.middle.x, y = this.middle.y): void {
    const before = this.zoom;
    this.zoom = Math.max(1, Math.min(NEAREST, before * factor));
    const { x: left, y: top } = this.frame();
    const grown = this.zoom / before;
    this.move(x - left - (x - left - this.dx) * grown, y - top - (y - top - this.dy) * grown);
  }

  nearer = (): void => this.by(STEP);
  farther = (): void => this.by(1 / STEP);
  whole = (): void => {
    this.zoom = 1;
    this.move(0, 0);
  };

  /** Bring a point of the map into the middle where it cannot be seen well. */
  show(x: number, y: number): void {
    if (this.zoom === 1) return;
    const { size } = this.frame();
    const k = (size / this.units) * this.zoom;
    this.move(size / 2 - x * k, size / 2 - y * k);
  }

  private get middle(): { x: number; y: number } {
    const { x, y, size } = this.frame();
    return { x: x + size / 2, y: y + size / 2 };
  }

  private move(dx: number, dy: number): void {
    const { size } = this.frame();
    const most = size * (1 - this.zoom);
    this.dx = Math.max(most, Math.min(0, dx));
    this.dy = Math.max(most, Math.min(0, dy));
  }

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    this.by(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX - box.left, event.clientY - box.top);
  };

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (this.fingers.size === 0) this.moved = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  readonly slide = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...this.fingers].filter(([pointer]) => pointer !== event.pointerId).map(([, at]) => at);
    if (other) {
      const box = (event.currentTarget as Element).getBoundingClientRect();
      const far = (at: { x: number; y: number }): number => Math.hypot(at.x - other.x, at.y - other.y) || 1;
      this.by(far(now) / far(before), (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
      this.moved = true;
    } else {
      if (!this.moved && Math.hypot(now.x - before.x, now.y - before.y) < DRAG) return;
      this.moved = true;
      this.move(this.dx + now.x - before.x, this.dy + now.y - before.y);
    }
    this.moving = this.moved;
    this.fingers.set(event.pointerId, now);
  };

  readonly up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size === 0) setTimeout(() => (this.moving = this.moved = false));
  };

  /** A click that ends a drag is none. */
  readonly swallow = (event: MouseEvent): void => {
    if (!this.moved) return;
    event.stopPropagation();
    event.preventDefault();
  };
}
