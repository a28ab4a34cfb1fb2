/** From a box to sheets: what is printed, how many times, on which sheet, and what is behind it. */

import type { BoxInfo, PrintedDeck, PrintedThing, PrintedToken } from '../../wire/types';
import { behind, cut, gridOf, PAPERS, perSheet, type Flip, type Grid, type PaperName, type Size } from './layout';

export const WHAT = ['cards', 'sheets', 'tokens', 'boards', 'summary', 'rules'] as const;
export type What = (typeof WHAT)[number];

export interface Options {
  paper: PaperName;
  /** How far colours run over the cut, in millimetres. */
  bleed: number;
  backs: boolean;
  flip: Flip;
  /** White grounds, grey emblems: for a printer that is short of ink. */
  grey: boolean;
  /** Only what the game's own pack lacks or has otherwise. */
  changed: boolean;
  what: readonly What[];
}

export const USUAL: Options = {
  paper: 'a4',
  bleed: 1.5,
  backs: true,
  flip: 'long',
  grey: false,
  changed: false,
  what: WHAT,
};
export const BLEEDS = [0, 1.5, 3] as const;

/** One thing to be cut out. */
export type Cutout = Size & { round: boolean; set: number } & (
    { kind: 'thing'; deck: PrintedDeck; thing: PrintedThing } | { kind: 'token'; token: PrintedToken }
  );

interface Placed {
  slot: number;
  piece: Cutout;
  upended: boolean;
}

export interface Sheet {
  grid: Grid;
  side: 'front' | 'back';
  placed: Placed[];
}

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

/** A card of a deck, as it is cut out. */
export const cutout = (deck: PrintedDeck, thing: PrintedThing, set: number): Cutout => ({
  kind: 'thing',
  deck,
  thing,
  set,
  width: deck.width,
  height: deck.height,
  round: deck.round,
});

/** Every copy of every card of a deck, set by set. */
export function copiesOf(deck: PrintedDeck, changed = false): Cutout[] {
  const things = deck.things.filter((thing) => thing.changed || !changed);
  return times(deck.sets, (set) =>
    things.flatMap((thing) => times(thing.copies, () => cutout(deck, thing, set))),
  ).flat();
}

const tokensOf = (box: BoxInfo): Cutout[] =>
  box.tokens.flatMap((token) =>
    times(token.count, (): Cutout => ({
      kind: 'token',
      token,
      set: 0,
      width: token.width,
      height: token.width,
      round: true,
    })),
  );

/** What is cut out of the same sheets: cards by their size, round things of about the same size together. */
function groups(pieces: readonly Cutout[]): Cutout[][] {
  const found: Cutout[][] = [];
  for (const piece of [...pieces].sort(
    (a, b) => Number(a.round) - Number(b.round) || b.width * b.height - a.width * a.height,
  )) {
    const mate = found.find(([first]) => first && first.round === piece.round && alike(first, piece));
    if (mate) mate.push(piece);
    else found.push([piece]);
  }
  return found;
}

/** How much smaller than the largest a round thing may be that is cut out of the same sheet. */
const NEAR = 0.5;
const alike = (first: Cutout, piece: Cutout): boolean =>
  first.round ? piece.width >= first.width * NEAR : first.width === piece.width && first.height === piece.height;

/** The sheets on which cards, character sheets and tokens are laid out; each followed by its back. */
export function sheetsOf(box: BoxInfo, options: Options): Sheet[] {
  const wanted = new Set(options.what);
  const decks = box.decks.filter((deck) => wanted.has(deck.round ? 'tokens' : deck.what));
  const cards = decks.flatMap((deck) => copiesOf(deck, options.changed));
  const tokens = wanted.has('tokens') && !options.changed ? tokensOf(box) : [];
  return groups([...cards, ...tokens]).flatMap((group) => {
    const [first] = group as [Cutout];
    const grid = gridOf(PAPERS[options.paper], { width: first.width, height: first.height }, options.bleed);
    return cut(group, perSheet(grid)).flatMap((pieces) => {
      const fronts = pieces.map((piece, slot): Placed => ({ piece, slot, upended: false }));
      const front: Sheet = { grid, side: 'front', placed: fronts };
      if (!options.backs) return [front];
      return [
        front,
        {
          grid,
          side: 'back',
          placed: fronts.map(({ piece, slot }) => ({ piece, ...behind(grid, slot, options.flip) })),
        } satisfies Sheet,
      ];
    });
  });
}

const word = (text: string | null): string => text?.toLowerCase() ?? '';

/** What an address asks for; what it does not say is as usual. */
export function optionsFrom(query: URLSearchParams): Options {
  const list =
    query
      .get('what')
      ?.split(',')
      .filter((one): one is What => (WHAT as readonly string[]).includes(one)) ?? [];
  const bleed = Number(query.get('bleed') ?? USUAL.bleed);
  return {
    paper: word(query.get('paper')) === 'letter' ? 'letter' : 'a4',
    bleed: (BLEEDS as readonly number[]).includes(bleed) ? bleed : USUAL.bleed,
    backs: query.get('backs') !== 'no',
    flip: query.get('flip') === 'short' ? 'short' : 'long',
    grey: query.has('grey'),
    changed: query.has('changed'),
    what: list.length ? list : query.has('changed') ? ['cards', 'sheets'] : WHAT,
  };
}

/** The same, written into an address; with a pack of one's own where one was handed over (`own.ts`). */
export function addressOf(game: string, options: Options, own = false): string {
  const query = new URLSearchParams();
  if (own) query.set('own', '');
  if (options.paper !== USUAL.paper) query.set('paper', options.paper);
  if (options.bleed !== USUAL.bleed) query.set('bleed', `${options.bleed}`);
  if (!options.backs) query.set('backs', 'no');
  if (options.flip !== USUAL.flip) query.set('flip', options.flip);
  if (options.grey) query.set('grey', '');
  if (options.changed) query.set('changed', '');
  if (options.what.length < WHAT.length) query.set('what', options.what.join(','));
  return `/print/${game}${query.size ? `?${query}` : ''}`;
}
