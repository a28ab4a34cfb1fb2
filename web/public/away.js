// The service worker of a site: keeps what it takes to play on this device while the site cannot be reached.
// away.json lists that (server/site/offline_list.py); its version is in this script's address, so a new one is fetched whole before
// it takes the old one's place. As long as the site answers, its answers count.

const OURS = 'liza away ';
const KEPT = OURS + self.location.search.slice(1);
const LIST = '/away.json';
const MARK = 'X-Liza-Kept';
const PATIENCE = 6_000;

async function keepAll() {
  const { files } = await (await fetch(LIST, { cache: 'no-cache' })).json();
  const cache = await caches.open(KEPT);
  await cache.addAll(files.map((path) => new Request(path, { cache: 'no-cache' })));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== KEPT).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** What was kept, marked: whoever reads it knows that the site itself has not answered. */
async function kept(cache, path) {
  const found = await cache.match(path);
  if (!found) return undefined;
  const headers = new Headers(found.headers);
  headers.set(MARK, '1');
  return new Response(found.body, { status: found.status, headers });
}

async function answer(request, path) {
  const cache = await caches.open(KEPT);
  // Named after what is in it: it never changes.
  if (path.startsWith('/assets/')) return (await cache.match(path)) ?? fetch(request);
  const page = request.mode === 'navigate';
  const known = page || (await cache.match(path)) !== undefined;
  if (!known) return fetch(request);
  try {
    const fresh = await fetch(request, page ? {} : { signal: AbortSignal.timeout(PATIENCE) });
    if (fresh.ok && !page) await cache.put(path, fresh.clone());
    return fresh;
  } catch (fault) {
    const found = page ? await cache.match('/index.html') : await kept(cache, path);
    if (found) return found;
    throw fault;
  }
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepAll());
});
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const asked = pathname === LIST || (pathname.startsWith('/api/') && !/^\/api\/games(\/|$)/.test(pathname));
  if (event.request.method === 'GET' && origin === self.location.origin && !asked) {
    event.respondWith(answer(event.request, pathname));
  }
});
