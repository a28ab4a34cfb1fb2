/** Made from the server's types by scripts/generate wire: not to be changed by hand. */

/** A person that I have played with, by the latest game of both. */
export interface CompanionInfo {
  table: string;
  seat: number;
  name: string;
  claimed: boolean;
  game: string;
  ended: number;
  mark: MarkInfo | null;
}

/** What those who look after the site have decided about me. */
export interface DecisionInfo {
  at: number;
  what: string;
  until: number | null;
  reason: string;
}

/** An invitation to me. */
export interface InvitationInfo {
  table: string;
  game: string;
  name: string;
  at: number;
  watch: string;
}

/** An invitation to a table of mine, for whoever had a seat in a finished game of mine. */
export interface InvitePerson {
  table: string;
  met: string;
  seat: number;
}

/** A report about whoever has a seat at a table, or has said something there. */
export interface MakeReport {
  table: string;
  reason: 'chat' | 'helping' | 'name' | 'other' | 'stalling' | 'stopped';
  seat: number;
  chat?: number | null;
  words?: string;
}

/** A mark of mine on another person. */
export interface MarkInfo {
  id: string;
  name: string;
  kind: 'block' | 'mute';
  since: number;
}

/** Who has a seat, as far as it concerns the person who asks. */
export interface PersonAt {
  known: boolean;
  asker: boolean;
  mark: MarkInfo | null;
}

/** A mark that is to be put on whoever has a seat at a table, or has said something there. */
export interface PutMark {
  table: string;
  kind: 'block' | 'mute';
  seat?: number | null;
  chat?: number | null;
}

/** A report of mine, and the answer once it was read. */
export interface ReportInfo {
  at: number;
  table: string;
  name: string;
  reason: string;
  closed: number | null;
  answer: string;
}
