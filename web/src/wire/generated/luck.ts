/** Made from the server's types by scripts/generate wire: not to be changed by hand. */

/** How one kind of draw fell in a game. */
export interface DiceInfo {
  game: string;
  kind: string;
  sides: number;
  count: number;
  log_stake: number;
  shares: SideInfo[];
}

/** How chance treated a person; a game is worth 1 to who comes first, 0 to who comes last. */
export interface LuckInfo {
  game: string;
  games: number;
  score: number;
  luck: number;
  bound: number;
}

/** One side of a die. */
export interface SideInfo {
  count: number;
  low: number;
  high: number;
}

/** How the dice of all finished games fell, prepared deals apart. */
export interface SiteDice {
  count: number;
  stake: number;
  kinds: DiceInfo[];
}
