/** What the rooms bring to the browser, found by looking into their folders. */

import die from 'icon:perspective-dice-six-faces-random';
import type { Guide } from './guide';
import type { BoardModule, Face, Theme } from '../board/context';
import type { Printed } from '../board/printed';
import PlainCover from './PlainCover.svelte';

const themes = import.meta.glob<Theme>('$games/*/board/theme.ts', { eager: true, import: 'default' });
const boards = import.meta.glob<BoardModule>('$games/*/board/Board.svelte');
const faces = import.meta.glob<Face>('$games/*/board/face.ts', { import: 'default' });
const prints = import.meta.glob<Printed>('$games/*/board/printed.ts', { import: 'default' });
const guides = import.meta.glob<Guide>('$games/*/tutorial.json', { import: 'default' });

const of = <T>(found: Record<string, T>, game: string): T | undefined =>
  Object.entries(found).find(([path]) => path.includes(`/games/${game}/`))?.[1];

const PLAIN: Theme = { Cover: PlainCover, emblem: die, lettering: 'Alegreya', ink: '#fff6e4', ground: '#5a4632' };

/** The look of a game; a quiet one for those that bring none. */
export const theme = (game: string): Theme => of(themes, game) ?? PLAIN;

/** The name of the letters on the lid of a game's box. */
export const titleLettering = ({ lettering }: Theme): string => `${lettering} Title`;

for (const look of Object.values(themes))
  if (look.titleFace && typeof FontFace !== 'undefined')
    document.fonts.add(new FontFace(titleLettering(look), `url(${look.titleFace})`));

/** Whom to thank for the games' lettering. */
export const credits = (): string[] => Object.values(themes).flatMap(({ credit }) => credit ?? []);

/** Who made the games, as far as their rulebooks say it. */
export const authors = (): string[] => Object.values(themes).flatMap(({ author }) => author ?? []);

/** The drawn board of a game, if it has one: fetched when a table of it is opened. */
export const board = (game: string): Promise<BoardModule> | null => of(boards, game)?.() ?? null;

/** How the things of a game look by themselves; without a word from the room, plain. */
export const face = (game: string): Promise<Face> => of(faces, game)?.() ?? Promise.resolve(() => ({}));

/** What a room brings to the printer; without a word from it, nothing. */
export const printed = (game: string): Promise<Printed> => of(prints, game)?.() ?? Promise.resolve({});

/** The guided first game, if the room has one. */
export const guide = (game: string): Promise<Guide> | null => of(guides, game)?.() ?? null;
export const hasGuide = (game: string): boolean => of(guides, game) !== undefined;
