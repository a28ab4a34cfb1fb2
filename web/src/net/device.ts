/** The server's part, played by a worker: requests and messages go there as they would have gone over the network. */

import type { Carrier, Line } from './carrier';
import { engine } from './engine.svelte';
import { alone, file, HERE } from '../base/folder';
import type { FromWorker, ToWorker } from './worker-messages';

const OPEN = 1;
const CLOSED = 3;

/** The engine cannot be used: it did not start, or this site has none. */
export class NoEngine extends Error {}

class Device implements Carrier {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly asked = new Map<number, { resolve: (answer: Response) => void; reject: (fault: Error) => void }>();
  private readonly lines = new Map<number, DeviceLine>();
  private number = 0;
  /** Why it cannot be used, if so. */
  broken = '';

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    this.worker.onerror = (event) => this.fail(event.message || 'unreached');
    this.tell({ type: 'begin', root: alone ? file('') : `${location.origin}/` });
  }

  tell(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  fetch(path: string, init: RequestInit): Promise<Response> {
    // What never changes lies in a folder as a file; scenes are many, and played when somebody looks.
    if (alone && path.startsWith('/games') && !path.includes('/scenes/')) return fetch(file(`api${path}.json`));
    if (this.broken) return Promise.reject(new NoEngine(this.broken));
    const id = ++this.number;
    const token = new Headers(init.headers).get('Authorization')?.replace(/^Bearer /, '') ?? null;
    const body = typeof init.body === 'string' ? init.body : '';
    return new Promise((resolve, reject) => {
      this.asked.set(id, { resolve, reject });
      const asked = path === HERE ? '/tables' : path;
      this.tell({ type: 'ask', id, method: init.method ?? 'GET', path: asked, token, body });
    });
  }

  connect(): Line {
    const number = ++this.number;
    const line = new DeviceLine(
      (message) => this.tell(message),
      number,
      () => this.lines.delete(number),
    );
    this.lines.set(number, line);
    return line;
  }

  end(): void {
    this.worker.terminate();
  }

  /** Whoever waits for an answer of the engine waits for nothing. */
  private fail(why: string): void {
    this.broken = engine.failed = why;
    engine.part = 0;
    for (const { reject } of this.asked.values()) reject(new NoEngine(why));
    this.asked.clear();
  }

  private hear(message: FromWorker): void {
    switch (message.type) {
      case 'loading':
        engine.part = message.part;
        engine.failed = '';
        break;
      case 'ready':
        engine.ready = true;
        break;
      case 'failed':
        this.fail(message.why);
        break;
      case 'answer':
        this.asked.get(message.id)?.resolve(new Response(message.body, { status: message.status }));
        this.asked.delete(message.id);
        break;
      case 'heard':
        this.lines.get(message.line)?.onmessage?.(new MessageEvent('message', { data: message.text }));
        break;
    }
  }
}

/** A connection to the worker that looks like one to a server. */
class DeviceLine implements Line {
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  readyState = 0;

  constructor(
    private readonly tell: (message: ToWorker) => void,
    private readonly number: number,
    private readonly gone: () => void,
  ) {
    tell({ type: 'open', line: number });
    queueMicrotask(() => {
      if (this.readyState === CLOSED) return;
      this.readyState = OPEN;
      this.onopen?.(new Event('open'));
    });
  }

  send(text: string): void {
    this.tell({ type: 'say', line: this.number, text });
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.tell({ type: 'close', line: this.number });
    this.gone();
    this.onclose?.(new CloseEvent('close'));
  }
}

let made: Device | undefined;

/** The worker; the engine is fetched when somebody first needs it, and once more where that failed. */
export function device(): Carrier {
  if (made?.broken && !alone) {
    made.end();
    made = undefined;
  }
  return (made ??= new Device());
}

if (alone) device();
