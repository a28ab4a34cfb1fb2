/** What has become of those who sit at a table, told from what the table looked like before and looks like now. */

import type { Declined, ReplayNote, SeatInfo, TableInfo } from '../../wire/types';
import { find, t } from '../../i18n/i18n.svelte';
import type { Words } from '../../i18n/words';

export interface Note {
  /** Which sentence of the client tells it. */
  id: ReplayNote['what'] | 'away' | 'here' | 'sat' | 'hurry' | 'declined' | 'withdrawn' | 'left-out';
  seat: number;
  /** What they were called then: the sentence keeps that name. */
  who: string;
  /** Whether it is told when it happens and not kept. */
  passing: boolean;
  /** How many seconds are left, where it warns of a clock. */
  seconds?: number;
}

/** A clock that had no more than this left, in milliseconds, has run out. */
const NOTHING_LEFT = 1500;

/** What has changed, `since` being the milliseconds for which the clocks of `before` have gone on. */
export function changes(before: TableInfo | null, now: TableInfo, since = 0): Note[] {
  if (!before || before.status === 'over') return [];
  const resigned = now.outcome?.reason === 'resigned' ? now.outcome.ranking.at(-1) : undefined;
  const seated: Note[] = now.seats.flatMap((seat, at) => {
    const old = before.seats[at];
    const id = resigned?.includes(at) ? 'resigned' : old && change(old, seat, since);
    if (!id) return [];
    return [{ id, seat: at, who: seat.name || (old?.name ?? ''), passing: id === 'away' || id === 'here' }];
  });
  const draw = aboutDraw(before, now);
  return [...seated, ...(draw ? [draw] : []), ...leftOut(before, now)];
}

/** Whose share of chance has not come in time: the game has just begun without it. */
function leftOut({ entropy: before }: TableInfo, { entropy, seats }: TableInfo): Note[] {
  if (!before?.awaited || !entropy || entropy.awaited) return [];
  return seats.flatMap(({ name }, seat) =>
    entropy.seats[seat]?.shown === null ? [{ id: 'left-out', seat, who: name, passing: false } as const] : [],
  );
}

/** Whether a draw has just been offered, or agreed on. */
function aboutDraw(before: TableInfo, now: TableInfo): Note | null {
  const note = (id: Note['id'], seat: number): Note => ({
    id, seat, who: now.seats[seat]?.name ?? '', passing: false,
  }); // prettier-ignore
  if (now.outcome?.reason === 'agreed') return note('draw-agreed', before.proposal?.by ?? now.host ?? 0);
  const { proposal } = now;
  return proposal?.what === 'draw' && proposal.id !== before.proposal?.id ? note('draw-offered', proposal.by) : null;
}

/** That somebody has said no, or has taken the own proposal back; the story keeps it where it was about a draw. */
export function declining({ seat, by, what }: Declined, seats: readonly SeatInfo[]): Note {
  const id = seat === by ? 'withdrawn' : 'declined';
  const draw = what === 'draw';
  return { id: draw ? `draw-${id}` : id, seat, who: seats[seat]?.name ?? '', passing: !draw };
}

/** A note in words; whoever it is about is *tú* where there is such a sentence. */
export function sentence(note: Note, you: number | null, words: Pick<Words, 'side'>): string {
  const values = { who: note.who || words.side(note.seat), seconds: note.seconds ?? 0 };
  const id = `news-${note.id}`;
  return (note.seat === you ? find(`${id}-you`, values) : null) ?? t(id, values);
}

/** Whether a note is worth telling: only who was missed is back. Remembers in `missed` who is away. */
export function isTold({ id, seat }: Note, missed: Set<number>): boolean {
  if (id === 'here') return missed.delete(seat);
  if (id === 'away') missed.add(seat);
  return true;
}

function change(old: SeatInfo, now: SeatInfo, since: number): Note['id'] | null {
  if (old.kind === 'person' && now.kind === 'bot') return now.left ? 'gone' : ranOut(old, since) ? 'time' : 'replaced';
  if (old.kind === 'bot' && now.kind === 'person') return 'back';
  if (old.kind === 'open' && now.kind === 'person') return 'sat';
  if (old.kind !== 'person' || now.kind !== 'person') return null;
  if (old.left !== now.left) return now.left ? 'left' : 'back';
  if (old.here !== now.here) return now.here ? 'here' : 'away';
  return null;
}

const ranOut = ({ clock }: SeatInfo, since: number): boolean =>
  clock !== null && clock.running && clock.left_ms - since <= NOTHING_LEFT;

/** When somebody is warned of their clock, in milliseconds before it runs out. */
const WARNINGS = [30_000, 10_000];

/** How much is left at each warning that is still to come; where it is too late for any, one is given at once. */
export function warnings(left: number): number[] {
  const later = WARNINGS.filter((one) => one <= left);
  return later.length > 0 ? later : left > 0 ? [left] : [];
}
