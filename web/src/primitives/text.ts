/** SVG does not break lines: this does, by a rough width per letter. */
export function wrap(text: string, perLine: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line && `${line} ${word}`.length > perLine) {
      lines.push(line);
      line = word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  if (line) lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${(lines[most - 1] ?? '').slice(0, perLine - 1)}…`];
}
