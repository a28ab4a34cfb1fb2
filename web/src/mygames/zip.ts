/** Several files in one, as every system can open it. */

import { strToU8, zipSync } from 'fflate';

export interface Entry {
  name: string;
  text: string;
}

export function zip(files: readonly Entry[]): Blob {
  const packed = zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)])));
  return new Blob([packed as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}
