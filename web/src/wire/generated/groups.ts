/** Made from the server's types by scripts/generate wire: not to be changed by hand. */

import type { TableRow } from './http';

/** A group to be founded. */
export interface CreateGroup {
  title: string;
  name?: string;
}

/** A wish to be a member, with the token of the group's link as bearer. */
export interface EnterGroup {
  name?: string;
}

/** A new group and the token of its link, which is shown this once. */
export interface GroupCreated {
  id: string;
  title: string;
  invite: string;
}

/** A group, as its members see it. */
export interface GroupInfo {
  id: string;
  title: string;
  members: MemberInfo[];
  tables: GroupTable[];
}

/** A group in a list. */
export interface GroupRow {
  id: string;
  title: string;
}

/** A table of the group. */
export interface GroupTable {
  table: TableRow;
  watch: string;
}

/** A member and how the member fared in the group's latest games. */
export interface MemberInfo {
  name: string;
  me: boolean;
  games: number;
  won: number;
  ratings: RatingInfo[];
}

/** A rating. */
export interface RatingInfo {
  game: string;
  games: number;
  share: ShareInfo;
  provisional: boolean;
}

/** The share of a game's players that one of them is placed ahead of, with the interval of 95 %. */
export interface ShareInfo {
  value: number;
  low: number;
  high: number;
}
