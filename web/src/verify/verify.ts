/** Are the dice honest? The same sums as kernel/base/source.py, done in the browser with what it already has. */

import type { EntropyInfo, Happening } from '../wire/types';

const BLOCK = 64;
const PROMISE = 'liza commitment ';

export interface Verdict {
  commitment: boolean;
  /** How many rolls were found in the stream, of how many. */
  found: number;
  rolls: number;
}

/** A die, and what it showed: 1 to `sides`. */
export interface Roll {
  sides: number;
  result: number;
}

/** The dice that an event tells of by itself; boards know more of their own games. */
export function plainRolls({ sides, result }: Happening): Roll[] {
  return typeof sides === 'number' && typeof result === 'number' ? [{ sides, result }] : [];
}

/** What can be said in the end: nothing is called right that was not checked. */
export function finding({ commitment, found, rolls }: Verdict): 'good' | 'unchecked' | 'bad' {
  if (!commitment || found < rolls) return 'bad';
  return rolls > 0 ? 'good' : 'unchecked';
}

/** One choice: what was seen to fall, and where in the stream the table was before and after it. */
interface Stretch {
  rolls: readonly Roll[];
  from: number;
  to: number;
}

export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The fingerprint that a table publishes before the first roll. */
export async function commitmentOf(secret: Uint8Array): Promise<string> {
  const promised = new Uint8Array([...new TextEncoder().encode(PROMISE), ...secret]);
  return hexOf(await crypto.subtle.digest('SHA-256', promised));
}

/** The endless row of bytes that belongs to a secret, as far as it was used. */
export async function streamOf(secret: Uint8Array<ArrayBuffer>, length: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-512' }, false, ['sign']);
  const bytes = new Uint8Array(Math.ceil(length / BLOCK) * BLOCK);
  for (let block = 0; block * BLOCK < length; block++) {
    const number = new DataView(new ArrayBuffer(8));
    number.setBigUint64(0, BigInt(block));
    bytes.set(new Uint8Array(await crypto.subtle.sign('HMAC', key, number.buffer)), block * BLOCK);
  }
  return bytes;
}

/** Find the rolls of a stretch, in order, among the bytes that the table drew in it. */
export function rollsIn(bytes: Uint8Array, stretch: Stretch): { found: number; rolls: number } {
  let at = stretch.from;
  let found = 0;
  for (const { sides, result } of stretch.rolls) {
    const limit = 256 - (256 % sides);
    while (at < stretch.to && !((bytes[at] ?? 255) < limit && ((bytes[at] ?? 0) % sides) + 1 === result)) at++;
    if (at < stretch.to) {
      found++;
      at++;
    }
  }
  return { found, rolls: stretch.rolls.length };
}

/** The key of chance: the secret itself, or its hash with what the seats have added. */
export async function keyOf(secret: Uint8Array<ArrayBuffer>, added: EntropyInfo | null): Promise<typeof secret> {
  const shown = (added?.seats ?? []).flatMap((one, seat) => (one?.shown ? [`${seat}:${one.shown}`] : []));
  if (shown.length === 0) return secret;
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(
    await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`liza chance ${shown.join(' ')}`)),
  );
}

/** Whether a record was played with the bytes that the seats have shown, all of them and no others. */
export function usesWhatWasShown({ entropy }: Record<string, unknown>, added: EntropyInfo | null): boolean {
  const used = Array.isArray(entropy) ? entropy.map(String) : [];
  const shown = (added?.seats ?? []).map((one) => one?.shown ?? '');
  return [...used, ...shown].every((_, seat) => (used[seat] ?? '') === (shown[seat] ?? ''));
}

export async function verify(
  seed: string,
  added: EntropyInfo | null,
  commitment: string,
  stretches: readonly Stretch[],
): Promise<Verdict> {
  const secret = bytesOf(seed);
  const bytes = await streamOf(await keyOf(secret, added), Math.max(1, ...stretches.map((stretch) => stretch.to)));
  const verdict: Verdict = { commitment: (await commitmentOf(secret)) === commitment, found: 0, rolls: 0 };
  for (const stretch of stretches) {
    const { found, rolls } = rollsIn(bytes, stretch);
    verdict.found += found;
    verdict.rolls += rolls;
  }
  return verdict;
}
