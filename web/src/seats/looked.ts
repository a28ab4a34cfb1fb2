/** How much of each game has been seen in this browser, in choices: what came after that is told on one's tables. */

const STORE = 'liza.looked';

export const lookedAt = (table: string): number | null => read()[table] ?? null;

export function looked(table: string, step: number, known: readonly string[]): void {
  const kept = Object.entries(read()).filter(([id]) => known.includes(id));
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...Object.fromEntries(kept), [table]: step }));
  } catch {
    // Without storage the story begins with the own last choice.
  }
}

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
