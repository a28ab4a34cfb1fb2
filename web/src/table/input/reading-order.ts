/** All that may be chosen as it is listed: by what one does, each verb where it comes first. */

import type { Choice } from '../../wire/types';

export function byVerb(options: readonly Choice[]): [verb: string, choices: Choice[]][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of options) groups.set(choice.verb, [...(groups.get(choice.verb) ?? []), choice]);
  return [...groups];
}

/** The same in one row: the numbers of the keys follow it. */
export const readingOrder = (options: readonly Choice[]): Choice[] => byVerb(options).flatMap(([, choices]) => choices);
