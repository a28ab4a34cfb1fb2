/** Just enough Markdown for a rulebook: headings, paragraphs, scenes, lists, tables, bold, italics, rule numbers in brackets. */

/** A run of text; one with `rules` is the numbers of the rules that the words before it tell. */
export type Inline = { text: string; bold?: boolean; italic?: boolean; rules?: string[] };

export type Block =
  | { kind: 'heading'; level: number; text: Inline[]; id: string }
  | { kind: 'paragraph'; text: Inline[]; rules: string[] }
  | { kind: 'scene'; text: Inline[]; rules: string[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][]; rules: string[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][]; rules: string[] }
  /** Something that the page draws: a position of the game by its name, or the icons. */
  | { kind: 'drawing'; what: 'position' | 'icons'; name: string };

/** A chapter: its heading and everything up to the next one. */
export interface Part {
  id: string;
  title: string;
  blocks: Block[];
}

const NUMBER = /\b[A-Z]{2}-A?\d{2,3}\b/g;
const ANCHOR = /<a id="([a-z0-9-]+)"><\/a>\n/;
const DRAWING = /^<!-- (position|icons)(?:: ([a-z0-9-]+))? -->$/;

export const numbersIn = (text: string): string[] => [...new Set(text.match(NUMBER) ?? [])];

export function inline(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|\[[A-Z]{2}-[^\]]*\])/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('[')) return { text: part.slice(1, -1), rules: numbersIn(part) };
      if (part.startsWith('**')) return { text: part.slice(2, -2), bold: true };
      if (/^\*.+\*$/.test(part)) return { text: part.slice(1, -1), italic: true };
      return { text: part };
    });
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

const named = (title: string): string => title.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');

function block(lines: string[]): Exclude<Block, { kind: 'heading' }> | null {
  const [first = ''] = lines;
  const drawing = DRAWING.exec(first.trim());
  if (drawing) return { kind: 'drawing', what: drawing[1] === 'icons' ? 'icons' : 'position', name: drawing[2] ?? '' };
  if (first.startsWith('<')) return null;
  const rules = numbersIn(lines.join(' '));
  if (first.startsWith('|')) {
    const [head = '', , ...rows] = lines;
    return { kind: 'table', head: cells(head), rows: rows.map(cells), rules };
  }
  if (/^\s*([-*]|\d+\.)\s/.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
      if (item?.[1] !== undefined) items.push(item[1]);
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return { kind: 'list', ordered: /^\s*\d/.test(first), items: items.map(inline), rules };
  }
  const text = inline(lines.map((line) => line.replace(/^>\s?/, '').trim()).join(' '));
  return { kind: first.startsWith('>') ? 'scene' : 'paragraph', text, rules };
}

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  let anchor: string | null = null;
  for (const chunk of markdown
    .replace(/\r/g, '')
    .replace(/^(#+ .*)$/gm, '$1\n')
    .split(/\n{2,}/)) {
    anchor = ANCHOR.exec(chunk)?.[1] ?? anchor;
    const lines = chunk
      .replace(ANCHOR, '')
      .split('\n')
      .filter((line) => line.trim() !== '');
    if (lines[0] === undefined) continue;
    const heading = /^(#+)\s+(.*)$/.exec(lines[0]);
    if (heading?.[1] && heading[2] !== undefined) {
      found.push({
        kind: 'heading',
        level: heading[1].length,
        text: inline(heading[2]),
        id: anchor ?? named(heading[2]),
      });
      anchor = null;
    } else {
      const made = block(lines);
      if (made) found.push(made);
    }
  }
  return found;
}

export const plain = (parts: readonly Inline[]): string => parts.map((part) => part.text).join('');

/** The chapters of a book; what stands before the first is left out. */
export function parts(markdown: string): Part[] {
  const found: Part[] = [];
  for (const one of blocks(markdown)) {
    if (one.kind === 'heading' && one.level === 2) found.push({ id: one.id, title: plain(one.text), blocks: [] });
    else found.at(-1)?.blocks.push(one);
  }
  return found;
}

/** Everything that a block says, to be searched. */
export function said(block: Block): string {
  if (block.kind === 'drawing') return '';
  if (block.kind === 'list') return block.items.map(plain).join(' ');
  if (block.kind === 'table') return [block.head, ...block.rows].map((row) => row.map(plain).join(' ')).join(' ');
  return plain(block.text);
}

/** Whether a block tells one of these rules. */
export const tells = (block: Block, rule: string | null): boolean =>
  rule !== null && 'rules' in block && block.rules.includes(rule);

/**
 * Where worked examples end that can be shown on a board, each with the rule whose scene it is: sentences that follow
 * each other and are shown by the same scene are one example.
 */
export function examplesOf(blocks: readonly Block[], scenes: ReadonlyMap<string, string>): Map<number, string> {
  const scene = (at: number): string | undefined => {
    const block = blocks[at];
    const rule = block?.kind === 'scene' ? block.rules.find((one) => scenes.has(one)) : undefined;
    return rule && scenes.get(rule);
  };
  const found = new Map<number, string>();
  blocks.forEach((_, at) => {
    const here = scene(at);
    if (here && here !== scene(at + 1)) found.set(at, here);
  });
  return found;
}
