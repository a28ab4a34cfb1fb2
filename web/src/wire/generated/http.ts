/** Made from the server's types by scripts/wire: not to be changed by hand. */

import type { Argument, Choice, Days, Fischer, NoClock, OutcomeInfo, PackInfo, Reason, TableInfo, Text, View } from './socket';

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

/** Everything in the box of a game, ready to be laid out on paper. */
export interface BoxInfo {
  game: string;
  title: string;
  version: number;
  pack: PackInfo;
  own: boolean;
  decks: PrintedDeck[];
  tokens: PrintedToken[];
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

/** A pack to be looked through. */
export interface CheckPack {
  pack: string;
  shown?: EntryName[];
  whole?: boolean;
}

/** What was found: faults, or else what some of the entries look like. */
export interface CheckedPack {
  faults: PackFault[];
  entries: DraftEntry[];
  hash: string;
  data: Record<string, unknown> | null;
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

/** An entry of a pack as it is drawn and told. */
export interface DraftEntry {
  section: string;
  entry: string;
  card: CardInfo;
  copies: number | null;
}

/** An entry of a pack: its section, and what it is called there. */
export interface EntryName {
  section: string;
  entry: string;
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

/** A question: why may I not do this now? */
export interface ExplainAction {
  action: string;
}

/** One field, and what is expected there. */
export interface FieldForm {
  name: string;
  label: Label;
  form: string;
  low: number;
  high: number;
  allowed: string[];
  section: string;
  needed: boolean;
  beside: string;
  fields: FieldForm[];
  words: WordForm[];
}

/** A number on a card, and what it counts. */
export interface Figure {
  label: Text;
  value: string;
}

/** Something that the games say, with the interval in which the truth lies 95 times of 100. */
export interface Finding {
  section: string;
  entry: string;
  text: Text;
  clear: boolean;
  number: string;
  value: number;
  low: number;
  high: number;
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

/** What the strongest player would do. */
export interface Hint {
  n: number;
  choice: Choice;
  who: string;
  share: number;
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

/** What something is called, in both languages. */
export interface Label {
  es: string;
  en: string;
}

/** How it would probably have gone on after the better choice, as who chose would have seen it. */
export interface Line {
  seat: number;
  steps: ReplayStep[];
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

/** One thing that is wrong, and the field that it stands at. */
export interface PackFault {
  section: string;
  entry: string;
  field: string;
  line: number;
  text: Text;
}

/** A position of the game for a board to draw, as one of its seats sees it. */
export interface PositionInfo {
  seat: number;
  view: View;
  choices: Choice[];
}

/** A pack of one's own to be printed: nothing of it is kept. */
export interface PrintWanted {
  pack: string;
}

/** Things with the same size and the same back. */
export interface PrintedDeck {
  id: string;
  what: 'cards' | 'sheets';
  name: Text;
  back: string;
  width: number;
  height: number;
  round: boolean;
  sets: number;
  things: PrintedThing[];
}

/** Something that belongs to a card and is told on it: a special ability, a service. */
export interface PrintedPart {
  name: Text;
  text: Text | null;
}

/** One kind of card, token or sheet. */
export interface PrintedThing {
  kind: string;
  key: string;
  section: string;
  name: Text;
  text: Text | null;
  line: Text | null;
  figures: Figure[];
  parts: PrintedPart[];
  copies: number;
  origin: 'original' | 'partly' | 'printed' | null;
  changed: boolean;
}

/** Counters, markers, money: what no pack describes. */
export interface PrintedToken {
  id: string;
  key: string | null;
  name: Text;
  face: string;
  back: string;
  count: number;
  width: number;
}

/** The body of every refused HTTP request. */
export interface Problem {
  code: string;
  es: string;
  en: string;
  rule: string | null;
  detail: string | null;
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

/** A section of the pack: a list of entries, or a single one. */
export interface SectionForm {
  id: string;
  label: Label;
  single: boolean;
  key: string;
  shown: boolean;
  fields: FieldForm[];
}

/** What came of a study. */
export interface Studied {
  games: number;
  pairs: number;
  seats: number;
  bots: string;
  things: Finding[];
  whole: Finding[];
  left_out: number;
}

/** A pack to be tried out in many games between bots, against the game's own. */
export interface StudyPack {
  pack: string;
  size?: 'quick' | 'thorough' | 'usual';
}

/** How far a study has come. */
export interface StudyState {
  id: string;
  status: 'done' | 'none' | 'waiting' | 'working';
  done: number;
  total: number;
  ahead: number;
}

/** Everything that the maker of a table gets, once. */
export interface TableCreated {
  table: TableInfo;
  keys: SeatKey[];
  invite: string;
  watch: string;
}

/** A page of tables, the newest first; ``after`` asks for the next page, null on the last. */
export interface TableList {
  tables: TableRow[];
  after: number | null;
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

/** Fluent source of every word of a game in one language, to be added to one bundle in this order. */
export interface Texts {
  lang: string;
  common: string;
  room: string;
  names: string;
}

/** A word that may stand after ``do``. */
export interface WordForm {
  word: string;
  example: Record<string, unknown>;
  of: Label | null;
  text: Label | null;
}

/** What one begins with: what may stand in a game's packs, and what stands in its own. */
export interface Workbench {
  sections: SectionForm[];
  pack: PackInfo;
  data: Record<string, unknown>;
  most: number;
}
