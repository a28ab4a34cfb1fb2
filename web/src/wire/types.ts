/** What crosses the wire (server/wire.py and server/bodies.py). */

import type { Happening, Outcome, View } from './view';

export type { Counter, Die, Happening, Mark, Outcome, Piece, View, Zone } from './view';

export type OptionValue = boolean | number | string;

export interface Text {
  es: string;
  en: string;
}

export interface Argument {
  kind: string;
  key: string;
}

export interface Choice {
  action: string;
  verb: string;
  args: Argument[];
}

export interface Reason {
  rule: string;
  text: Text;
  unless: Text;
}

export interface Explanation {
  action: string;
  reason: Reason | null;
}

export interface Problem extends Text {
  code: string;
  rule?: string | null;
  detail?: string | null;
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'fischer'; seconds: number; increment?: number }
  | { kind: 'days'; days: number };

export interface ClockFace {
  left_ms: number;
  running: boolean;
}

export interface SeatInfo {
  kind: 'person' | 'bot' | 'open';
  name: string;
  level: string | null;
  here: boolean;
  left: boolean;
  thinking: boolean;
  clock: ClockFace | null;
}

export type ProposalKind = 'draw' | 'undo' | 'replace' | 'rematch';

export interface Proposal {
  id: number;
  what: ProposalKind;
  by: number;
  target: number | null;
  agreed: number[];
  waiting: number[];
}

export interface PackInfo {
  name: string;
  hash: string;
}

export type Status = 'waiting' | 'running' | 'over';

export interface TableInfo {
  id: string;
  game: string;
  version: number;
  options: Record<string, OptionValue>;
  pack: PackInfo;
  public: boolean;
  status: Status;
  created: number;
  n: number;
  seats: SeatInfo[];
  watchers: number;
  clock: Clock;
  proposal: Proposal | null;
  proposals: ProposalKind[];
  commitment: string;
  seed: string | null;
  outcome: Outcome | null;
  next: string | null;
  /** Whoever must decide now. */
  actors: number[];
}

/** What a client says; `id` is added where an answer is expected. */
export type ClientMessage =
  | { type: 'hello'; table: string; token?: string | null; since?: number | null }
  | { type: 'act'; n: number; action: string }
  | { type: 'take_back'; n: number }
  | { type: 'propose'; what: ProposalKind; target?: number | null }
  | { type: 'agree'; proposal: number }
  | { type: 'decline'; proposal: number }
  | { type: 'resign' }
  | { type: 'leave' }
  | { type: 'chat'; text: string }
  | { type: 'mute'; seat: number; muted: boolean }
  | { type: 'explain'; action: string }
  | { type: 'why_not'; verb: string }
  | { type: 'ping' };

export interface StateMessage {
  type: 'state';
  n: number;
  view: View;
  legal: Choice[];
  may_take_back: boolean;
  events: Happening[];
  because: 'hello' | 'start' | 'taken_back' | 'undone' | 'ended';
  by?: number | null;
}

export interface Moved {
  type: 'moved';
  n: number;
  seat: number;
  action: string | null;
  events: Happening[];
  view: View;
  legal: Choice[];
  may_take_back: boolean;
  clocks: (ClockFace | null)[] | null;
}

export interface Chat {
  type: 'chat';
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export type ServerMessage =
  | { type: 'welcome'; id: number | null; table: string; seat: number | null; muted: number[] }
  | { type: 'table'; table: TableInfo }
  | StateMessage
  | Moved
  | Chat
  | { type: 'over'; n: number; outcome: Outcome; seed: string }
  | { type: 'done'; id: number; n: number | null }
  | { type: 'explained'; id: number | null; action: string; reason: Reason | null }
  | { type: 'impossible'; id: number | null; verb: string; actions: Explanation[] }
  | { type: 'pong'; id: number | null; at: number }
  | ({ type: 'error'; id: number | null } & Problem);

export interface OptionInfo {
  id: string;
  label: Text;
  default: OptionValue;
  values: { value: OptionValue; label: Text }[];
}

export interface GameInfo {
  id: string;
  title: string;
  seats: number[];
  seat_names: Text[];
  minutes: number;
  version: number;
  about: Text;
  options: OptionInfo[];
  levels: string[];
  draws: boolean;
  pack: PackInfo;
}

export interface GameTexts {
  lang: string;
  common: string;
  room: string;
  names: string;
}

export interface RuleLine {
  rule: string;
  text: Text;
  outside: Text | null;
}

export interface RulebookInfo {
  markdown: string;
  rules: RuleLine[];
}

export interface CardInfo {
  kind: string;
  key: string;
  name: Text;
  text: Text | null;
  numbers: Record<string, number>;
  origin: 'printed' | 'original' | null;
}

export interface SeatWanted {
  kind: 'person' | 'bot' | 'open';
  level?: string | null;
  name?: string;
}

export interface CreateTable {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, OptionValue>;
  pack?: string | null;
  public?: boolean;
  clock?: Clock;
}

export interface SeatKey {
  seat: number;
  token: string;
}

export interface TableCreated {
  table: TableInfo;
  keys: SeatKey[];
  invite: string;
  watch: string;
}

export interface Joined {
  table: TableInfo;
  key: SeatKey;
}

export interface TableRow {
  id: string;
  game: string;
  status: Status;
  created: number;
  seats: string[];
  open: number[];
  clock: Clock;
  ended: number | null;
  outcome: Outcome | null;
}

export interface TableList {
  tables: TableRow[];
  after: number | null;
}

export interface ReplayStep {
  step: number;
  seat: number | null;
  action: string | null;
  events: Happening[];
  view: View;
  /** How many bytes of the secret stream had been drawn by then; told only once the game is over. */
  drawn: number | null;
}

export interface Replay {
  table: string;
  game: string;
  names: string[];
  seat: number | null;
  steps: ReplayStep[];
}
