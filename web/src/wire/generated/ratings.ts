/** Made from the server's types by scripts/generate wire: not to be changed by hand. */

import type { RatingInfo, ShareInfo } from './groups';

/** A game's leaderboard: those with a claimed name whose interval is small enough, the highest first. */
export interface BoardInfo {
  game: string;
  players: number;
  rows: BoardRow[];
  levels: LevelShare[];
  mine: RatingInfo | null;
}

/** One line of a leaderboard. */
export interface BoardRow {
  name: string;
  previous: string | null;
  profile: boolean;
  games: number;
  share: ShareInfo;
  me: boolean;
}

/** A finished game of the person who asks. */
export interface FinishedInfo {
  table: string;
  game: string;
  ended: number;
  rated: boolean;
  went: 'drew' | 'lost' | 'won';
  seats: FinishedSeatInfo[];
}

/** Finished games, the newest first. */
export interface FinishedList {
  games: FinishedInfo[];
  after: string | null;
}

/** How one seat of a finished game ended. */
export interface FinishedSeatInfo {
  name: string;
  level: string | null;
  place: number;
  departed: boolean;
  me: boolean;
}

/** How a seat stood when its player left a rated game: the chance to come ahead of the others, on average. */
export interface LeavingInfo {
  seat: number;
  chance: number;
  low: number;
  high: number;
  judge: string;
  playouts: number;
  seed: string;
  back: boolean;
}

/** How those stood who left a rated game. */
export interface LeavingsInfo {
  waits: boolean;
  seats: LeavingInfo[];
}

/** What a bot's level would have as a rating. */
export interface LevelShare {
  level: string;
  share: number;
}

/** Another player of a rated game, as the rating saw it. */
export interface OpponentInfo {
  name: string;
  level: string | null;
  expected: number;
  went: 'ahead' | 'behind' | 'tied';
  left: LeavingInfo | null;
}

/** A rating and how it came to be, the latest step first. */
export interface RatingHistory {
  rating: RatingInfo | null;
  players: number;
  steps: RatingStep[];
}

/** What a rating was after a game, or after a night in which all games were looked at together. */
export interface RatingStep {
  at: number;
  table: string | null;
  share: ShareInfo;
  departed: boolean;
  left: LeavingInfo | null;
  faced: OpponentInfo[];
}
