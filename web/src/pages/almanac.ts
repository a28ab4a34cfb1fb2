/** Looking something up in a pack: what is shown for what was asked. */

import type { AlmanacEntry, Chapter } from '../wire/types';

export interface Asked {
  words: string;
  /** The id of a chapter, or empty for all. */
  chapter: string;
  origin: '' | NonNullable<AlmanacEntry['origin']>;
  lang: 'es' | 'en';
}

/** A text as people type it: without accents and capitals. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The chapters with what was asked for; chapters without any of it are left out. */
export function found(chapters: readonly Chapter[], asked: Asked): Chapter[] {
  const words = fold(asked.words).split(/\s+/).filter(Boolean);
  const fits = (entry: AlmanacEntry): boolean => {
    const text = fold(`${entry.name[asked.lang]} ${entry.text?.[asked.lang] ?? ''}`);
    return (!asked.origin || entry.origin === asked.origin) && words.every((word) => text.includes(word));
  };
  return chapters
    .filter((chapter) => !asked.chapter || chapter.id === asked.chapter)
    .map((chapter) => ({ ...chapter, entries: chapter.entries.filter(fits) }))
    .filter((chapter) => chapter.entries.length > 0);
}

/** How many of each origin there are: what is printed and what is ours. */
export function origins(chapters: readonly Chapter[]): Record<string, number> {
  const counts: Record<string, number> = { printed: 0, partly: 0, original: 0 };
  for (const { entries } of chapters) {
    for (const { origin } of entries) if (origin) counts[origin] = (counts[origin] ?? 0) + 1;
  }
  return counts;
}
