import { describe, expect, it } from 'vitest';
import {
  behind,
  cropMarks,
  cut,
  FOOT,
  gridOf,
  PAPERS,
  perSheet,
  sheetRows,
  SIDE,
  spot,
  tilesOf,
  type Grid,
} from './layout';

const CARD = { width: 63, height: 88 };
const all = (grid: Grid): number[] => Array.from({ length: perSheet(grid) }, (_, slot) => slot);

describe('cards on a sheet', () => {
  it('takes nine to an A4, three by three, in the middle', () => {
    const grid = gridOf(PAPERS.a4, CARD, 1.5);
    expect([grid.columns, grid.rows, grid.landscape]).toEqual([3, 3, false]);
    const first = spot(grid, 0);
    const last = spot(grid, 8);
    expect(first.x).toBeCloseTo(PAPERS.a4.width - (last.x + CARD.width));
    expect(first.y).toBeCloseTo(PAPERS.a4.height - (last.y + CARD.height));
  });

  it('lays a Letter across where that takes more, and upright without a bleed', () => {
    expect(gridOf(PAPERS.letter, CARD, 1.5)).toMatchObject({ columns: 4, rows: 2, landscape: true });
    expect(gridOf(PAPERS.letter, CARD, 0)).toMatchObject({ columns: 3, rows: 3, landscape: false });
  });

  it.each([0, 1.5, 3])('keeps what is printed, with a bleed of %d mm, off the edges and off each other', (bleed) => {
    for (const paper of Object.values(PAPERS)) {
      for (const item of [CARD, { width: 120, height: 80 }, { width: 18, height: 18 }]) {
        const grid = gridOf(paper, item, bleed);
        const spots = all(grid).map((slot) => spot(grid, slot));
        expect(spots.length).toBeGreaterThan(0);
        for (const { x, y } of spots) {
          expect(x - bleed).toBeGreaterThanOrEqual(SIDE - 1e-6);
          expect(y - bleed).toBeGreaterThanOrEqual(FOOT - 1e-6);
          expect(x + item.width + bleed).toBeLessThanOrEqual(grid.paper.width - SIDE + 1e-6);
          expect(y + item.height + bleed).toBeLessThanOrEqual(grid.paper.height - FOOT + 1e-6);
        }
        const apart = (one: { x: number; y: number }, other: { x: number; y: number }): boolean =>
          Math.abs(one.x - other.x) >= item.width + 2 * bleed - 1e-6 ||
          Math.abs(one.y - other.y) >= item.height + 2 * bleed - 1e-6;
        expect(spots.every((one, at) => spots.slice(at + 1).every((other) => apart(one, other)))).toBe(true);
      }
    }
  });
});

describe('the other side of the sheet', () => {
  it('has the back of the first card at the right when the sheet turns like the page of a book', () => {
    const grid = gridOf(PAPERS.a4, CARD, 1.5);
    expect(all(grid).map((slot) => behind(grid, slot, 'long').slot)).toEqual([2, 1, 0, 5, 4, 3, 8, 7, 6]);
  });

  it.each([
    ['a4', 1.5, 'long'],
    ['a4', 1.5, 'short'],
    ['letter', 1.5, 'long'],
    ['letter', 1.5, 'short'],
    ['a4', 3, 'long'],
  ] as const)('lies exactly behind the front (%s, bleed %d, turned along the %s edge)', (name, bleed, flip) => {
    const grid = gridOf(PAPERS[name], CARD, bleed);
    // Hold the sheet against the light: what is seen through it is the back, mirrored along the edge it was turned over.
    const book = (flip === 'long') === grid.paper.height > grid.paper.width;
    for (const slot of all(grid)) {
      const front = spot(grid, slot);
      const { slot: other, upended } = behind(grid, slot, flip);
      const back = spot(grid, other);
      const through = book
        ? { x: grid.paper.width - back.x - CARD.width, y: back.y }
        : { x: back.x, y: grid.paper.height - back.y - CARD.height };
      expect(through.x).toBeCloseTo(front.x);
      expect(through.y).toBeCloseTo(front.y);
      expect(upended).toBe(!book);
      expect(behind(grid, other, flip).slot).toBe(slot);
    }
  });
});

describe('crop marks', () => {
  it('stand in the margins, in line with every edge of every card, and touch nothing', () => {
    const grid = gridOf(PAPERS.a4, CARD, 1.5);
    const marks = cropMarks(grid);
    const upright = marks.filter(({ x1, x2 }) => x1 === x2);
    for (const slot of all(grid)) {
      const { x } = spot(grid, slot);
      for (const edge of [x, x + CARD.width])
        expect(upright.some((mark) => Math.abs(mark.x1 - edge) < 0.01)).toBe(true);
      for (const { x1, y1, x2, y2 } of marks) {
        const { x: left, y: top } = spot(grid, slot);
        const inside =
          Math.max(x1, x2) > left - 1.5 &&
          Math.min(x1, x2) < left + CARD.width + 1.5 &&
          Math.max(y1, y2) > top - 1.5 &&
          Math.min(y1, y2) < top + CARD.height + 1.5;
        expect(inside).toBe(false);
      }
    }
    expect(upright).toHaveLength(12);
  });

  it('are shared by neighbours that touch', () => {
    expect(cropMarks(gridOf(PAPERS.a4, CARD, 0)).filter(({ x1, x2 }) => x1 === x2)).toHaveLength(8);
  });
});

describe('boards', () => {
  it('are cut into sheets that cover all of them and overlap', () => {
    const { tiles } = tilesOf({ width: 360, height: 360 }, PAPERS.a4);
    expect(tiles).toHaveLength(4);
    expect(Math.max(...tiles.map(({ x, width }) => x + width))).toBeCloseTo(360);
    expect(Math.max(...tiles.map(({ y, height }) => y + height))).toBeCloseTo(360);
    const [first, second] = tiles as [(typeof tiles)[0], (typeof tiles)[0]];
    expect(first.x + first.width - second.x).toBeCloseTo(5);
    for (const { width, height } of tiles) expect(Math.min(width, height)).toBeLessThanOrEqual(200);
  });

  it('stay whole where a sheet holds them', () => {
    expect(tilesOf({ width: 280, height: 190 }, PAPERS.a4)).toMatchObject({
      landscape: true,
      tiles: [{ x: 0, y: 0, width: 280, height: 190 }],
    });
  });
});

it('cuts a list without losing anything', () => {
  expect(cut([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  expect(cut([], 3)).toEqual([]);
});

it('leaves the last place of a picture to the hidden card', () => {
  expect([1, 19, 20, 69].map(sheetRows)).toEqual([2, 2, 3, 7]);
});
