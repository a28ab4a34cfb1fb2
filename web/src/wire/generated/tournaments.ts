/** Made from the server's types by scripts/generate wire: not to be changed by hand. */

import type { Days, Fischer, NoClock, Slow } from './socket';

/** A wish to take part (with the invite token as bearer where the tournament is private). */
export interface EnterTournament {
  name: string;
}

/** One who takes part. */
export interface EntrantInfo {
  id: string;
  name: string;
  left: boolean;
}

/** One table of a round. */
export interface MeetingInfo {
  table: string;
  seats: string[];
  places: number[];
  watch: string;
}

/** A tournament to be opened. It begins when its organiser says so. */
export interface OpenTournament {
  title: string;
  game: string;
  format: 'arena' | 'elimination' | 'round_robin' | 'swiss';
  clock: Fischer | Days | Slow;
  sizes?: number[];
  options?: Record<string, boolean | number | string>;
  rounds?: number;
  together?: boolean;
  minutes?: number;
  level?: string | null;
  most?: number;
  public?: boolean;
}

/** One line of the standings. */
export interface StandingInfo {
  rank: number;
  entrant: string;
  points: number;
  played: number;
  won: number;
  direct: number;
  opposition: number;
  reached: number;
}

/** A table where an entrant plays. */
export interface TableWaiting {
  table: string;
  seat: number;
}

/** What an entrant gets, once. */
export interface TournamentEntered {
  tournament: TournamentInfo;
  entrant: string;
  token: string;
}

/** A tournament as it stands. */
export interface TournamentInfo {
  id: string;
  title: string;
  game: string;
  options: Record<string, boolean | number | string>;
  format: 'arena' | 'elimination' | 'round_robin' | 'swiss';
  sizes: number[];
  clock: NoClock | Fischer | Days | Slow;
  level: string;
  public: boolean;
  status: 'open' | 'over' | 'running';
  created: number;
  most: number;
  together: boolean;
  total: number;
  until: number | null;
  n: number;
  entrants: EntrantInfo[];
  standings: StandingInfo[];
  rounds: MeetingInfo[][];
  you: string | null;
  organiser: boolean;
  waiting: TableWaiting[];
}

/** Public tournaments of each status, the newest first. */
export interface TournamentList {
  open: TournamentRow[];
  running: TournamentRow[];
  over: TournamentRow[];
}

/** Everything that the organiser gets, once. */
export interface TournamentOpened {
  tournament: TournamentInfo;
  organiser: string;
  invite: string;
}

/** A tournament in a list. */
export interface TournamentRow {
  id: string;
  title: string;
  game: string;
  format: 'arena' | 'elimination' | 'round_robin' | 'swiss';
  status: 'open' | 'over' | 'running';
  created: number;
  entrants: number;
  most: number;
  clock: NoClock | Fischer | Days | Slow;
}

/** A wish to play on no more, with an entrant's token as bearer; the organiser's token names the entrant. */
export interface WithdrawEntrant {
  entrant?: string | null;
}
