import { isHere } from '../base/folder';
import { carrierOf, type Line } from './carrier';
import { received } from './received';
import type { ClientMessage, Problem, ServerMessage } from '../wire/types';

/** A refusal of the server: in both languages, with the rule where there is one. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.en);
  }
}

interface Listener {
  /** A connection stands and expects the first message. */
  hello(): Promise<ClientMessage & { type: 'hello' }>;
  heard(message: ServerMessage): void;
  lost(): void;
  /** The first message was refused: the table is set apart, say. Whether to ask again after a while. */
  turnedAway(problem: Problem): boolean;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
/** How often a sign of life is asked for, and how long one may be missing before the connection counts as lost. */
const HEARTBEAT = 1_200;
const SILENCE = 3_500;
/** Within how many seconds the server hears from a page that somebody looks at; one in the background is slowed down. */
const WITHIN = 5;

/** What was asked could not be answered: the connection broke before. */
export class Lost extends Error {}

/** A socket that comes back by itself: whoever listens says hello again and hears what was missed. */
export class Socket {
  private socket: Line | null = null;
  private waiting = new Map<number, { resolve: (m: ServerMessage) => void; reject: (e: Error) => void }>();
  private number = 0;
  private delay = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  /** When the oldest unanswered sign of life was asked for. */
  private asked: number | null = null;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.connect();
    addEventListener('online', this.again);
  }

  /** Say something and get the answer to it, or its refusal. */
  ask(message: ClientMessage): Promise<ServerMessage> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Lost('not connected'));
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Hang up and come back: whoever was replaced meanwhile says hello again. */
  renew(): void {
    this.socket?.close();
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
    const socket = carrierOf(`/tables/${this.table}`).connect();
    this.socket = socket;
    socket.onopen = () => {
      void this.greet(socket);
      this.asked = null;
      // A worker on this device may think for long, and is never lost.
      if (!isHere(this.table)) this.beat = setInterval(() => this.pulse(socket), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as ServerMessage;
      if (!isHere(this.table)) received.keep(this.table, event.data, message);
      this.hear(message);
    };
    socket.onclose = () => this.drop(socket);
  }

  /** Say hello. Whoever is turned away and wants to come back does so at longer and longer intervals. */
  private async greet(socket: Line): Promise<void> {
    try {
      await this.ask(await this.listener.hello());
      this.delay = FIRST_WAIT;
    } catch (fault) {
      if (fault instanceof Refused && this.listener.turnedAway(fault.problem)) {
        this.drop(socket);
        socket.close();
      }
    }
  }

  /** Ask for a sign of life; whoever has not given one for too long is not there any more. */
  private pulse(socket: Line): void {
    const now = performance.now();
    if (this.asked !== null && now - this.asked > SILENCE) {
      this.drop(socket);
      socket.close();
      return;
    }
    this.asked ??= now;
    const within = typeof document !== 'undefined' && document.hidden ? null : WITHIN;
    void this.ask({ type: 'ping', within }).catch(() => undefined);
  }

  private hear(message: ServerMessage): void {
    this.asked = null;
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
    for (const { reject } of this.waiting.values()) reject(new Lost('connection lost'));
    this.waiting.clear();
    if (this.closed) return;
    this.listener.lost();
    this.timer = setTimeout(() => this.connect(), this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(this.delay * 2, LONGEST_WAIT);
  }
}
