import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lost, Socket } from './socket';

/** A connection whose other end does what the test says. */
class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];
  readyState = 1;
  sent: { type: string; id: number; within?: number | null }[] = [];
  answers = true;
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
      message.type === 'hello' ? { type: 'welcome', id: message.id } : { type: 'pong', id: message.id, at: 0 };
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
    vi.stubGlobal('WebSocket', Wire);
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('location', { origin: 'http://there' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const listen = () => {
    const heard: string[] = [];
    const socket = new Socket({
      hello: () => ({ type: 'hello', table: 't' }),
      heard: ({ type }) => heard.push(type),
      lost: () => heard.push('lost'),
    });
    return { heard, socket };
  };

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
