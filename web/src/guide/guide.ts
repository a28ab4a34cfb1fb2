/** A guided first game: sentences that wait for their moment at an ordinary table against a bot. */

import type { Happening, OptionValue, Text, View } from '../wire/types';

export interface GuideStep {
  id: string;
  /** All that is named must be so. */
  when: {
    /** The moment that the viewer is asked about. */
    moment?: string;
    /** Something that has just happened, and how often it must have happened by then. */
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
