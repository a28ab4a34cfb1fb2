/** Passkeys, as the browser makes them and lets them sign. */

import type { Ceremony, CeremonyAnswer } from '../wire/types';
import { p } from './words';

/** Why there can be no passkeys here; null where there can. */
export function lack(
  host = location.hostname,
  secure = isSecureContext,
  known = 'PublicKeyCredential' in globalThis,
): 'number' | 'plain' | 'browser' | null {
  if (/^[\d.]+$/.test(host) || host.includes(':')) return 'number';
  if (!secure) return 'plain';
  return known && 'parseCreationOptionsFromJSON' in PublicKeyCredential ? null : 'browser';
}

/** What a browser says of a ceremony that came to nothing, for people. */
function inWords(fault: unknown): Error {
  const name = fault instanceof DOMException ? fault.name : '';
  return new Error(p(name === 'InvalidStateError' ? 'key-there' : 'key-stopped'));
}

async function done(asked: Promise<Credential | null>): Promise<Record<string, unknown>> {
  const found = await asked.catch((fault: unknown) => {
    throw inWords(fault);
  });
  if (!(found instanceof PublicKeyCredential)) throw inWords(null);
  return { ...found.toJSON() };
}

export async function made({ id, options }: Ceremony): Promise<CeremonyAnswer> {
  const wanted = options['publicKey'] as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(wanted);
  return { id, credential: await done(navigator.credentials.create({ publicKey })) };
}

export async function signed({ id, options }: Ceremony): Promise<CeremonyAnswer> {
  const wanted = options['publicKey'] as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(wanted);
  return { id, credential: await done(navigator.credentials.get({ publicKey })) };
}
