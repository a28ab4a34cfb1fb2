/** What has happened at a table since somebody last looked, in a few lines. */

import { isSeat, type Words } from '../../i18n/words';
import type { Replay } from '../../wire/types';
import { historyOf, type HistoryEntry } from '../session/history';
import { sentence } from '../session/news';

/** No story is longer than this, the line included that says how much is left out. */
const MOST = 10;

interface DigestLine {
  step: number;
  seat: number | null;
  text: string;
  /** Whether it was done to or by whoever is told. */
  mine: boolean;
}

export interface Digest {
  /** The choice after which it begins. */
  since: number;
  lines: readonly DigestLine[];
  /** How many choices are not told. */
  left: number;
}

/** Where a story begins for whoever has never looked here: after the own last choice. */
const ownLast = ({ steps }: Replay, you: number | null): number =>
  you === null ? 0 : (steps.findLast(({ seat }) => seat === you)?.step ?? 0);

/** A choice is one line; of a long story what concerns oneself is told, and then what is newest. */
export function digest(replay: Replay, looked: number | null, you: number | null, words: Words): Digest {
  const since = looked ?? ownLast(replay, you);
  const told = historyOf(replay)
    .filter(({ n }) => n > since)
    .map((entry) => line(entry, you, words))
    .filter(({ text }, at, all) => text !== '' && text !== all[at - 1]?.text);
  if (told.length <= MOST) return { since, lines: told, left: 0 };
  const newest = [...told].sort((one, other) => Number(other.mine) - Number(one.mine) || other.step - one.step);
  const chosen = new Set(newest.slice(0, MOST - 1));
  return { since, lines: told.filter((one) => chosen.has(one)), left: told.length - chosen.size };
}

function line({ n, seat, events, note }: HistoryEntry, you: number | null, words: Words): DigestLine {
  if (note) return { step: n, seat: note.seat, text: sentence(note, you, words), mine: note.seat === you };
  const mine =
    you !== null && events.some((one) => Object.entries(one).some(([field, value]) => isSeat(field) && value === you));
  return { step: n, seat, text: words.events(events), mine };
}
