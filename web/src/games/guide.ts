/** A guided first game: sentences that wait for their moment at an ordinary table against a bot. */

import type { Happening, OptionValue, Text, View } from '../wire/types';

export interface GuideStep {
  id: string;
  /** All that is named must be so; a step that names nothing is said at once. */
  when: {
    /** The moment that the viewer is asked about: the step asks for a choice, and stays while that is asked. */
    moment?: string;
    /** A verb that must be possible now: what is spoken of is really there. */
    can?: string;
    /** Something that has happened and was seen, and how often it must have happened by then. */
    event?: string;
    times?: number;
    /** Only what the viewer has done counts. */
    mine?: true;
    /** The value of a counter. */
    counter?: Record<string, number>;
    over?: boolean;
  };
  text: Text;
  /** What the viewer must have done, as an event: until then the step is said again whenever its moment comes. */
  until?: string;
  /**
   * What it speaks of: kinds and keys, as things on the board are marked; without a key, all of the kind. A step that
   * asks and points at nothing speaks of what can be chosen.
   */
  point?: { kind: string; key?: string }[];
}

export interface Guide {
  /** How the table is set, and the seed that it is dealt from: what the guide speaks of is there, every time. */
  options: Record<string, OptionValue>;
  deal: string;
  steps: GuideStep[];
}

type Count = Record<string, number>;

export interface Moment {
  view: View;
  /** How often each thing has happened, to anybody and to the viewer. */
  happened: Count;
  own: Count;
  /** The verbs that the viewer may choose from now; none where nothing is asked. */
  verbs: ReadonlySet<string>;
}

export function fits(step: GuideStep, now: Moment): boolean {
  const { moment, can, event, times, mine, counter, over } = step.when;
  if (moment !== undefined && !(now.verbs.size > 0 && now.view.moment === moment)) return false;
  if (can !== undefined && !now.verbs.has(can)) return false;
  if (event !== undefined && ((mine ? now.own : now.happened)[event] ?? 0) < (times ?? 1)) return false;
  if (over !== undefined && now.view.over !== over) return false;
  return Object.entries(counter ?? {}).every(([id, value]) =>
    now.view.counters.some((one) => one.id === id && one.value === value),
  );
}

/** The first step that has not been shown and fits: steps are told in their order, those that never fit are left out. */
export function next(guide: Guide, shown: ReadonlySet<string>, now: Moment): GuideStep | null {
  return guide.steps.find((step) => !shown.has(step.id) && fits(step, now)) ?? null;
}

/** How often each thing has happened. */
export function counted(events: readonly Happening[]): Count {
  const count: Count = {};
  for (const { event } of events) count[event] = (count[event] ?? 0) + 1;
  return count;
}

/** Whether a step asks for something to be done, and not only to be read. */
export const asks = (step: GuideStep): boolean => step.when.moment !== undefined;

/** Whether a guide has something to say about a moment: until then nothing is answered there that nobody has answered. */
export const awaits = (guide: Guide, shown: ReadonlySet<string>, { view, verbs }: Moment): boolean =>
  guide.steps.some(
    ({ id, when }) => when.moment === view.moment && !shown.has(id) && (when.can === undefined || verbs.has(when.can)),
  );

/**
 * What becomes of a step that asks: it goes on being said, it was done, or its moment went by without that. It lasts while
 * the same is asked, in truth and on the screen: what was done is not asked for while it is told what came of it.
 */
export function fate(
  step: GuideStep,
  now: Moment,
  truth: View,
  done: boolean,
  next: GuideStep | null,
): 'stays' | 'done' | 'later' {
  const lasts = [now.view, truth].every(
    ({ moment, actors, seat }) => moment === step.when.moment && actors.includes(seat ?? -1),
  );
  if (step.until !== undefined) return done ? 'done' : lasts ? 'stays' : 'later';
  return done && (!lasts || next !== null) ? 'done' : 'stays';
}

/** How many letters a piece may have on a phone: four lines. */
export const PIECE = 128;

/** A text in pieces of whole sentences: as few as fit, and none much shorter than the others. */
export function pages(text: string, most: number): string[] {
  const sentences = text.split(/(?<=[.!?…][»”]?) +(?=[^a-záéíóúñ])/u);
  interface Way {
    pieces: string[];
    /** How uneven it is: long pieces weigh more. */
    weight: number;
  }
  /** The best way to tell the first so many sentences. */
  const best: Way[] = [{ pieces: [], weight: 0 }];
  for (let end = 1; end <= sentences.length; end++) {
    let found: Way | null = null;
    for (let from = end - 1; from >= 0; from--) {
      const piece = sentences.slice(from, end).join(' ');
      const before = best[from];
      if (!before || (piece.length > most && from < end - 1)) break;
      const way = { pieces: [...before.pieces, piece], weight: before.weight + piece.length ** 2 };
      const fewer = way.pieces.length - (found?.pieces.length ?? Infinity);
      if (!found || fewer < 0 || (fewer === 0 && way.weight < found.weight)) found = way;
    }
    best.push(found ?? { pieces: [text], weight: 0 });
  }
  return best.at(-1)?.pieces ?? [];
}

/** How far somebody is with a guide: kept where a reload finds it. */
interface Progress {
  shown: string[];
  /** The step that is being said. */
  step: string | null;
  /** How often the viewer had done what it asks for when it was said: it waits for once more. */
  chosen: number;
}

const NONE: Progress = { shown: [], step: null, chosen: 0 };

const key = (table: string): string => `liza.guide.${table}`;

export function recall(table: string): Progress {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(key(table)) ?? '{}') as Partial<Progress>) };
  } catch {
    return NONE;
  }
}

export function keep(table: string, progress: Progress | null): void {
  try {
    if (progress) localStorage.setItem(key(table), JSON.stringify(progress));
    else localStorage.removeItem(key(table));
  } catch {
    // Without storage the guide begins anew after a reload.
  }
}
