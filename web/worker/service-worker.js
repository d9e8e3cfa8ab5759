/* global self, caches, location, Request */
// Opens the pages of signed-in users without a network. build/documents.mjs inserts the list of
// files. Data, public pages and pictures are never cached.

/** Paths of the files: with a hash in the name, or documents with a revision and a checksum. */
const files = self.__WB_MANIFEST;
const paths = new Set(files.map(({ url }) => url));
/** One cache for each release: the documents name all other files. */
const CACHE = `waymark ${files.map(({ revision }) => revision ?? '').join('')}`;
const DEADLINE_MS = 3_000;

async function install() {
  const cache = await caches.open(CACHE);
  // The checksum refuses the document of another release while servers are replaced.
  const requests = files.map(
    ({ url, integrity }) =>
      new Request(url, integrity ? { integrity, cache: 'no-cache' } : undefined),
  );
  await cache.addAll(requests);
}

async function activate() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

const cached = (path) => caches.match(path, { cacheName: CACHE, ignoreVary: true });

/** The server's document, or the cached one without an answer within the deadline. */
async function networkFirst(request, path) {
  const stored = await cached(path);
  if (!stored) return fetch(request);
  const fromNetwork = fetch(request).then(
    // Errors of a proxy whose server is away.
    (response) => ([502, 503, 504].includes(response.status) ? stored : response),
    () => stored,
  );
  const late = new Promise((resolve) => setTimeout(resolve, DEADLINE_MS, stored));
  return Promise.race([fromNetwork, late]);
}

const cacheFirst = async (request, path) => (await cached(path)) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const document = `${pathname.replace(/\/$/, '')}.html`;
  if (request.mode === 'navigate') {
    if (paths.has(document)) event.respondWith(networkFirst(request, document));
  } else if (paths.has(pathname)) event.respondWith(cacheFirst(request, pathname));
});

// From src/app/release/watchReleases.ts. With a port: whether a file is of this release. Otherwise:
// activate this waiting worker.
self.addEventListener('message', ({ data, ports: [port] }) => {
  if (port) port.postMessage(paths.has(data));
  else void self.skipWaiting();
});
