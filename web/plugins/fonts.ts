import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const PREFIX = 'title-face:';
/** What is set in any language that is written with the letters of Western Europe, and the marks of our texts. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2010, 0x2026],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];
/** Of a face's features, those that the style sheets ask for, and what belongs to any setting. */
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'tnum'];
/** The second source of a face in a style sheet. */
const OLDER = /,\s*url\([^)]+\.woff\)\s*format\([^)]*\)/g;
const SHELF = 'title.woff2';
const TITLE = /^\s*title="([^"]+)"/m;

const letters = LATIN.flatMap(([from = 0, to = 0]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
).join('');

/** Returns the letters of the titles on the boxes, as the rooms of the games give them. */
async function titles(games: string): Promise<string> {
  const rooms = (await readdir(games, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const sources = rooms.map(({ name }) => readFile(join(games, name, 'game.py'), 'utf8').catch(() => ''));
  return (await Promise.all(sources)).map((source) => TITLE.exec(source)?.[1] ?? '').join('');
}

const cut = (face: Uint8Array, text: string, keepFeatures: string[]): Promise<Uint8Array> =>
  subset(Buffer.from(face), text, { targetFormat: 'woff2', keepFeatures });

/**
 * Ships of each face the letters that are used. `import face from 'title-face:<package>/<file>'` is the address of a
 * face with the letters of the games' titles alone: the shelf needs no more of it.
 */
export function fonts(games: string): Plugin {
  const find = createRequire(import.meta.url);
  let building = false;
  return {
    name: 'liza-fonts',
    enforce: 'pre',
    config: (_, { command }) => {
      building = command === 'build';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const file = find.resolve(`@fontsource/${id.slice(PREFIX.length + 1)}.woff2`);
      if (!building) return `export default ${JSON.stringify(`/@fs${file}`)};`;
      const source = await cut(await readFile(file), await titles(games), ['kern']);
      const made = this.emitFile({ type: 'asset', name: SHELF, source });
      return `export default import.meta.ROLLUP_FILE_URL_${made};`;
    },
    async generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'asset') continue;
        // Every browser that can run the rest reads woff2.
        if (name.endsWith('.woff')) delete bundle[name];
        else if (name.endsWith('.css')) file.source = String(file.source).replace(OLDER, '');
        else if (name.endsWith('.woff2') && !file.names.includes(SHELF))
          file.source = await cut(file.source as Uint8Array, letters, FEATURES);
      }
    },
  };
}
