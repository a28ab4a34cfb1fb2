/**
 * Digests of what a table sent this page, as the transcript of the game has them: afterwards both can be compared, and
 * a site cannot say that it sent something else.
 */

import type { ServerMessage } from '../wire/types';

const STORE = 'liza.received.';
const BYTES = 16;
/** Clocks depend on when a message is sent, so the digest leaves them out. */
const CLOCKS = /"clocks":\[.*\]\}$/;

/** The log entry that a message tells of, and the message's digest. */
type Heard = [n: number, digest: string];

/** What a transcript says that was sent: the entries, and the digests for each seat and for spectators. */
interface Sent {
  entries: number[];
  seats: string[][];
}

/** The messages about the game itself. A position for those who come is no part of them. */
function tells(message: ServerMessage): message is ServerMessage & { n: number } {
  if (message.type === 'state') return message.because !== 'hello';
  return message.type === 'moved' || message.type === 'over' || message.type === 'declined';
}

export async function digestOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text.replace(CLOCKS, '"clocks":null}'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, BYTES);
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export class Received {
  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined) {}

  keep(table: string, text: string, message: ServerMessage): void {
    // A page that did not come over TLS has no hashes, and then nothing is kept.
    if (!tells(message) || !globalThis.crypto?.subtle) return;
    void digestOf(text).then((digest) => {
      const heard = this.of(table);
      if (heard.some(([n, known]) => n === message.n && known === digest)) return;
      try {
        this.storage?.setItem(STORE + table, JSON.stringify([...heard, [message.n, digest]]));
      } catch {
        // Without storage there is nothing to compare, and that is said.
      }
    });
  }

  of(table: string): Heard[] {
    try {
      return JSON.parse(this.storage?.getItem(STORE + table) ?? '[]') as Heard[];
    } catch {
      return [];
    }
  }

  /** How many of the messages that came are in a transcript, for the seat that they were for; null is a spectator. */
  compare(table: string, transcript: string, seat: number | null): { same: number; count: number } {
    const { sent } = JSON.parse(transcript.slice(0, transcript.indexOf('\n'))) as { sent: Sent };
    const digests = (seat === null ? sent.seats.at(-1) : sent.seats[seat]) ?? [];
    const known = new Set(digests.map((digest, at) => `${sent.entries[at]} ${digest}`));
    const last = sent.entries.at(-1) ?? 0;
    const heard = this.of(table).filter(([n]) => n <= last);
    return { same: heard.filter(([n, digest]) => known.has(`${n} ${digest}`)).length, count: heard.length };
  }
}

export const received = new Received(globalThis.sessionStorage);
