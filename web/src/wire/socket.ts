import { carrier, type Line } from './carrier';
import type { ClientMessage, Problem, ServerMessage } from './types';

/** A refusal of the server: in both languages, with the rule where there is one. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.en);
  }
}

export interface Listener {
  /** A connection stands and expects the first message. */
  hello(): ClientMessage & { type: 'hello' };
  heard(message: ServerMessage): void;
  lost(): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const HEARTBEAT = 20_000;

/** A socket that comes back by itself: whoever listens says hello again and hears what was missed. */
export class Socket {
  private socket: Line | null = null;
  private waiting = new Map<number, { resolve: (m: ServerMessage) => void; reject: (e: Error) => void }>();
  private number = 0;
  private delay = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(private readonly listener: Listener) {
    this.connect();
    addEventListener('online', this.again);
  }

  /** Say something and get the answer to it, or its refusal. */
  ask(message: ClientMessage): Promise<ServerMessage> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error('not connected'));
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.again);
    this.socket?.close();
  }

  private readonly again = (): void => {
    if (!this.closed && !this.socket) {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect(): void {
    const socket = carrier.connect();
    this.socket = socket;
    socket.onopen = () => {
      void this.ask(this.listener.hello()).catch(() => undefined);
      this.beat = setInterval(() => void this.ask({ type: 'ping' }).catch(() => undefined), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.drop(socket);
  }

  private hear(message: ServerMessage): void {
    this.delay = FIRST_WAIT;
    const id = 'id' in message ? message.id : null;
    const asked = id === null ? undefined : this.waiting.get(id);
    if (id !== null) this.waiting.delete(id);
    if (message.type === 'error') asked?.reject(new Refused(message));
    else asked?.resolve(message);
    this.listener.heard(message);
  }

  private drop(socket: Line): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearInterval(this.beat);
    for (const { reject } of this.waiting.values()) reject(new Error('connection lost'));
    this.waiting.clear();
    if (this.closed) return;
    this.listener.lost();
    this.timer = setTimeout(() => this.connect(), this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(this.delay * 2, LONGEST_WAIT);
  }
}
