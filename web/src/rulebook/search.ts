/** A search by word stems, in Spanish and English: what is typed finds the other forms of its words, and marks them. */

/** From long to short; the terminal's search knows the same ones. */
const ENDINGS = [
  ...['aciones', 'imiento', 'amiento', 'iendo', 'ando', 'adas', 'ados', 'idas', 'idos', 'acion', 'aron', 'aban'],
  ...['ado', 'ada', 'ido', 'ida', 'aba', 'ian', 'ara', 'era', 'ira', 'ing', 'ies', 'ers', 'ion'],
  ...['an', 'en', 'ar', 'er', 'ir', 'as', 'os', 'es', 'ed', 'is', 'ia', 'io', 'a', 'e', 'i', 'o', 's', 'y'],
];
const SHORTEST = 3;

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function stem(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST);
  return ending ? word.slice(0, -ending.length) : word;
}

/** The stems of the words of a search, without accents or case. */
export const asked = (query: string): string[] => (fold(query).match(/[\p{L}\d]+/gu) ?? []).map(stem);

const found = (word: string, stems: readonly string[]): boolean => stems.some((begun) => fold(word).startsWith(begun));

/** Whether all words that are looked for stand in a text, in any of their forms. */
export const holds = (text: string, stems: readonly string[]): boolean => {
  const words = text.match(/[\p{L}\p{M}\d]+/gu) ?? [];
  return stems.every((begun) => words.some((word) => found(word, [begun])));
};

/** A text in pieces: those that are looked for, and what stands between them. */
export function marked(text: string, stems: readonly string[]): { text: string; hit: boolean }[] {
  if (stems.length === 0) return [{ text, hit: false }];
  const pieces: { text: string; hit: boolean }[] = [];
  for (const piece of text.split(/([\p{L}\p{M}\d]+)/u).filter(Boolean)) {
    const hit = found(piece, stems);
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += piece;
    else pieces.push({ text: piece, hit });
  }
  return pieces;
}
