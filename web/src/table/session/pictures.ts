/** Which of the events that wait are shown as one picture, what is said of it, and for how long it is looked at. */

import { isSeat } from '../../i18n/words';
import type { Happening, View } from '../../wire/types';

/** One choice and what came of it. */
export interface Frame {
  events: readonly Happening[];
  after: View;
}

/** How a table is told: by whom it is watched, how long an event is looked at, what is one picture with what. */
export interface Telling {
  viewer: number | null;
  /** What concerns the viewer, be it that it only leads to what is done to them: the die of who strikes them. */
  mine: ReadonlySet<Happening>;
  beat: (event: Happening) => number;
  /** The kinds of events that are one picture with an event when they follow it. */
  together: (event: Happening) => readonly string[];
}

/** How much of what concerns others is drawn together. */
export enum Detail {
  /** Each thing by itself. */
  All,
  /** What comes of one choice, or as much as a breath. */
  Choices,
  /** Several choices, as long as nothing happens that concerns everybody. */
  Turns,
  /** Everything up to what concerns the viewer. */
  Mine,
}

export interface Picture {
  events: readonly Happening[];
  /** What is said of it. */
  told: readonly Happening[];
  /** How long it is looked at at the usual pace, in milliseconds. */
  time: number;
  /** Whether it draws together what would otherwise be several pictures: it can be opened. */
  summed: boolean;
}

/** What is looked at at least so long is dramatic: a roll, a blow, a death, a reveal. */
export const DRAMA = 650;
/** What is looked at so long and is nobody's own concerns all. */
const ALL = 1000;
/** How many milliseconds of telling are drawn together at most, by how much is. */
const LONGEST: Record<Detail, number> = {
  [Detail.All]: 0,
  [Detail.Choices]: 3000,
  [Detail.Turns]: 7000,
  [Detail.Mine]: Infinity,
};
/** From how many milliseconds of what concerns others on it is drawn together, and how much. */
const MUCH = 2500;
const MORE = 7000;
/** The least and the most that a picture is looked at that draws others' doings together. */
const GLANCE = 900;
const LOOK = 1600;
/** How many sentences are said of one, and how much longer each after the first is looked at. */
const SAID = 2;
const SENTENCE = 0.25;

export const isRoll = (event: Happening): boolean =>
  typeof event['sides'] === 'number' && typeof event['result'] === 'number';

/** The seats that an event speaks of, as its doer or as the one it is done to. */
const seatsOf = (event: Happening): unknown[] =>
  Object.entries(event).flatMap(([field, value]) => (isSeat(field) && value !== null ? [value] : []));

/** Whether an event speaks of a seat. */
export const concerns = (event: Happening, seat: number | null): boolean =>
  seat !== null && seatsOf(event).includes(seat);

/** What of one choice concerns a viewer: what speaks of them, and what those do before who have to do with them in it. */
export function mineOf(events: readonly Happening[], viewer: number | null): readonly Happening[] {
  const last = events.findLastIndex((event) => concerns(event, viewer));
  const met = new Set(events.filter((event) => concerns(event, viewer)).flatMap(seatsOf));
  return events.slice(0, last + 1).filter((event) => seatsOf(event).some((seat) => met.has(seat)));
}

/** Whether an event is about others, or too small to be everybody's. */
const isOthers = (event: Happening, { mine, beat }: Telling): boolean =>
  !mine.has(event) && (seatsOf(event).length > 0 || beat(event) < ALL);

/** Whether an event is drawn together with others: all that is not the viewer's own is passed over where that is wanted. */
const isSummed = (event: Happening, telling: Telling, detail: Detail): boolean =>
  detail === Detail.Mine ? !telling.mine.has(event) : isOthers(event, telling);

/** How much must be drawn together where so much waits. */
export function detailFor(waiting: readonly Happening[], telling: Telling): Detail {
  const load = waiting.reduce((sum, event) => sum + (isOthers(event, telling) ? telling.beat(event) : 0), 0);
  return load <= MUCH ? Detail.All : load <= MORE ? Detail.Choices : Detail.Turns;
}

