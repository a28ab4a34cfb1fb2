/** Several things in one phrase, as one would read it aloud: *Ana, Beto e Inés*. */

/** English as it is written here has no comma before *and*. */
const LISTS = { es: new Intl.ListFormat('es'), en: new Intl.ListFormat('en-GB') };

/** Phrases as a list that can be read aloud; the platform turns «y» into «e» where it must, but knows no «í» with its accent. */
export function listed(lang: string, phrases: readonly string[]): string {
  const plain = phrases.map((phrase) => phrase.normalize('NFD'));
  const parts = LISTS[lang === 'en' ? 'en' : 'es'].formatToParts(plain);
  const left = [...phrases];
  return parts.map(({ type, value }) => (type === 'element' ? left.shift() : value)).join('');
}
