/** Made from the server's types by scripts/generate wire: not to be changed by hand. */

import type { Argument, Choice, Days, Fischer, NoClock, OutcomeInfo, PackInfo, Reason, Slow, TableInfo, Text, View } from './socket';

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
  measured: CardMeasureInfo | null;
}

/** A wish to have a finished game analysed, or to have that called off. */
export interface AnalyseGame {
  reading: 'known' | 'open';
}

/** A finished game, weighed choice by choice: the same that ``liza analyse`` prints. */
export interface AnalysisInfo {
  reading: 'known' | 'open';
  readings: ('known' | 'open')[];
  judge: string;
  playouts: number;
  seats: SeatAnalysis[];
  steps: AnalysisStep[];
}

/** A moment that mattered to a seat: its own choice, another's, or luck. */
export interface AnalysisMoment {
  step: number;
  what: 'choice' | 'luck' | 'other';
  change: EstimateInfo;
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
  stands: EstimateInfo[];
  lost: EstimateInfo;
  luck: EstimateInfo[];
  gave: EstimateInfo[];
  better: Choice | null;
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

/** What games between bots say of a card (`scripts/generate balance` plays them): company, not cause. */
export interface CardMeasureInfo {
  games: number;
  bots: string;
  had: number;
  played: number;
  wins: number | null;
  low: number | null;
  high: number | null;
}

/** All things of one sort, in the order of the pack. */
export interface Chapter {
  id: string;
  name: Text;
  rules: string[];
  entries: AlmanacEntry[];
}

/** A table to be opened. Its game starts once all seats are taken and, where ``ready`` is set, all are ready. */
export interface CreateTable {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, boolean | number | string>;
  pack?: string | null;
  public?: boolean;
  clock?: NoClock | Fischer | Days | Slow;
  ready?: boolean;
  deal?: string | null;
  rated?: boolean;
  group?: string | null;
  open_after?: number;
}

/** A number with its standard error: 1 is winning, -1 losing; an error of 0 where it is exact. */
export interface EstimateInfo {
  value: number;
  error: number;
}

/** A position in which one choice is clearly better than all others. */
export interface ExerciseInfo {
  id: string;
  difficulty: number;
  judge: string;
  position: PositionInfo;
  options: ExerciseOptionInfo[];
  found: Record<string, number>;
}

/** One of the choices of an exercise and what it is worth; the error is that of its distance to the best. */
export interface ExerciseOptionInfo {
  choice: Choice;
  worth: EstimateInfo;
  right: boolean;
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

/** A game as the catalogue shows it. */
export interface GameInfo {
  id: string;
  title: string;
  seats: number[];
  seat_names: Text[];
  minutes: number;
  imprint: ImprintInfo;
  version: number;
  about: Text;
  options: OptionInfo[];
  levels: string[];
  draws: boolean;
  pack: PackInfo;
  exercises: number;
}

/** Fluent source of every word of a game in one language, to be added to one bundle in this order. */
export interface GameTexts {
  lang: string;
  common: string;
  room: string;
  names: string;
}

/** What the strongest player would do. */
export interface Hint {
  n: number;
  choice: Choice;
  who: string;
  share: number;
}

/** What is printed on a game's box besides its title; null where nothing says so. */
export interface ImprintInfo {
  age: number | null;
  minutes: number[] | null;
  author: string | null;
}

/** A wish to sit down (with the invite token as bearer where the table is private). */
export interface JoinTable {
  name?: string;
  seat?: number | null;
  promised?: string | null;
}

/** The seat that was taken. */
export interface JoinedSeat {
  table: TableInfo;
  key: SeatKey;
}

/** How it would probably have gone on after the better choice, as who chose would have seen it. */
export interface Line {
  seat: number;
  steps: ReplayStep[];
}

/** An option of a game with its values, all labelled; printed is null where the rulebook is silent. */
export interface OptionInfo {
  id: string;
  label: Text;
  about: Text;
  default: boolean | number | string;
  printed: boolean | number | string | null;
  values: OptionValueInfo[];
}

/** One value of an option. */
export interface OptionValueInfo {
  value: boolean | number | string;
  label: Text;
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
  entropy: string[] | null;
  pack: Record<string, string> | null;
}

/** A whole game, or what has been played of it, to step through. */
export interface Replay {
  table: string;
  game: string;
  names: string[];
  seat: number | null;
  notes: ReplayNote[];
  steps: ReplayStep[];
}

/** An event of a seat's player that is not a move: leaving, returning, resigning, a draw offer and the like. */
export interface ReplayNote {
  step: number;
  what: 'back' | 'draw-agreed' | 'draw-declined' | 'draw-offered' | 'draw-withdrawn' | 'gone' | 'left' | 'replaced' | 'resigned' | 'time';
  seat: number;
  name: string;
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
  differs: Text | null;
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
  start: EstimateInfo;
  lost: EstimateInfo;
  given: EstimateInfo;
  luck: EstimateInfo;
  end: number;
  moments: AnalysisMoment[];
}

/** A seat and the token that plays it; shown once, here. */
export interface SeatKey {
  seat: number;
  token: string;
}

/** Who is to sit on a seat: you or a friend with the link (``person``), a bot, or the first who comes (``open``). */
export interface SeatRequest {
  kind: 'bot' | 'open' | 'person';
  level?: string | null;
  name?: string;
  promised?: string | null;
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
  clock: NoClock | Fischer | Days | Slow;
  rated: boolean;
  ended: number | null;
  outcome: OutcomeInfo | null;
}

/** The choice that decided a finished game, by the room's hint; without a winner if it was shared or is unclear. */
export interface TurningPointInfo {
  steps: number;
  winner: number | null;
  step: number | null;
  seat: number | null;
  choice: Choice | null;
  single: boolean;
}
