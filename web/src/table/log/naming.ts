/** Where a sentence names things that can be looked up. */

import type { Chapter } from '../../wire/types';
import type { Words } from '../../i18n/words';
import { addressOf, entryOf } from '../../games/almanac';
import type { Ref } from '../../board/context';

/** A part of a sentence; with an address where it is the name of something in the almanac. */
export interface Part {
  text: string;
  href: string | null;
}

/** A sentence in parts: the names of what it speaks of, as far as the almanac has them, are ways to there. */
export function named(
  text: string,
  spoken: readonly Ref[],
  words: Words,
  chapters: readonly Chapter[],
  game: string,
): Part[] {
  let parts: Part[] = [{ text, href: null }];
  for (const { kind, key } of spoken) {
    const found = entryOf(chapters, `${kind}:${key}`);
    if (found)
      parts = parts.flatMap((part) =>
        part.href ? [part] : cut(part.text, words.name(kind, key), addressOf(game, found.chapter, key)),
      );
  }
  return parts;
}

function cut(text: string, name: string, href: string): Part[] {
  const at = text.toLocaleLowerCase().indexOf(name.toLocaleLowerCase());
  if (at < 0 || name === '') return [{ text, href: null }];
  const end = at + name.length;
  return [
    { text: text.slice(0, at), href: null },
    { text: text.slice(at, end), href },
    { text: text.slice(end), href: null },
  ].filter((part) => part.text !== '');
}
