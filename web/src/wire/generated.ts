/** Made from the server's types by scripts/wire: not to be changed by hand. */

/** Choose an action; ``n`` is the latest one seen, so that nothing is chosen twice or by mistake. */
export interface Act {
  type: 'act';
  id?: number | null;
  n: number;
  action: string;
}

/** Say yes to the open proposal. */
export interface Agree {
  type: 'agree';
  id?: number | null;
  proposal: number;
}

/** One card, character, monster or event of a pack. */
export interface AlmanacEntry {
  key: string;
  kind: string;
  name: Text;
  text: Text | null;
  numbers: Record<string, number>;
  copies: number | null;
  origin: 'original' | 'partly' | 'printed' | null;
  printed: string[];
  rules: string[];
  measured: Measured | null;
}

/** A wish to have a finished game analysed, or to have that called off. */
export interface AnalyseGame {
  reading: 'known' | 'open';
}

/** A finished game, weighed choice by choice: the same that ``liza analyse`` prints. */
export interface Analysed {
  reading: 'known' | 'open';
  readings: ('known' | 'open')[];
  judge: string;
  playouts: number;
  seats: SeatAnalysis[];
  steps: AnalysisStep[];
}

/** Something that mattered to a seat: its own choice, another's, or luck. */
export interface AnalysisMoment {
  step: number;
  what: 'choice' | 'luck' | 'other';
  change: Estimated;
}

/** Whether a game has been analysed, and how far that has come. */
export interface AnalysisState {
  reading: 'known' | 'open';
  status: 'done' | 'none' | 'working';
  done: number;
  total: number;
}

/** One choice of a finished game, weighed. The first belongs to the replay's step 1. */
export interface AnalysisStep {
  seat: number;
  what: 'choice' | 'leaves' | 'resigned';
  choice: Choice | null;
  forced: boolean;
  chance: boolean;
  stands: Estimated[];
  lost: Estimated;
  luck: Estimated[];
  gave: Estimated[];
  better: Choice | null;
}

/** One thing that an action is done to. */
export interface Argument {
  kind: string;
  key: string;
}

/** Call the table off before the game: for its host. */
export interface Cancel {
  type: 'cancel';
  id?: number | null;
}

/** One kind of card or piece. */
export interface CardInfo {
  kind: string;
  key: string;
  name: Text;
  text: Text | null;
  numbers: Record<string, number>;
  origin: 'original' | 'partly' | 'printed' | null;
  printed: string[];
  parts: Argument[];
}

/** All things of one sort, in the order of the pack. */
export interface Chapter {
  id: string;
  name: Text;
  rules: string[];
  entries: AlmanacEntry[];
}

