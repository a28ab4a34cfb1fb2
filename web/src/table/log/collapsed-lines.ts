/** A line of the story as far as it can be said together with others. */
interface LogLine {
  /** The choice that it comes from. */
  readonly entry: object;
  readonly text: string;
  /** What stands above it. */
  readonly heading: string | null;
  /** How often it is said. */
  readonly times: number;
}

/** What is said again and again of one choice, as cards that are dealt are, is said once, and how often. */
export function collapsed<Line extends LogLine>(told: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of told) {
    const before = kept.at(-1);
    const again = before?.entry === line.entry && before.text === line.text && line.heading === null;
    if (again) kept[kept.length - 1] = { ...before, times: before.times + line.times };
    else kept.push(line);
  }
  return kept;
}

/**
 * What several seats do alike, one after the other, is one line. `kind` says which lines are alike (null: none is), `say`
 * what is said of them; the line leads to the last of them.
 */
export function gathered<Line extends LogLine>(
  told: readonly Line[],
  kind: (line: Line) => string | null,
  say: (lines: readonly Line[]) => string,
): Line[] {
  const groups: Line[][] = [];
  for (const line of told) {
    const before = groups.at(-1)?.[0];
    const [now, last] = [kind(line), before ? kind(before) : null];
    if (now !== null && now === last && line.heading === null) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return [];
    return group.length === 1 ? [first] : [{ ...last, text: say(group), heading: first.heading }];
  });
}
