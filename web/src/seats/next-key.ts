/** A seat that is played at this screen. */
export interface Key {
  seat: number;
  token: string;
}

/** Whom the screen should be handed to: nobody while whoever has it is asked, else the next one around the table. */
export function nextKey(keys: readonly Key[], mine: Key, asked: readonly number[]): Key | null {
  if (asked.includes(mine.seat)) return null;
  const waiting = keys.filter((key) => asked.includes(key.seat));
  return waiting.find((key) => key.seat > mine.seat) ?? waiting[0] ?? null;
}