/** Somebody said something. After ``hello`` the latest ones come again, in order. */
export interface Chat {
  type: 'chat';
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** An action that may be chosen now. */
export interface Choice {
  action: string;
  verb: string;
  args: Argument[];
}

export type ClientMessage = Hello | Act | TakeBack | Propose | Agree | Decline | Resign | Leave | Fill | Cancel | Say | Mute | Explain | WhyNot | Ping;

/** What a seat's clock shows at the moment the message was sent. */
export interface ClockFace {
  left_ms: number;
  running: boolean;
}

/** A number that everybody watches: the round, a life, a track. */
export interface Counter {
  id: string;
  limit: number | null;
  seat: number | null;
  value: number;
}

/** A table to be opened. Its game starts as soon as no seat is open. */
export interface CreateTable {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, boolean | number | string>;
  pack?: string | null;
  public?: boolean;
  clock?: NoClock | Fischer | Days;
}

/** Some days for every choice. */
export interface Days {
  kind: 'days';
  days: number;
}

/** Say no to the open proposal, or withdraw one's own. */
export interface Decline {
  type: 'decline';
  id?: number | null;
  proposal: number;
}

/** A die that lies on the table, and whose it is. */
export interface Die {
  note: string;
  seat: number | null;
  sides: number;
  value: number;
}

/** What was asked for has happened and is stored; ``n`` is its place in the log, where it has one. */
export interface Done {
  type: 'done';
  id: number;
  n: number | null;
}

/** Something could not be done, and nothing has changed. */
export interface Error {
  type: 'error';
  id: number | null;
  code: string;
  es: string;
  en: string;
  rule: string | null;
  detail: string | null;
}

/** A number with its standard error: 1 is winning, -1 losing; an error of 0 where it is exact. */
export interface Estimated {
  value: number;
  error: number;
}

/** A position in which one choice is clearly better than all others. */
export interface ExerciseInfo {
  id: string;
  difficulty: number;
  judge: string;
  position: PositionInfo;
  options: ExerciseOption[];
  found: Record<string, number>;
}

/** One of the choices of an exercise and what it is worth; the error is that of its distance to the best. */
export interface ExerciseOption {
  choice: Choice;
  worth: Estimated;
}

/** An exercise in a list. */
export interface ExerciseRow {
  id: string;
  difficulty: number;
}

/** Ask why an action is not possible now; answered by ``explained``. */
export interface Explain {
  type: 'explain';
  id?: number | null;
  action: string;
}

/** A question: why may I not do this now? */
export interface ExplainAction {
  action: string;
}

/** The answer to ``explain``. */
export interface Explained {
  type: 'explained';
  id: number | null;
  action: string;
  reason: Reason | null;
}

/** An action and why it is not possible now; without a reason it is. */
export interface Explanation {
  action: string;
  reason: Reason | null;
}

/** Let bots sit down on an open seat, or on all of them, before the game: for the table's host. */
export interface Fill {
  type: 'fill';
  id?: number | null;
  level: string;
  seat?: number | null;
}

/** A stock of seconds, and some more after each choice. */
export interface Fischer {
  kind: 'fischer';
  seconds: number;
  increment?: number;
}

/** A game as the catalogue shows it. */
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
  exercises: number;
}

/** The first message: which table, as whom, and how much of its log is known already. With ``since`` the missed ``moved`` messages follow; without it (or when too much was missed) a ``state``. */
export interface Hello {
  type: 'hello';
  id?: number | null;
  table: string;
  token?: string | null;
  since?: number | null;
}

/** What the strongest player would do. */
export interface Hint {
  n: number;
  choice: Choice;
  who: string;
  share: number;
}

/** The answer to ``why_not``. */
export interface Impossible {
  type: 'impossible';
  id: number | null;
  verb: string;
  actions: Explanation[];
}

/** A wish to sit down (with the invite token as bearer where the table is private). */
export interface JoinTable {
  name?: string;
  seat?: number | null;
}

/** The seat that was taken. */
export interface Joined {
  table: TableInfo;
  key: SeatKey;
}

/** Get up: before the game the seat is open again; during it the others may give it to a bot at once. */
export interface Leave {
  type: 'leave';
  id?: number | null;
}

/** How it would probably have gone on after the better choice, as who chose would have seen it. */
export interface Line {
  seat: number;
  steps: ReplayStep[];
}

/** Something that lies on a piece: a token, a counter. */
export interface Mark {
  count: number;
  key: string;
  kind: string;
}

/** What games between bots say of a card (`scripts/balance` plays them): company, not cause. */
export interface Measured {
  games: number;
  bots: string;
  had: number;
  played: number;
  wins: number | null;
  low: number | null;
  high: number | null;
}

/** A seat has chosen or left the game for good, and this is what came of it. */
export interface Moved {
  type: 'moved';
  n: number;
  seat: number;
  action: string | null;
  events: (Record<string, number | string | null>)[];
  view: View;
  legal: Choice[];
  may_take_back: boolean;
  clocks: (ClockFace | null)[] | null;
}

/** Stop or start hearing a seat; remembered for the seat that asks. */
export interface Mute {
  type: 'mute';
  id?: number | null;
  seat: number;
  muted: boolean;
}

/** All the time in the world. */
export interface NoClock {
  kind: 'none';
}

/** Something about the whole site that everybody should know, to be shown until one of the same kind is empty. */
export interface Notice {
  type: 'notice';
  kind: 'operator' | 'storage';
  es: string;
  en: string;
}

/** An option of a game with its values, all labelled. */
export interface OptionInfo {
  id: string;
  label: Text;
  about: Text;
  default: boolean | number | string;
  values: OptionValueInfo[];
}

