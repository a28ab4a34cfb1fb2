/** Whether this page came from an exported folder, and where that folder is. */

const mark = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="liza-folder"]');

/** The folder's version; null on a site with a server. */
export const version: string | null = mark?.content ?? null;

/** Nobody else can come to a table here: there is no server. */
export const alone: boolean = version !== null;

/** What is asked of this device alone: whether a game was honest, for a table that it keeps, to keep a finished game. */
export const CHECK = '/check';
export const SECRECY = '/secrecy';
export const HERE = '/here';
export const RECORDS = '/records';

/** How the ids of tables begin that a device keeps by itself (`offline/host.py`): no server knows them. */
const OWN = '~';

/** Whether a table is played on this device, without a server. */
export const isHere = (table: string): boolean => alone || table.startsWith(OWN);

/** The address of a file of the folder; without a name, of the folder itself. */
export const file = (path: string, page = location.href): string =>
  new URL(`./${path}`, page.replace(/[?#].*$/, '')).href;
