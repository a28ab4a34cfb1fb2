import { createRequire } from 'node:module';
import svgpath from 'svgpath';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';
/** Digits after the point: a tenth of 512 is never seen, and outlines with more of them are half as long again. */
const DIGITS = 1;

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** `import sword from 'icon:broadsword'` is the outline of that game icon (512 × 512): only what is imported is shipped. */
export function icons(): Plugin {
  let set: IconSet | undefined;
  const find = (name: string): string => {
    set ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
    const outline = /\bd="([^"]+)"/.exec(set.icons[name]?.body ?? '')?.[1];
    if (!outline) throw new Error(`There is no game icon called ${name}.`);
    return svgpath(outline).round(DIGITS).toString();
  };
  return {
    name: 'liza-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`) ? `export default ${JSON.stringify(find(id.slice(PREFIX.length + 1)))};` : null,
  };
}