/** One value of an option. */
export interface OptionValueInfo {
  value: boolean | number | string;
  label: Text;
}

/** How a game ended. */
export interface OutcomeInfo {
  reason: string;
  ranking: number[][];
  scores: number[];
}

/** The game has ended: how, and the secret seed that proves it was fair. */
export interface Over {
  type: 'over';
  n: number;
  outcome: OutcomeInfo;
  seed: string;
}

/** Which cards are played with. */
export interface PackInfo {
  name: string;
  hash: string;
}

/** A card, a token, a figure. Where its face is hidden from the viewer, ``key`` is None. */
export interface Piece {
  key: string | null;
  kind: string;
  marks: Mark[];
  numbers: Record<string, number>;
  owner: number | null;
}

/** Ask for a ``pong``. A client that says ``within`` is let go when it says nothing for so many seconds. */
export interface Ping {
  type: 'ping';
  id?: number | null;
  within?: number | null;
}

/** The answer to ``ping``; ``at`` is the server's time in milliseconds. */
export interface Pong {
  type: 'pong';
  id: number | null;
  at: number;
}

/** A position of the game for a board to draw, as one of its seats sees it. */
export interface PositionInfo {
  seat: number;
  view: View;
  choices: Choice[];
}

/** The body of every refused HTTP request. */
export interface Problem {
  code: string;
  es: string;
  en: string;
  rule: string | null;
  detail: string | null;
}

/** Something that the persons at the table have to agree on. */
export interface Proposal {
  id: number;
  what: 'draw' | 'rematch' | 'replace' | 'retire' | 'undo';
  by: number;
  target: number | null;
  agreed: number[];
  waiting: number[];
}

/** Propose something to the others. */
export interface Propose {
  type: 'propose';
  id?: number | null;
  what: 'draw' | 'rematch' | 'replace' | 'retire' | 'undo';
  target?: number | null;
}

/** Why something is not possible: the rule's number, what it says, what would make it possible. */
export interface Reason {
  rule: string;
  text: Text;
  unless: Text;
}

/** A record as the command line reads it. While the game runs there is no seed, and what others chose is missing. */
export interface RecordFile {
  liza: number;
  game: string;
  version: number;
  options: Record<string, boolean | number | string>;
  names: string[];
  seed: string | number | null;
  commitment: string;
  pack_hash: string;
  actions: string[];
  outcome: Record<string, unknown> | null;
  ending: Record<string, unknown> | null;
  pack: Record<string, string> | null;
}

/** A whole game, or what has been played of it, to step through. */
export interface Replay {
  table: string;
  game: string;
  names: string[];
  seat: number | null;
  steps: ReplayStep[];
}

/** One choice of a game and what came of it, as one viewer sees it. The first step is the opening: no seat. */
export interface ReplayStep {
  step: number;
  seat: number | null;
  action: string | null;
  events: (Record<string, number | string | null>)[];
  view: View;
  drawn: number | null;
}

/** Give up: ends a game of two; in a larger one a bot takes the seat. */
export interface Resign {
  type: 'resign';
  id?: number | null;
}

/** One clause of the rulebook. */
export interface RuleLine {
  rule: string;
  text: Text;
  outside: Text | null;
  chapter: string | null;
  derived: boolean;
  see: string[];
  scene: string | null;
}

/** The in-game rulebook: the whole game told (Markdown, in both languages) and every clause by number. */
export interface RulebookInfo {
  markdown: Text;
  rules: RuleLine[];
}

/** Say something to the table. */
export interface Say {
  type: 'chat';
  id?: number | null;
  text: string;
}

/** A position in which a rule can be seen, taken from the test that proves it: an act, and what comes of it. */
export interface SceneInfo {
  rule: string;
  test: string;
  led: SceneMoment[];
  position: PositionInfo;
  action: Choice | null;
  reason: Reason | null;
  events: (Record<string, number | string | null>)[];
  after: View | null;
}

/** One act on the way to a position: what the table looked like before it, who did what, and what came of it. */
export interface SceneMoment {
  view: View;
  seat: number;
  action: Choice;
  events: (Record<string, number | string | null>)[];
}

