// The service worker of an exported folder: keeps every file of it, and answers from what it kept.
// files.json lists them all (offline/static_folder.py writes it); its version is in this script's address, so a new folder is
// fetched whole before it takes the old one's place.

const KEPT = `liza ${self.registration.scope} ${self.location.search.slice(1)}`;
const OURS = `liza ${self.registration.scope} `;
const at = (path) => new URL(path, self.registration.scope).href;

async function keepAll() {
  const { files } = await (await fetch(at('files.json'), { cache: 'no-cache' })).json();
  const cache = await caches.open(KEPT);
  await cache.addAll(files.map((path) => new Request(at(path), { cache: 'no-cache' })));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== KEPT).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The folder is one page: an address below it is a place in that page. */
function placed(url) {
  const place = url.slice(self.registration.scope.length);
  return place === '' || /^(index\.html)?[?#]|^index\.html$/.test(place) ? null : Response.redirect(`${at('')}#/${place}`);
}

async function answer(request) {
  const cache = await caches.open(KEPT);
  if (request.mode === 'navigate') return placed(request.url) ?? (await cache.match(at('index.html'))) ?? fetch(request);
  return (await cache.match(request.url, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepAll());
});
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(self.registration.scope)) {
    event.respondWith(answer(event.request));
  }
});
