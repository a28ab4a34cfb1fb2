/** Made from the server's types by scripts/generate wire: not to be changed by hand. */

/** What the person who asks did on one day. */
export interface DailyDay {
  day: string;
  finished: number;
  won: number;
}

/** A deal that all who play it are dealt. */
export interface DailyDeal {
  game: string;
  seats: number;
  seat: number;
  level: string;
  commitment: string;
  players: number;
  mine: DailyMine | null;
}

/** The deals of a day. */
export interface DailyInfo {
  day: string;
  until: number;
  deals: DailyDeal[];
  streak: number;
  week: DailyDay[];
}

/** How the person who asks has fared with a deal. */
export interface DailyMine {
  table: string;
  status: 'left' | 'over' | 'playing';
  place: number | null;
}

/** How all fared with a deal; told to those who have finished it, and to all once the day is over. */
export interface DailyResults {
  day: string;
  deal: DailyDeal;
  shown: boolean;
  over: boolean;
  rows: DailyRow[];
}

/** How one person fared with a deal. */
export interface DailyRow {
  rank: number;
  name: string;
  claimed: boolean;
  place: number;
  score: number;
  left: boolean;
  me: boolean;
  table: string;
  watch: string;
}

/** The table of one's own where the deal is played: told again to the same person, on any device. */
export interface DailyTable {
  table: string;
  seat: number;
  token: string;
}

/** How a group fares with the deals of the last seven days. */
export interface GroupDaily {
  days: string[];
  rows: GroupDailyRow[];
}

/** How a member of a group fared in a week. */
export interface GroupDailyRow {
  name: string;
  me: boolean;
  points: number;
  played: number;
  days: GroupDay[];
}

/** How a member of a group fared on one day. */
export interface GroupDay {
  played: number;
  points: number;
}

/** A wish to play the deal of the day. */
export interface PlayDaily {
  name?: string;
}
