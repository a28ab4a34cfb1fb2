/** The server's part, played by a worker: requests and messages go there as they would have gone over the network. */

import type { Carrier, Line } from '../wire/carrier';
import { engine } from './engine.svelte';
import { alone, file } from './folder';
import type { FromWorker, ToWorker } from './spoken';

const OPEN = 1;
const CLOSED = 3;

class Device implements Carrier {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly asked = new Map<number, (answer: Response) => void>();
  private readonly lines = new Map<number, DeviceLine>();
  private number = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    this.worker.onerror = (event) => (engine.failed = event.message || 'worker');
    this.tell({ type: 'begin', root: file('') });
  }

  tell(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  fetch(path: string, init: RequestInit): Promise<Response> {
    // What never changes lies in the folder as a file; scenes are many, and played when somebody looks.
    if (path.startsWith('/games') && !path.includes('/scenes/')) return fetch(file(`api${path}.json`));
    const id = ++this.number;
    const token = new Headers(init.headers).get('Authorization')?.replace(/^Bearer /, '') ?? null;
    const body = typeof init.body === 'string' ? init.body : '';
    return new Promise((resolve) => {
      this.asked.set(id, resolve);
      this.tell({ type: 'ask', id, method: init.method ?? 'GET', path, token, body });
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

  private hear(message: FromWorker): void {
    switch (message.type) {
      case 'loading':
        engine.part = message.part;
        break;
      case 'ready':
        engine.ready = true;
        break;
      case 'failed':
        engine.failed = message.why;
        break;
      case 'answer':
        this.asked.get(message.id)?.(new Response(message.body, { status: message.status }));
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

/** The worker, if this page has no server. */
export const device: Carrier | null = alone ? new Device() : null;
