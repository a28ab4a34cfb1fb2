import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** Write the site's service worker as one file with a name of its own: a browser asks for it by that, and always anew. */
export function siteWorker(root: string): Plugin {
  return {
    name: 'liza-site-worker',
    apply: 'build',
    async generateBundle() {
      const made = (await build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        build: {
          target: 'es2022',
          write: false,
          lib: { entry: join(root, 'src/away/site-worker.ts'), formats: ['iife'], name: 'liza' },
        },
      })) as Rolldown.RolldownOutput[];
      const [chunk] = made[0]?.output ?? [];
      if (!chunk) throw new Error('no service worker');
      this.emitFile({ type: 'asset', fileName: 'away.js', source: chunk.code });
    },
  };
}
