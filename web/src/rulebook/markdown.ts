/** Just enough Markdown for a rulebook: headings, paragraphs, lists, tables, bold, italics, rule numbers in brackets. */

export type Inline = { text: string; bold?: boolean; italic?: boolean; rule?: boolean };

export type Block =
  | { kind: 'heading'; level: number; text: Inline[]; id: string }
  | { kind: 'paragraph'; text: Inline[]; rules: string[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][]; rules: string[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][]; rules: string[] };

const NUMBER = /\b[A-Z]{2}-[A-Z]?\d{2,3}\b/g;

export const numbersIn = (text: string): string[] => expand(text);

/** `QT-042 a QT-045` and the like name everything between. */
function expand(text: string): string[] {
  const found = new Set(text.match(NUMBER) ?? []);
  for (const [, prefix, from, to] of text.matchAll(/\b([A-Z]{2}-[A-Z]?)(\d{2,3})\s*(?:a|to|–|-|…)\s*(?:\1)?(\d{2,3})\b/g)) {
    if (!prefix || !from || !to) continue;
    for (let n = Number(from); n <= Number(to); n++) found.add(prefix + String(n).padStart(from.length, '0'));
  }
  return [...found];
}

export function inline(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_|\[[A-Z]{2}-[^\]]*\])/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('[')) return { text: part.slice(1, -1), rule: true };
      if (part.startsWith('**')) return { text: part.slice(2, -2), bold: true };
      if (/^[*_].+[*_]$/.test(part)) return { text: part.slice(1, -1), italic: true };
      return { text: part };
    });
}

const cells = (line: string): Inline[][] =>
  line.replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim()));

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  const plainText = markdown.replace(/\r/g, '').replace(/<a id="[^"]*"><\/a>/g, '');
  for (const chunk of plainText.replace(/^(#+ .*)$/gm, '\n$1\n').split(/\n{2,}/)) {
    const lines = chunk.split('\n').filter((line) => line.trim() !== '');
    const first = lines[0];
    if (first === undefined) continue;
    const heading = /^(#+)\s+(.*)$/.exec(first);
    const rules = numbersIn(chunk);
    if (heading?.[1] && heading[2] !== undefined) {
      found.push({ kind: 'heading', level: heading[1].length, text: inline(heading[2]), id: heading[2].toLowerCase().replace(/[^\p{L}\d]+/gu, '-') });
    } else if (first.startsWith('|')) {
      const [head = '', , ...rows] = lines;
      found.push({ kind: 'table', head: cells(head), rows: rows.map(cells), rules });
    } else if (/^\s*([-*]|\d+\.)\s/.test(first)) {
      const items: string[] = [];
      for (const line of lines) {
        const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
        if (item?.[1] !== undefined) items.push(item[1]);
        else items[items.length - 1] += ` ${line.trim()}`;
      }
      found.push({ kind: 'list', ordered: /^\s*\d/.test(first), items: items.map(inline), rules });
    } else {
      found.push({ kind: 'paragraph', text: inline(lines.map((line) => line.replace(/^>\s?/, '').trim()).join(' ')), rules });
    }
  }
  return found;
}

export const plain = (parts: readonly Inline[]): string => parts.map((part) => part.text).join('');
