import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Boards live in the games' rooms, outside this project: what they import by name is found here all the same. */
export function rooms(root: string): Plugin {
  const door = join(root, 'src', 'main.ts');
  return {
    name: 'liza-rooms',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const bare = /^[@a-z][^:]*$/i.test(source) && !source.startsWith('$');
      if (!bare || !importer || !relative(root, importer).startsWith('..')) return null;
      return this.resolve(source, door, { ...options, skipSelf: true });
    },
  };
}
