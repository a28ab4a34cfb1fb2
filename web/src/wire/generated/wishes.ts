/** Made from the server's types by scripts/generate wire: not to be changed by hand. */

/** How many wait for a game now, each counted at every game that they would like. */
export interface GameWaiting {
  game: string;
  live: number;
  slow: number;
}

/** What a person would like to play: whatever lies in all the ranges is welcome. */
export interface StateWish {
  games: string[];
  least: number;
  most: number;
  pace: 'either' | 'live' | 'slow';
  rated: 'casual' | 'either' | 'rated';
  name: string;
}

/** How it stands with the wish of the person who asks, and who else is there. */
export interface WishInfo {
  status: 'found' | 'none' | 'waiting';
  wanted: StateWish | null;
  waited: number;
  bots: number | null;
  waiting: GameWaiting[];
  people: number;
  playing: number;
  game: string | null;
  table: string | null;
  seat: number | null;
  token: string | null;
}
