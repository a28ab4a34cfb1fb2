import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'];

/** Lay Python for the browser beside the page: `liza export` takes it along, a site does not serve it. */
export function engine(): Plugin {
  const folder = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
  return {
    name: 'liza-engine',
    apply: 'build',
    generateBundle() {
      for (const name of FILES) {
        this.emitFile({ type: 'asset', fileName: `engine/${name}`, source: readFileSync(join(folder, name)) });
      }
    },
  };
}
