/** How the page reaches its tables: over the network, or, where there is no server, a worker on this device. */

import { device } from '../local/device';

/** What the page needs of a WebSocket. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Carrier {
  /** Ask for something under `/api`. */
  fetch(path: string, init: RequestInit): Promise<Response>;
  /** Begin to talk with a table. */
  connect(): Line;
}

const site: Carrier = {
  fetch: (path, init) => fetch(`/api${path}`, init),
  connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`),
};

export const carrier: Carrier = device ?? site;
