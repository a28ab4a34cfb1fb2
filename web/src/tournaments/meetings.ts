/** What is shown of a tournament's tables, worked out from what the site says. */

import type { MeetingInfo, TournamentInfo } from '../wire/types';

export interface SeatLine {
  /** The entrant, or null for a bot. */
  entrant: string | null;
  name: string;
  place: number | null;
}

/** Who sits at a table, the best first once it is over, else in the order of the seats. */
export function linesOf(tournament: TournamentInfo, meeting: MeetingInfo, bot: string): SeatLine[] {
  const names = new Map(tournament.entrants.map((one) => [one.id, one.name]));
  const lines = meeting.seats.map((id, seat) => ({
    entrant: id || null,
    name: names.get(id) ?? bot,
    place: meeting.places[seat] ?? null,
  }));
  return lines.sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
}

/** The names of those whom an entrant meets at a table. */
export function othersAt(tournament: TournamentInfo, table: string, bot: string): string[] {
  const meeting = tournament.rounds.flat().find((one) => one.table === table);
  if (!meeting) return [];
  return linesOf(tournament, meeting, bot)
    .filter((line) => line.entrant !== tournament.you)
    .map((line) => line.name);
}

/** Who has won: the first of the standings, once all is over and anything was played. */
export function winnerOf(tournament: TournamentInfo): string | null {
  const first = tournament.standings[0];
  if (tournament.status !== 'over' || !first?.played) return null;
  return tournament.entrants.find((one) => one.id === first.entrant)?.name ?? null;
}

/** A number of points as it is read: one half, not 0.5000. */
export const points = (value: number, lang: string): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(value);