/** The next picture of what waits; `ends` says behind which events a choice ends. */
export function picture(
  waiting: readonly Happening[],
  ends: ReadonlySet<number>,
  telling: Telling,
  detail: Detail,
): Picture {
  const [first] = waiting;
  if (!first) return { events: [], told: [], time: 0, summed: false };
  const alike = run(waiting, first, telling);
  if ((alike > 1 && detail !== Detail.Mine) || detail === Detail.All || !isSummed(first, telling, detail))
    return drawn(waiting.slice(0, alike), telling);
  const events = waiting.slice(0, others(waiting, ends, telling, detail));
  if (events.length < 2) return drawn(events, telling);
  const time = Math.max(GLANCE, Math.min(LOOK, Math.max(...events.map(telling.beat))));
  return { events, told: weightiest(events, telling), time, summed: true };
}

/** How many events from the first on belong to it, as far as all that befalls the viewer can be said. */
function run(waiting: readonly Happening[], first: Happening, { together, viewer }: Telling): number {
  const kinds = together(first);
  if (kinds.length === 0) return 1;
  const own = new Set<string>();
  const end = waiting.findIndex((event, at) => {
    if (concerns(event, viewer)) own.add(event.event);
    return at > 0 && (!kinds.includes(event.event) || own.size > SAID);
  });
  return end < 0 ? waiting.length : end;
}

/** One event, or what is one picture with it: what is the viewer's own is said, and takes its time. */
function drawn(events: readonly Happening[], telling: Telling): Picture {
  const { beat } = telling;
  const [first, ...more] = events;
  if (!first || more.length === 0) return { events, told: events, time: first ? beat(first) : 0, summed: false };
  const told = events.every(({ event }) => event === first.event) ? events : [first, ...said(more, telling)];
  const time = Math.max(...events.map(beat)) * (1 + SENTENCE * (Math.min(told.length, SAID + 1) - 1));
  return { events, told, time, summed: false };
}

/** What is said of all that follows from a thing: what befalls the viewer, by kinds, or else what weighs most. */
function said(events: readonly Happening[], telling: Telling): Happening[] {
  const mine = events.filter((event) => concerns(event, telling.viewer));
  if (mine.length === 0) return weightiest(events, telling, 1);
  return [...new Set(mine.map(({ event }) => event))].flatMap((kind) => mine.filter(({ event }) => event === kind));
}

/** How many of the next events are about others and are told in so many milliseconds, up to the end of a choice. */
function others(waiting: readonly Happening[], ends: ReadonlySet<number>, telling: Telling, detail: Detail): number {
  let [count, time] = [0, 0];
  for (const event of waiting) {
    if (!isSummed(event, telling, detail) || (time > LONGEST[detail] && ends.has(count - 1))) break;
    time += telling.beat(event);
    count++;
  }
  return Math.max(1, count);
}

/** What weighs most, in the order in which it happened: of equal weight what came later. */
function weightiest(events: readonly Happening[], { beat }: Telling, most = SAID): Happening[] {
  const kept = new Set(
    events
      .map((event, at) => ({ event, at }))
      .sort((one, other) => beat(other.event) - beat(one.event) || other.at - one.at)
      .slice(0, most)
      .map(({ event }) => event),
  );
  return events.filter((event) => kept.has(event));
}

/** How long it takes to show what waits, at the usual pace. */
export function duration(
  waiting: readonly Happening[],
  ends: ReadonlySet<number>,
  telling: Telling,
  detail: Detail,
): number {
  let [time, at] = [0, 0];
  while (at < waiting.length) {
    const later = new Set([...ends].map((end) => end - at));
    const next = picture(waiting.slice(at), later, telling, detail);
    time += next.time;
    at += Math.max(1, next.events.length);
  }
  return time;
}
