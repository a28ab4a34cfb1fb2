/** Made from the server's types by scripts/generate wire: not to be changed by hand. */

import type { RatingInfo } from './groups';

/** The first answer to an exercise. */
export interface ExerciseAnswer {
  game: string;
  exercise: string;
  solved: boolean;
}

/** First answers: of a browser, or all that are known of a person. */
export interface ExerciseAnswers {
  tries: ExerciseAnswer[];
}

/** How a person did with the exercises of a game. */
export interface ExerciseScore {
  game: string;
  tried: number;
  solved: number;
}

/** A card or a character that a person used in many games. */
export interface FavouriteThing {
  kind: string;
  key: string;
  es: string;
  en: string;
  games: number;
  won: number;
}

/** What a person uses most in a game. */
export interface Favourites {
  game: string;
  games: number;
  characters: FavouriteThing[];
  cards: FavouriteThing[];
}

/** What there is about the person who asks besides games and ratings. */
export interface OwnSummary {
  practice: Practice;
  favourites: Favourites[];
}

/** The deals of the days and the exercises. */
export interface Practice {
  streak: number;
  exercises: ExerciseScore[];
}

/** What a person shows; None for what the person does not. */
export interface Profile {
  name: string;
  previous: string | null;
  ratings: RatingInfo[] | null;
  games: ProfileGame[] | null;
  favourites: Favourites[] | null;
  practice: Practice | null;
}

/** What a person shows to all who know the claimed name; empty at first. */
export interface ProfileChoice {
  shown: ('favourites' | 'games' | 'practice' | 'ratings')[];
}

/** A finished game as it is shown to all: without the other players. */
export interface ProfileGame {
  game: string;
  ended: number;
  place: number;
  rated: boolean;
  table: string | null;
}
