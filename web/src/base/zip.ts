/** Several files in one, as every system can open it. */

import { strToU8, zipSync } from 'fflate';

export interface Entry {
  name: string;
  /** As text, or byte by byte. */
  text: string | Uint8Array;
}

export function zip(files: readonly Entry[]): Blob {
  const packed = zipSync(
    Object.fromEntries(files.map(({ name, text }) => [name, typeof text === 'string' ? strToU8(text) : text])),
  );
  return new Blob([packed as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}
