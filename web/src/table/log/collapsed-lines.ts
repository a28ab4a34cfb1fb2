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
