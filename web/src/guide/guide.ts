/** A guided first game: sentences that wait for their moment at an ordinary table against a bot. */

import type { Happening, OptionValue, Text, View } from '../wire/types';

export interface GuideStep {
  id: string;
  /** All that is named must be so; a step that names nothing is said at once. */
  when: {
    /** The moment that the viewer is asked about: the step asks for a choice and is over once it was made. */
    moment?: string;
    /** Something that has happened and was seen, and how often it must have happened by then. */
    event?: string;
    times?: number;
    /** Whether the event is the viewer's own doing. */
    mine?: boolean;
    /** The value of a counter. */
    counter?: Record<string, number>;
    over?: boolean;
  };
  text: Text;
  /** What it speaks of: kinds and keys, as the story points at things. */
  point?: { kind: string; key: string }[];
}

export interface Guide {
  options: Record<string, OptionValue>;
  steps: GuideStep[];
}

export interface Moment {
  view: View;
  seat: number | null;
  /** The last thing that happened, and how often each thing has happened. */
  event: Happening | null;
  happened: Record<string, number>;
  asked: boolean;
}

export function fits(step: GuideStep, now: Moment): boolean {
  const { moment, event, times, mine, counter, over } = step.when;
  if (moment !== undefined && !(now.asked && now.view.moment === moment)) return false;
  if (event !== undefined && (now.happened[event] ?? 0) < (times ?? 1)) return false;
  if (mine !== undefined && (now.event?.['seat'] === now.seat) !== mine) return false;
  if (over !== undefined && now.view.over !== over) return false;
  return Object.entries(counter ?? {}).every(([id, value]) =>
    now.view.counters.some((one) => one.id === id && one.value === value),
  );
}

/** The first step that has not been shown and fits: steps are told in their order, those that never fit are left out. */
export function next(guide: Guide, shown: ReadonlySet<string>, now: Moment): GuideStep | null {
  return guide.steps.find((step) => !shown.has(step.id) && fits(step, now)) ?? null;
}

/** How often each thing has happened, as far as it was shown. */
export function counted(events: readonly Happening[], pending: number): Record<string, number> {
  const count: Record<string, number> = {};
  for (const { event } of events.slice(0, Math.max(0, events.length - pending))) count[event] = (count[event] ?? 0) + 1;
  return count;
}

/** Whether a step asks for something to be done, and not only to be read. */
export const asks = (step: GuideStep): boolean => step.when.moment !== undefined;

/** How far somebody is with a guide: kept where a reload finds it. */
export interface Progress {
  shown: string[];
  /** The step that is being said. */
  step: string | null;
}

const key = (table: string): string => `liza.guide.${table}`;

export function recall(table: string): Progress {
  try {
    return { shown: [], step: null, ...(JSON.parse(localStorage.getItem(key(table)) ?? '{}') as Partial<Progress>) };
  } catch {
    return { shown: [], step: null };
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
