/** What a seat sees of a game: the same shape for every game (kernel/view.py). */

export interface Mark {
  kind: string;
  key: string;
  count: number;
}

export interface Piece {
  kind: string;
  /** Null where the face is hidden from the viewer. */
  key: string | null;
  owner: number | null;
  marks: Mark[];
  numbers: Record<string, number>;
}

export interface Zone {
  id: string;
  seat: number | null;
  pieces: Piece[];
  count: number;
}

export interface Counter {
  id: string;
  seat: number | null;
  value: number;
  limit: number | null;
}

export interface Die {
  sides: number;
  value: number;
  seat: number | null;
  note: string;
}

export interface Outcome {
  reason: string;
  ranking: number[][];
  scores: number[];
}

export interface View {
  game: string;
  seat: number | null;
  seats: number;
  options: Record<string, string | number | boolean>;
  moment: string;
  actors: number[];
  over: boolean;
  outcome: Outcome | null;
  zones: Zone[];
  counters: Counter[];
  dice: Die[];
}

/** One thing that happened, as far as this seat saw it: `event` and its fields; hidden fields are null. */
export type Happening = { event: string } & Record<string, string | number | null>;
