import type { Component } from 'svelte';
import type { Roll } from '../verify/verify';
import type { Choice, Happening, View } from '../wire/types';
import type { Words } from '../i18n/words';

/** Something that a sentence speaks of: `kind` and `key`, and whose it is where that is said. */
export interface Ref {
  kind: string;
  key: string;
  seat: number | null;
}

/** Everything a board is given. It draws what is there and says what was touched; it knows no rules. */
export interface BoardContext {
  /** What is shown at this moment: it runs behind the truth while something moves. */
  readonly view: View;
  /** Whose side is nearest to the viewer. */
  readonly seat: number;
  /** Whether the viewer plays that seat. */
  readonly playing: boolean;
  readonly words: Words;
  /** What may be chosen now; empty while something moves. */
  readonly options: readonly Choice[];
  /** What is happening just now. */
  readonly current: Happening | null;
  /** Everything that is shown just now as one picture: what is happening, and what is drawn together with it. */
  readonly together: readonly Happening[];
  /** What a line of the story points at. */
  readonly lit: readonly Ref[];
  /** A factor for everything that takes time; 0 is at once. */
  readonly pace: number;
  readonly mayTakeBack: boolean;
  choose(action: string): void;
  /** Ask why something is not possible; `what` names it where the action would name more than anybody knows. */
  why(action: string, what?: string): void;
  /** Say something about a thing with which the viewer can do nothing. */
  remark?(what: string, text: string): void;
  takeBack(): void;
}

export interface BoardProps {
  context: BoardContext;
}

/** How a board shows events one after another; without it only the positions between choices are seen. */
export interface BoardAnimation {
  /** What is seen once this has happened: a picture, not a rule; the truth follows at the end. */
  stage?: (view: View, event: Happening) => View;
  /** What the table looks like before the opening's events, worked out from what it looks like after them. */
  before?: (view: View) => View;
  /** How long one looks at it, in milliseconds. */
  beat?: (event: Happening) => number;
  /** The kinds of events that are one picture with an event when they follow it. */
  together?: (event: Happening) => readonly string[];
  /** The dice that an event tells of, in the order in which they were drawn: what a browser can check of them. */
  rolls?: (event: Happening) => Roll[];
  /** The colour of a seat on the board: story, header and result use the same. */
  tint?: (view: View, seat: number) => string;
}

/** A game's look on the shelf. */
export interface Theme {
  /** The drawing on the cover of the box: fills it, is cut at its edges. */
  Cover: Component;
  /** A small mark for lists. */
  emblem: string;
  lettering: string;
  /** The address of the lettering with the letters of titles alone, for the shelf. */
  titleFace?: string;
  ink: string;
  ground: string;
  /** Whom to thank for the lettering, on the about page: the face and who drew it. */
  credit?: string;
  /** The game and who made it, on the about page, where its rulebook names them. */
  author?: string;
}

/** How a room draws one thing of its pack where it stands by itself. */
export type Face = (kind: string, key: string) => { icon?: string | undefined; band?: string | undefined };

export interface BoardModule {
  default: Component<BoardProps>;
  animation?: BoardAnimation;
}
