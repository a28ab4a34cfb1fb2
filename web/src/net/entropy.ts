/**
 * What this browser adds to the chance of its tables: bytes of its own, promised by their hash when it sits down and
 * shown once all have promised. They are kept, so that a page that is loaded again can still show them.
 */

const STORE = 'liza.entropy';
const MOST = 100;
const BYTES = 32;

interface Own {
  promised: string;
  shown: string;
  /** The table they are for, once it is known. */
  table: string;
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export class OwnEntropy {
  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined) {}

  /** The hash of bytes for a table: new ones, unless some are kept for it. Null where this browser cannot hash. */
  async promise(table = ''): Promise<string | null> {
    const kept = table && this.read().find((own) => own.table === table);
    if (kept) return kept.promised;
    // A page that did not come over https has no hashes; it takes part as one that adds nothing.
    if (!(globalThis.crypto as Crypto | undefined)?.subtle) return null;
    const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
    const said = new Uint8Array([...new TextEncoder().encode('liza entropy '), ...bytes]);
    const promised = hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', said)));
    return this.write([{ promised, shown: hexOf(bytes), table }, ...this.read()]) ? promised : null;
  }

  /** Note for which table bytes were promised. */
  give(promised: string | null, table: string): void {
    this.write(this.read().map((own) => (own.promised === promised ? { ...own, table } : own)));
  }

  /** The bytes that this browser promised so; null if it was another. */
  shownFor(promised: string): string | null {
    return this.read().find((own) => own.promised === promised)?.shown ?? null;
  }

  private read(): Own[] {
    try {
      return JSON.parse(this.storage?.getItem(STORE) ?? '[]') as Own[];
    } catch {
      return [];
    }
  }

  private write(owned: Own[]): boolean {
    try {
      this.storage?.setItem(STORE, JSON.stringify(owned.slice(0, MOST)));
      return this.storage !== undefined;
    } catch {
      return false;
    }
  }
}

export const entropy = new OwnEntropy(globalThis.localStorage);
