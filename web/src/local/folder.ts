/** Whether this page came from an exported folder, and where that folder is. */

const mark = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="liza-folder"]');

/** The folder's version; null on a site with a server. */
export const version: string | null = mark?.content ?? null;

/** Nobody else can come to a table here: there is no server. */
export const alone: boolean = version !== null;

/** The address of a file of the folder; without a name, of the folder itself. */
export const file = (path: string, page = location.href): string =>
  new URL(`./${path}`, page.replace(/[?#].*$/, '')).href;
