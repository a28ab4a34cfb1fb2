/** Where things lie on paper: everything in millimetres, from the top left corner of the sheet. */

export interface Size {
  width: number;
  height: number;
}

export type PaperName = 'a4' | 'letter';
/** Along which edge of the sheet the printer turns it over. */
export type Flip = 'long' | 'short';

export const PAPERS: Record<PaperName, Size> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};
/** What most printers cannot reach at the sides; and above and below, where crop marks and a line of text go. */
export const SIDE = 5;
export const FOOT = 7;
/** How long a crop mark is, and how far it keeps from what is printed. */
const MARK = 3.5;
export const AWAY = 0.8;

export interface Grid {
  paper: Size;
  landscape: boolean;
  columns: number;
  rows: number;
  item: Size;
  bleed: number;
  /** The corner of the first item, where it is cut. */
  left: number;
  top: number;
}

export const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

const fits = (room: number, length: number): number => Math.max(0, Math.floor(room / length + 1e-9));

function laid(paper: Size, item: Size, bleed: number, landscape: boolean): Grid {
  const [width, height] = [item.width + 2 * bleed, item.height + 2 * bleed];
  const columns = fits(paper.width - 2 * SIDE, width);
  const rows = fits(paper.height - 2 * FOOT, height);
  const left = (paper.width - columns * width) / 2 + bleed;
  const top = (paper.height - rows * height) / 2 + bleed;
  return { paper, landscape, columns, rows, item, bleed, left, top };
}

/** The way of laying items of one size on a sheet that takes the most of them; upright where both take as many. */
export function gridOf(paper: Size, item: Size, bleed: number): Grid {
  const upright = laid(paper, item, bleed, false);
  const across = laid(turned(paper), item, bleed, true);
  return across.columns * across.rows > upright.columns * upright.rows ? across : upright;
}

export const perSheet = ({ columns, rows }: Grid): number => columns * rows;

/** The corner of an item where it is cut; slots are counted line by line. */
export function spot(grid: Grid, slot: number): { x: number; y: number } {
  const [column, row] = [slot % grid.columns, Math.floor(slot / grid.columns)];
  return {
    x: grid.left + column * (grid.item.width + 2 * grid.bleed),
    y: grid.top + row * (grid.item.height + 2 * grid.bleed),
  };
}

/** The slot on the other side of the sheet that lies behind a slot, and whether what is printed there must stand on its head. */
export function behind(grid: Grid, slot: number, flip: Flip): { slot: number; upended: boolean } {
  const [column, row] = [slot % grid.columns, Math.floor(slot / grid.columns)];
  // A sheet that is turned over like the page of a book changes left and right; like that of a calendar, above and below.
  const book = (flip === 'long') !== grid.landscape;
  const [c, r] = book ? [grid.columns - 1 - column, row] : [column, grid.rows - 1 - row];
  return { slot: r * grid.columns + c, upended: !book };
}

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Short lines in the margins that show where to cut: one for every edge of every column and row. */
export function cropMarks(grid: Grid): Line[] {
  const first = spot(grid, 0);
  const last = spot(grid, perSheet(grid) - 1);
  const outside = {
    left: first.x - grid.bleed - AWAY,
    right: last.x + grid.item.width + grid.bleed + AWAY,
    top: first.y - grid.bleed - AWAY,
    bottom: last.y + grid.item.height + grid.bleed + AWAY,
  };
  const edges = (count: number, start: number, length: number): number[] => {
    const all = Array.from({ length: count }, (_, at) => start + at * (length + 2 * grid.bleed)).flatMap((from) => [
      from,
      from + length,
    ]);
    return [...new Set(all.map((edge) => Math.round(edge * 1000) / 1000))];
  };
  return [
    ...edges(grid.columns, first.x, grid.item.width).flatMap((x) => [
      { x1: x, y1: outside.top - MARK, x2: x, y2: outside.top },
      { x1: x, y1: outside.bottom, x2: x, y2: outside.bottom + MARK },
    ]),
    ...edges(grid.rows, first.y, grid.item.height).flatMap((y) => [
      { x1: outside.left - MARK, y1: y, x2: outside.left, y2: y },
      { x1: outside.right, y1: y, x2: outside.right + MARK, y2: y },
    ]),
  ];
}

/** A list cut into pieces of the same length, the last as long as what is left. */
export function cut<T>(list: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / length) }, (_, at) => list.slice(at * length, (at + 1) * length));
}

export interface Tile extends Size {
  /** The corner of what it shows. */
  x: number;
  y: number;
}

/** How far neighbouring sheets of a board show the same, so that they can be glued. */
const OVERLAP = 5;

/** A board in pieces of at most a sheet each: upright or across, whichever takes fewer sheets. */
export function tilesOf(board: Size, paper: Size): { paper: Size; landscape: boolean; tiles: Tile[] } {
  const ways = [false, true].map((landscape) => {
    const sheet = landscape ? turned(paper) : paper;
    const room = { width: sheet.width - 2 * SIDE, height: sheet.height - 2 * FOOT };
    const pieces = (length: number, most: number): { from: number; length: number }[] => {
      if (length <= most + 1e-9) return [{ from: 0, length }];
      const count = Math.ceil((length - OVERLAP) / (most - OVERLAP));
      const each = (length + (count - 1) * OVERLAP) / count;
      return Array.from({ length: count }, (_, at) => ({ from: at * (each - OVERLAP), length: each }));
    };
    const tiles = pieces(board.height, room.height).flatMap(({ from: y, length: height }) =>
      pieces(board.width, room.width).map(({ from: x, length: width }) => ({ x, y, width, height })),
    );
    return { paper: sheet, landscape, tiles };
  });
  const [upright, across] = ways as [(typeof ways)[0], (typeof ways)[0]];
  return across.tiles.length < upright.tiles.length ? across : upright;
}

/** What Tabletop Simulator takes in one picture: ten columns, seven rows, of which the last place shows a hidden card. */
export const SHEET = { columns: 10, rows: 7 } as const;
export const SHEET_MOST = SHEET.columns * SHEET.rows - 1;

/** The rows of a picture that shows so many cards; never fewer than two, which is the least that is taken. */
export const sheetRows = (count: number): number => Math.max(2, Math.ceil((count + 1) / SHEET.columns));
