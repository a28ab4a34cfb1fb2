/** Made from the server's types by scripts/generate wire: not to be changed by hand. */

/** Everything that the site knows about who asks, besides the games. */
export interface Account {
  me: Me;
  since: number;
  seats: number;
  sessions: SessionInfo[];
  passkeys: KnownPasskey[];
  codes: number;
  sheet: number | null;
  others: OtherPerson[];
  able: boolean;
}

/** What a browser needs to make a passkey or to let one sign; it may be answered once, within five minutes. */
export interface Ceremony {
  id: string;
  options: Record<string, unknown>;
}

/** What a browser answers with. */
export interface CeremonyAnswer {
  id: string;
  credential: Record<string, unknown>;
  name?: string;
}

/** Sessions that are to end: one, or all but the one that asks. */
export interface EndSessions {
  id?: string | null;
}

/** Everything about me, but for the records of my games: those are asked for table by table. */
export interface Export {
  account: Account;
  notices: ExportedNotices;
  marks: ExportedMark[];
  games: OwnSeat[];
}

/** A person whom I do not hear, or neither hear nor let in. */
export interface ExportedMark {
  name: string;
  kind: string;
  since: number;
}

/** How I want to be told that a table waits. */
export interface ExportedNotices {
  language: string;
  digest: string;
  hour: number;
  zone: string;
  quiet_start: number | null;
  quiet_end: number | null;
  feed: string | null;
  mail: string | null;
  push: ExportedPush[];
}

/** A browser of mine that shows notices. */
export interface ExportedPush {
  endpoint: string;
  device: string;
  language: string;
  since: number;
}

/** A passkey of who asks. */
export interface KnownPasskey {
  id: string;
  name: string;
  created: number;
  used: number | null;
  synced: boolean;
}

/** Whether a device may come in. */
export interface LinkDecision {
  id: string;
  yes: boolean;
}

/** A way in for one more device: its secret, told this once, for the square that is shown. */
export interface LinkOffer {
  secret: string;
  until: number;
}

/** A new device waits to be let in. */
export interface LinkRequest {
  wait: string;
  number: number;
}

/** The secret of a link, or what collects the answer. */
export interface LinkSecret {
  secret: string;
}

/** How it stands with the link that this browser shows; for the device that opened it, whether it may come in. */
export interface LinkStanding {
  id: string;
  standing: 'asked' | 'confirmed' | 'none' | 'shown';
  device: string;
  number: number;
}

/** Who asks: a person, with or without a claimed name, or a guest. */
export interface Me {
  id: string | null;
  name: string | null;
  previous: string | null;
}

/** Another person of mine, to be joined with me or to be left alone. */
export interface MergeDecision {
  other: string;
  yes: boolean;
}

/** A name that is to be claimed. */
export interface NameClaim {
  name: string;
}

/** Another person of the same human, as a browser has shown, and what it holds. */
export interface OtherPerson {
  id: string;
  name: string | null;
  since: number;
  seats: number;
}

/** A seat that is or was mine. */
export interface OwnSeat {
  table: string;
  game: string;
  seat: number;
  since: number;
  status: string;
}

/** A code of the printed sheet. */
export interface RecoveryCode {
  code: string;
}

/** A browser in which a person is known. */
export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

/** The codes of a new sheet, told this once: each opens once. */
export interface Sheet {
  codes: string[];
}

/** Who has come in, or that the other device has not said yes yet. */
export interface SignInStatus {
  me: Me;
  waits: boolean;
  joins: boolean;
}
