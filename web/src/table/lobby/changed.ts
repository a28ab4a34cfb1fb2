import type { AlmanacEntry, Chapter } from '../../wire/types';

/** What of a card is the pack's own; what was measured with it is not. */
const written = ({ name, text, numbers, copies }: AlmanacEntry): string =>
  JSON.stringify([name, text, Object.entries(numbers).sort(), copies]);

const listed = (chapters: readonly Chapter[]): Map<string, string> =>
  new Map(
    chapters.flatMap(({ entries }) => entries.map((entry) => [`${entry.kind} ${entry.key}`, written(entry)] as const)),
  );

/** How many cards of a pack differ from the usual ones, those that are new or missing among them. */
export function countChanged(own: readonly Chapter[], usual: readonly Chapter[]): number {
  const [here, there] = [listed(own), listed(usual)];
  return [...new Set([...here.keys(), ...there.keys()])].filter((key) => here.get(key) !== there.get(key)).length;
}
