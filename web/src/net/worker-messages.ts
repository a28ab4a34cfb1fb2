/** What the page and the worker say to each other. */

export type ToWorker =
  | { type: 'begin'; root: string }
  | { type: 'ask'; id: number; method: string; path: string; token: string | null; body: string }
  | { type: 'open'; line: number }
  | { type: 'say'; line: number; text: string }
  | { type: 'close'; line: number };

export type FromWorker =
  /** How much of the engine has arrived, of 1. */
  | { type: 'loading'; part: number }
  | { type: 'ready' }
  | { type: 'failed'; why: string }
  | { type: 'answer'; id: number; status: number; body: string }
  | { type: 'heard'; line: number; text: string };
