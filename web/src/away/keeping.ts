/**
 * What this browser keeps of the site for when it cannot be reached: the page, or all that it takes to play here too.
 * away.json lists both (server/site/offline_list.py). As long as the site answers, its answers count.
 */

import { scope } from './scope';

const OURS = 'liza away ';
const LIST = '/away.json';
const MARK = 'X-Liza-Kept';
const PATIENCE = 6_000;

/** Version and mode are in the worker's address: a new one is fetched whole before it takes the old one's place. */
const asked = (): string => scope.location.search.slice(1);
const mode = (): 'page' | 'all' => (asked().endsWith('&page') ? 'page' : 'all');
const kept = (): Promise<Cache> => caches.open(OURS + asked());

export async function keep(): Promise<void> {
  const told = await fetch(LIST, { cache: 'no-cache' });
  const { page, files } = (await told.json()) as { page: string[]; files: string[] };
  const wanted = mode() === 'page' ? page : files;
  const cache = await kept();
  await cache.addAll(wanted.map((path) => new Request(path, { cache: isNamed(path) ? 'default' : 'no-cache' })));
}

export async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== OURS + asked());
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** Whether a request is one that this browser may have to answer. */
export function isOurs({ method, url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  const live = pathname === LIST || (pathname.startsWith('/api/') && !/^\/api\/games(\/|$)/.test(pathname));
  return method === 'GET' && origin === scope.location.origin && !live;
}

/** Named after what is in it: it never changes. */
const isNamed = (path: string): boolean => path.startsWith('/assets/');

export async function answer(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  const cache = await kept();
  if (isNamed(path)) return (await cache.match(path)) ?? fetch(request);
  const page = request.mode === 'navigate';
  const known = page || (await cache.match(path)) !== undefined;
  if (!known) return fetch(request);
  try {
    const fresh = await fetch(request, page ? {} : { signal: AbortSignal.timeout(PATIENCE) });
    if (fresh.ok && !page) await cache.put(path, fresh.clone());
    return fresh;
  } catch (fault) {
    const found = page ? await cache.match('/index.html') : await marked(cache, path);
    if (found) return found;
    throw fault;
  }
}

/** What was kept, marked: whoever reads it knows that the site itself has not answered, and how much is kept. */
async function marked(cache: Cache, path: string): Promise<Response | undefined> {
  const found = await cache.match(path);
  if (!found) return undefined;
  const headers = new Headers(found.headers);
  headers.set(MARK, mode());
  return new Response(found.body, { status: found.status, headers });
}