/** What a game added up to for one seat. */
export interface SeatAnalysis {
  start: Estimated;
  lost: Estimated;
  given: Estimated;
  luck: Estimated;
  end: number;
  moments: AnalysisMoment[];
}

/** One seat as everybody sees it. */
export interface SeatInfo {
  kind: 'bot' | 'gone' | 'open' | 'person';
  name: string;
  level: string | null;
  here: boolean;
  left: boolean;
  thinking: boolean;
  clock: ClockFace | null;
}

/** A seat and the token that plays it; shown once, here. */
export interface SeatKey {
  seat: number;
  token: string;
}

/** Who is to sit on a seat: you or someone you hand the link to (``person``), a bot, or whoever comes (``open``). */
export interface SeatWanted {
  kind: 'bot' | 'open' | 'person';
  level?: string | null;
  name?: string;
}

export type ServerMessage = Welcome | TableMessage | StateMessage | Moved | Chat | Over | Done | Explained | Impossible | Notice | Pong | Error;

/** The whole position: after ``hello``, when the game starts, and when something was taken back. */
export interface StateMessage {
  type: 'state';
  n: number;
  view: View;
  legal: Choice[];
  may_take_back: boolean;
  events: (Record<string, number | string | null>)[];
  because: 'ended' | 'hello' | 'start' | 'taken_back' | 'undone';
  by: number | null;
}

/** Everything that the maker of a table gets, once. */
export interface TableCreated {
  table: TableInfo;
  keys: SeatKey[];
  invite: string;
  watch: string;
}

/** A table as everybody sees it. */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  options: Record<string, boolean | number | string>;
  pack: PackInfo;
  public: boolean;
  status: 'cancelled' | 'over' | 'running' | 'waiting';
  created: number;
  n: number;
  seats: SeatInfo[];
  host: number | null;
  actors: number[];
  watchers: number;
  clock: NoClock | Fischer | Days;
  proposal: Proposal | null;
  proposals: ('draw' | 'rematch' | 'replace' | 'retire' | 'undo')[];
  commitment: string;
  seed: string | null;
  outcome: OutcomeInfo | null;
  next: string | null;
}

/** A page of tables, the newest first; ``after`` asks for the next page, null on the last. */
export interface TableList {
  tables: TableRow[];
  after: number | null;
}

/** The table around the game has changed: seats, presence, clocks, proposals, status. */
export interface TableMessage {
  type: 'table';
  table: TableInfo;
}

/** A table in a list. */
export interface TableRow {
  id: string;
  game: string;
  status: 'over' | 'running' | 'waiting';
  created: number;
  seats: string[];
  open: number[];
  clock: NoClock | Fischer | Days;
  ended: number | null;
  outcome: OutcomeInfo | null;
}

/** Take one's own last choice back (while ``may_take_back``). */
export interface TakeBack {
  type: 'take_back';
  id?: number | null;
  n: number;
}

/** A sentence in both languages. */
export interface Text {
  es: string;
  en: string;
}

/** Fluent source of every word of a game in one language, to be added to one bundle in this order. */
export interface Texts {
  lang: string;
  common: string;
  room: string;
  names: string;
}

/** All that a seat may see. */
export interface View {
  actors: number[];
  counters: Counter[];
  dice: Die[];
  game: string;
  moment: string;
  options: Record<string, unknown>;
  outcome: Record<string, unknown> | null;
  over: boolean;
  seat: number | null;
  seats: number;
  zones: Zone[];
}

/** Who this client is (null: a spectator) and which seats it does not hear: the answer to ``hello``. It comes again, followed by the ``state``, when the client's token no longer plays its seat, or plays it again. */
export interface Welcome {
  type: 'welcome';
  id: number | null;
  table: string;
  seat: number | null;
  muted: number[];
}

/** Ask for all actions of a verb that are not possible now; answered by ``impossible``. */
export interface WhyNot {
  type: 'why_not';
  id?: number | null;
  verb: string;
}

/** A place for pieces: somebody's (``seat``) or everybody's (None). */
export interface Zone {
  count: number;
  id: string;
  pieces: Piece[];
  seat: number | null;
}
