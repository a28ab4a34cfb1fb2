/** How the page reaches its tables: over the network, or, where there is no server, a worker on this device. */

import { device } from './device';
import { alone, CHECK, HERE, isHere, RECORDS, SECRECY } from '../base/folder';
import { reach } from '../base/reach.svelte';

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

/** Marks what was answered by what this browser kept, and how much that is (`away/keeping.ts`). */
const KEPT = 'X-Liza-Kept';

const site: Carrier = {
  fetch: async (path, init) => {
    try {
      const answer = await fetch(`/api${path}`, init);
      reach.away = answer.headers.has(KEPT);
      reach.kept = answer.headers.get(KEPT) === 'all';
      return answer;
    } catch (fault) {
      reach.away = true;
      reach.kept = false;
      throw fault;
    }
  },
  connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`),
};

const OWN = new Set([CHECK, HERE, RECORDS, SECRECY]);
const TABLE = /^\/tables\/([^/?]+)/;
/** Who answers a request: this device for its own tables, the site for all else, if there is one. */
export function carrierOf(path: string): Carrier {
  return alone || OWN.has(path) || isHere(TABLE.exec(path)?.[1] ?? '') ? device() : site;
}
