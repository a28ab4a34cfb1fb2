/** Made from the server's types by scripts/generate wire: not to be changed by hand. */

import type { CardInfo, PositionInfo } from './http';
import type { PackInfo, Text } from './socket';

/** An aim, and what the last test says of it. */
export interface AimResult {
  number: string;
  verdict: 'missed' | 'reached' | 'unclear';
  text: Text;
  wanted_low: number | null;
  wanted_high: number | null;
  before: number;
  value: number;
  low: number | null;
  high: number | null;
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
  dress: PackAppearance;
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
  about: string;
  dress: PackAppearance | null;
}

/** A draft of a pack with its earlier versions. */
export interface DraftBody {
  about: string;
  text: string;
  versions?: DraftVersion[];
}

/** A stored draft: its id is enough to read it, its key is needed to write it. */
export interface DraftCreated {
  id: string;
  key: string;
}

/** An entry of a pack as it is drawn and told. */
export interface DraftEntry {
  section: string;
  entry: string;
  card: CardInfo;
  copies: number | null;
}

/** A draft as it is kept here. */
export interface DraftInfo {
  id: string;
  game: string;
  at: number;
  draft: DraftBody;
  mine: boolean;
}

/** An earlier state of a draft. */
export interface DraftVersion {
  at: number;
  note: string;
  text: string;
}

/** An entry of a pack: its section, and what it is called there. */
export interface EntryName {
  section: string;
  entry: string;
}

/** A pack some of whose numbers are free, and what its games should be like. */
export interface FairnessRequest {
  pack: string;
  free: FreeNumber[];
  aims: MeasureTarget[];
  size?: 'quick' | 'thorough' | 'usual';
}

/** What came of a search for fair numbers. */
export interface FairnessResult {
  numbers: NumberResult[];
  aims: AimResult[];
  tried: number;
  games: number;
  test: number;
  seats: number;
  bots: string;
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

/** A result of the games with its 95 % confidence interval. */
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

/** A number of a pack that may be changed, and how far. */
export interface FreeNumber {
  section: string;
  entry: string;
  field: string;
  low: number;
  high: number;
}

/** A picture that is kept here. */
export interface ImageInfo {
  hash: string;
  width: number;
  height: number;
}

/** A picture for a card: PNG, JPEG or WebP, in base64. */
export interface ImageUpload {
  data: string;
}

/** A name in both languages. */
export interface Label {
  es: string;
  en: string;
}

/** A number of the games, and where it should lie; a side without a bound is open. */
export interface MeasureTarget {
  number: string;
  low: number | null;
  high: number | null;
}

/** A free number, as it was and as it should be. */
export interface NumberResult {
  section: string;
  entry: string;
  field: string;
  before: number;
  after: number;
}

/** How the cards of a pack look: pictures and flavour by section and entry, and colours by what they are of. */
export interface PackAppearance {
  art: Record<string, string>;
  colours: Record<string, string>;
  flavour: Record<string, Record<string, string>>;
}

/** One thing that is wrong, and the field that it stands at. */
export interface PackFault {
  section: string;
  entry: string;
  field: string;
  line: number;
  text: Text;
}

/** A pack of one's own to be printed; the server does not store it. */
export interface PrintRequest {
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
  typed: number;
  slots: number;
}

/** A part of a card that is printed on it: a special ability, a service. */
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

/** A section of the pack: a list of entries, or a single one. */
export interface SectionForm {
  id: string;
  label: Label;
  single: boolean;
  key: string;
  shown: boolean;
  fields: FieldForm[];
}

/** A table to be written as a spreadsheet. */
export interface SheetRequest {
  title: string;
  rows: string[][];
}

/** The texts of a spreadsheet's first sheet. */
export interface SheetTexts {
  rows: string[][];
}

/** A spreadsheet (XLSX), in base64. */
export interface SheetUpload {
  data: string;
}

/** A hole in the rules that a pack leads to. */
export interface StudyHole {
  kind: string;
  text: Text;
  position: PositionInfo | null;
}

/** A pack to be tried out in many games between bots, against the game's own. */
export interface StudyPack {
  pack: string;
  size?: 'quick' | 'thorough' | 'usual';
  options?: Record<string, boolean | number | string>;
}

/** What came of a study. */
export interface StudyResult {
  games: number;
  pairs: number;
  seats: number;
  bots: string;
  things: Finding[];
  whole: Finding[];
  left_out: number;
  holes: StudyHole[];
}

/** How far a study has come. */
export interface StudyState {
  id: string;
  status: 'done' | 'none' | 'waiting' | 'working';
  done: number;
  total: number;
  ahead: number;
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
