import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { engine } from './plugins/engine.ts';
import { fonts } from './plugins/fonts.ts';
import { icons } from './plugins/icons.ts';
import { rooms } from './plugins/rooms.ts';
import { rooted } from './plugins/rooted.ts';
import { siteWorker } from './plugins/site-worker.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['LIZA_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: './',
  plugins: [
    fonts(here('../src/liza/games')),
    rooms(here('.')),
    icons(),
    svelte(),
    engine(),
    rooted(),
    siteWorker(here('.')),
  ],
  resolve: {
    alias: { $liza: here('./src'), $games: here('../src/liza/games') },
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the server's policy allows nothing inline
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts', '../src/liza/games/*/board/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    isolate: false, // each file sets up what it needs; reading all modules anew for each takes three times as long
  },
});
