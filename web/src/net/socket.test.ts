import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lost, Socket } from './socket';

/** A connection whose other end does what the test says. */
class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];
  readyState = 1;
  sent: { type: string; id: number; within?: number | null }[] = [];
  answers = true;
  /** Whether tables let anybody in. */
  static open = true;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    Wire.made.push(this);
    queueMicrotask(() => this.onopen());
  }

  send(text: string): void {
    const message = JSON.parse(text) as (typeof this.sent)[number];
    this.sent.push(message);
    if (!this.answers) return;
    const answer =
      message.type === 'hello'
        ? Wire.open
          ? { type: 'welcome', id: message.id }
          : { type: 'error', id: message.id, code: 'quarantined', es: 'apartada', en: 'set apart' }
        : { type: 'pong', id: message.id, at: 0 };
    queueMicrotask(() => this.onmessage({ data: JSON.stringify(answer) }));
  }

  close(): void {
    this.readyState = 3;
  }
}

describe('a socket', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Wire.made = [];
    Wire.open = true;
    vi.stubGlobal('WebSocket', Wire);
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('location', { origin: 'http://there' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const listen = (wantsBack = true) => {
    const heard: string[] = [];
    const socket = new Socket('t', {
      hello: () => Promise.resolve({ type: 'hello', table: 't' }),
      heard: ({ type }) => heard.push(type),
      lost: () => heard.push('lost'),
      turnedAway: ({ code }) => {
        heard.push(code);
        return wantsBack;
      },
    });
    return { heard, socket };
  };

  it('is told why it is turned away, asks again ever more seldom, and is let in at last', async () => {
    Wire.open = false;
    const { heard } = listen();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard.filter((each) => each === 'quarantined').length).toBeGreaterThan(4);
    expect(Wire.made.length).toBeLessThan(20);
    expect(Wire.made.slice(0, -1).every((wire) => wire.readyState === 3)).toBe(true);
    Wire.open = true;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(heard.at(-1)).toBe('pong');
    expect(heard).toContain('welcome');
  });

  it('does not ask again where nobody wants back', async () => {
    Wire.open = false;
    listen(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Wire.made.length).toBe(1);
  });

  it('notices within five seconds that nobody answers any more, and comes back', async () => {
    const { heard } = listen();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).not.toContain('lost');
    const first = Wire.made[0];
    if (first) first.answers = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(heard).toContain('lost');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(Wire.made.length).toBe(2);
    expect(heard.filter((type) => type === 'welcome').length).toBe(2);
  });

  it('says when it will be heard of again, unless the page is in the background', async () => {
    listen();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(Wire.made[0]?.sent.at(-1)).toMatchObject({ type: 'ping', within: 5 });
    vi.stubGlobal('document', { hidden: true });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(Wire.made[0]?.sent.at(-1)).toMatchObject({ type: 'ping', within: null });
  });

  it('tells whoever waits for an answer that none will come', async () => {
    const { socket } = listen();
    await vi.advanceTimersByTimeAsync(10);
    const wire = Wire.made[0];
    if (wire) wire.answers = false;
    const asked = socket.ask({ type: 'act', n: 1, action: 'x' }).catch((fault: unknown) => fault);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await asked).toBeInstanceOf(Lost);
  });
});
