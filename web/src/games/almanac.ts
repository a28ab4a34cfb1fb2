/** Looking something up in a pack: what is shown for what was asked. */

import type { AlmanacEntry, Chapter, View } from '../wire/types';

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

const SIGNS = { points: 1, share: 0 } as const;
const rounded = (value: number, digits: number): string => (value * 100).toFixed(digits);
const points = (value: number): string => `${value < 0 ? '−' : '+'}${rounded(Math.abs(value), SIGNS.points)}`;

/** What was measured, as the words want it: shares in hundredths, wins in points with their bounds. */
export function measuredIn({ games, bots, had, played, wins, low, high }: NonNullable<AlmanacEntry['measured']>) {
  return {
    games,
    bots,
    had: rounded(had, SIGNS.share),
    played: rounded(played, SIGNS.share),
    wins: wins === null ? '' : points(wins),
    low: points(low ?? 0),
    high: points(high ?? 0),
  };
}

/** Where an entry stands in the almanac. */
export const addressOf = (game: string, chapter: string, key: string): string => `/almanac/${game}#${chapter}-${key}`;

/** What is asked for by `kind:key`, as things on a board are called: the entry, and the chapter it stands in. */
export function entryOf(chapters: readonly Chapter[], ref: string): { chapter: string; entry: AlmanacEntry } | null {
  const [kind = '', key = ''] = ref.split(':');
  const all = chapters.flatMap(({ id, entries }) =>
    entries.filter((entry) => entry.key === key).map((entry) => ({ chapter: id, entry })),
  );
  return all.find(({ chapter, entry }) => entry.kind === kind || chapter === kind) ?? all[0] ?? null;
}

/** Everything that lies face up on a table and stands in the almanac, each once. */
export function lyingIn(chapters: readonly Chapter[], view: View): { chapter: string; entry: AlmanacEntry }[] {
  const found = new Map<AlmanacEntry, string>();
  for (const piece of view.zones.flatMap(({ pieces }) => pieces)) {
    for (const { kind, key } of [piece, ...piece.marks]) {
      const one = key === null ? null : entryOf(chapters, `${kind}:${key}`);
      if (one) found.set(one.entry, one.chapter);
    }
  }
  return [...found].map(([entry, chapter]) => ({ chapter, entry }));
}
