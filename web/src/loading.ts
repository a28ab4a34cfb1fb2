import { api } from './wire/http';
import { Words } from './words/words';

/** The words of a game in a language. */
export async function wordsOf(game: string, lang: string): Promise<Words> {
  const [texts, cards] = await Promise.all([api.texts(game, lang), api.cards(game)]);
  return new Words(texts, cards);
}
