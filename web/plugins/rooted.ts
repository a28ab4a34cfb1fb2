import type { Plugin } from 'vite';

/**
 * The built files find each other from where they lie, so that a folder of them works anywhere. Only the page itself is
 * asked for under many addresses on a site (`/t/…`): it names its files from the root.
 */
export function rooted(): Plugin {
  return {
    name: 'liza-rooted',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(/(href|src)="\.\//g, '$1="/') },
  };
}
