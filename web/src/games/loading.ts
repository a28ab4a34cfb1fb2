import { PLAIN, setCardSkin } from '../base/card-skin.svelte';
import { alone, isHere } from '../base/folder';
import { api } from '../net/http';
import type { Chapter, PackAppearance } from '../wire/types';
import { Words } from '../i18n/words';

/** The words of a game in a language. */
export async function wordsOf(game: string, lang: string): Promise<Words> {
  const [texts, cards] = await Promise.all([api.texts(game, lang), api.cards(game)]);
  return new Words(texts, cards);
}

/** A table whose cards may be of a pack of its own. */
interface Packed {
  id: string;
  game: string;
  /** The hash of the pack that it is played with. */
  pack: string;
  token: string | null;
}

/** Whether a table is played with other cards than the game's own. */
async function hasOwnPack({ game, pack }: Packed): Promise<boolean> {
  const own = (await api.games()).find((one) => one.id === game);
  return own !== undefined && own.pack.hash !== pack;
}

/** What there is to be looked up at a table: its own cards where it has some. */
export const chaptersAt = async (table: Packed): Promise<Chapter[]> =>
  table.pack && (await hasOwnPack(table)) ? api.tableAlmanac(table.id, table.token) : api.almanac(table.game);

/** How the cards of a table look: a folder is all of one pack, a table of this device has the game's own. */
const skinAt = async ({ id, game, token }: Packed): Promise<PackAppearance> =>
  alone ? api.dress(game) : isHere(id) ? PLAIN : api.tableDress(id, token);

const kept = new Map<string, Promise<Words>>();

/** The words of a game at a table, with the names and texts of the cards that it is played with. */
export async function wordsAt(table: Packed, lang: string): Promise<Words> {
  void skinAt(table).then(setCardSkin, () => setCardSkin(PLAIN));
  if (!(await hasOwnPack(table))) return wordsOf(table.game, lang);
  const key = `${table.game} ${table.pack} ${lang}`;
  let found = kept.get(key);
  if (!found) {
    const { id, token } = table;
    found = Promise.all([api.tableTexts(id, lang, token), api.tableCards(id, token)]).then(
      ([texts, cards]) => new Words(texts, cards),
    );
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}
