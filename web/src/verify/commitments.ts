/**
 * The fingerprints of seeds that tables showed this browser while they were being played: the first one counts, so
 * that a table cannot promise something else afterwards.
 */

const STORE = 'liza.promises';
const MOST = 200;

export class Commitments {
  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined) {}

  /** What a table promised; null if this browser was not there before its end. */
  of(table: string): string | null {
    return this.read().find(([id]) => id === table)?.[1] ?? null;
  }

  keep(table: string, commitment: string): void {
    const kept = this.read();
    if (kept.some(([id]) => id === table)) return;
    try {
      this.storage?.setItem(STORE, JSON.stringify([[table, commitment], ...kept].slice(0, MOST)));
    } catch {
      // Without storage the table's own word is all there is, and that is said.
    }
  }

  private read(): [string, string][] {
    try {
      return JSON.parse(this.storage?.getItem(STORE) ?? '[]') as [string, string][];
    } catch {
      return [];
    }
  }
}

export const commitments = new Commitments(globalThis.localStorage);
