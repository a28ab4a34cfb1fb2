import type { ExerciseRow } from '../wire/types';

const DAY = 86_400_000;

/** The number of a day, the same for everybody who lives by the same calendar. */
export const dayOf = (now: Date): number =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);

/** The exercise of a day: another game every day, and in each game one after the other. */
export function ofDay<T extends { id: string }>(
  day: number,
  games: readonly T[],
  rows: Readonly<Record<string, readonly ExerciseRow[]>>,
): { game: T; row: ExerciseRow } | null {
  const having = games.filter(({ id }) => (rows[id]?.length ?? 0) > 0);
  const game = having[day % having.length];
  const list = game ? (rows[game.id] ?? []) : [];
  const row = list[Math.floor(day / having.length) % list.length];
  return game && row ? { game, row } : null;
}

/** The next exercise: the first after this one that has not been tried, else simply the next. */
export function following(
  rows: readonly ExerciseRow[],
  id: string,
  tried: Readonly<Record<string, boolean>>,
): ExerciseRow | null {
  const at = rows.findIndex((row) => row.id === id);
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))];
  return others.find((row) => !(row.id in tried)) ?? others[0] ?? null;
}
