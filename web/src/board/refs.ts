import type { Happening } from '../wire/types';
import { isSeat, type Words } from '../i18n/words';
import type { Ref } from './context';

/** The things that an event speaks of. */
export function refs(event: Happening, words: Words): Ref[] {
  const owner = Object.entries(event).find(([field, value]) => isSeat(field) && typeof value === 'number')?.[1];
  const seat = typeof owner === 'number' ? owner : null;
  const found: Ref[] = [];
  for (const [field, value] of Object.entries(event)) {
    if (field === 'event' || typeof value !== 'string') continue;
    const kind = words.kindOf(field, value);
    if (kind) found.push({ kind, key: value, seat });
  }
  return found;
}

export function isLit(lit: readonly Ref[], kind: string, key: string | null, owner: number | null): boolean {
  return lit.some(
    (ref) => ref.kind === kind && ref.key === key && (ref.seat === null || owner === null || ref.seat === owner),
  );
}
