/** The measures of the map: the side of a square, and the sea around the squares. */

export const CELL = 50;
export const PAD = 64;

/** A square with its middle and what is there, by id. */
export interface Square {
  key: string;
  x: number;
  y: number;
  numbers: Record<string, number>;
}
