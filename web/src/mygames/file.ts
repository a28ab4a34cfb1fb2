/** What can be said of a game from a file before the engine plays it again. */

import type { GameInfo } from '../wire/types';

/** How large a file may be: the longest games take a hundredth of it. */
export const MOST = 4_000_000;
const FORMAT = 1;
const LEAVES = ' leaves';

/** Why a file cannot be opened; each has a sentence (`file-…`). */
export type Lack =
  'huge' | 'none' | 'damaged' | 'format' | 'game' | 'rules' | 'cards' | 'unfinished' | 'sealed' | 'left' | 'drawn';

interface Written {
  liza: unknown;
  game: string;
  version: number;
  seed: unknown;
  pack_hash: string;
  actions: string[];
  outcome: unknown;
  ending?: { resigned: number | null } | null;
}

const isTable = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isWritten = (data: Record<string, unknown>): boolean =>
  ['game', 'commitment', 'pack_hash'].every((field) => typeof data[field] === 'string') &&
  typeof data['version'] === 'number' &&
  ['string', 'number'].includes(data['seed'] === null ? 'string' : typeof data['seed']) &&
  isTable(data['options']) &&
  Array.isArray(data['names']) &&
  Array.isArray(data['actions']) &&
  data['actions'].every((line) => typeof line === 'string') &&
  (data['outcome'] === null || isTable(data['outcome']));

/** Why a text is no game that can be opened here, as far as that can be seen in it. */
export function lackOf(text: string, games: readonly GameInfo[]): Lack | null {
  const data = read(text);
  if (data === undefined) return text.includes('"liza"') ? 'damaged' : 'none';
  if (!isTable(data) || !('liza' in data)) return 'none';
  if (data['liza'] !== FORMAT) return 'format';
  if (!isWritten(data)) return 'damaged';
  const { game: id, version, seed, pack_hash: pack, actions, outcome, ending } = data as unknown as Written;
  const game = games.find((one) => one.id === id);
  if (!game) return 'game';
  if (version !== game.version) return 'rules';
  if (pack !== game.pack.hash) return 'cards';
  if (outcome === null) return 'unfinished';
  if (seed === null) return 'sealed';
  if (actions.some((line) => line.endsWith(LEAVES))) return 'left';
  return ending && ending.resigned === null ? 'drawn' : null;
}
