/** What a room brings to the printer; a room that brings nothing is printed plainly. */

import type { Component } from 'svelte';
import type { PrintedThing, PrintedToken } from '../wire/types';
import type { Words } from '../i18n/words';

export interface ArtProps {
  thing: PrintedThing;
  icon: string;
  band: string;
  /** Which of several sets it belongs to: whose card it is. */
  set: number;
}

export interface BackProps {
  /** What the deck says is on its back. */
  back: string;
  set: number;
  thing: PrintedThing;
}

export interface TokenLook {
  icon?: string | undefined;
  /** Drawn instead of an icon, around 0 0. */
  Sign?: Component<{ seat: number; r: number; ink: string }>;
  /** Whose sign it is. */
  seat?: number;
  rim: string;
  face: string;
  ink: string;
  /** Written on it. */
  text?: string;
}

export interface PrintedBoard {
  id: string;
  /** In millimetres. */
  width: number;
  height: number;
  /** How many of it there are: one for each player, say. */
  count: number;
  /** Draws itself into a box of that shape, as an SVG. */
  Board: Component<{ words: Words; at: number }>;
}

export interface Printed {
  /** Behind the emblem of a card: 100 wide and 60 high, drawn inside an SVG around 0 0. */
  Art?: Component<ArtProps>;
  /** The back of a card: 63 wide and 88 high, drawn inside an SVG around 0 0, larger by its bleed. */
  Back?: Component<BackProps>;
  /** The colour of a deck's back, and of the edges of its cards, where it is not that of the game. */
  ground?: (back: string, set: number) => string | undefined;
  /** The colour of a card's frame. */
  band?: (thing: PrintedThing, back: string, set: number) => string | undefined;
  token?: (token: PrintedToken, side: 'front' | 'back') => TokenLook;
  /** Round things of the pack. */
  disc?: (thing: PrintedThing, set: number, side: 'front' | 'back') => TokenLook;
  boards?: readonly PrintedBoard[];
  /** The chapters of the rulebook that stand on the summary sheet, besides setting up and the turn at a glance. */
  summary?: readonly string[];
}
