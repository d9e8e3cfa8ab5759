/* global self, caches, location, Request */
// Opens the pages of signed-in users without a network. build/documents.mjs inserts the list of
// files. Data, public pages and pictures are never cached.

/** Paths of the files: with a hash in the name and a checksum, or documents with their release. */
const files = self.__WB_MANIFEST;
const paths = new Set(files.map(({ url }) => url));
const { revision: RELEASE } = files.find(({ revision }) => revision !== null);
/** One cache for each release: the documents name all other files. */
const CACHE = `waymark ${RELEASE}`;
const DEADLINE_MS = 3_000;

const attributeOf = (tag, name) =>
  new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]+)`, 'i').exec(tag)?.[1];

/** URLs of the scripts and styles of a document; undefined for an inline one. */
function codeOf(html) {
  const tags = html.match(/<(?:script|link|style)\b[^>]*>[^<]?/gi) ?? [];
  return tags.flatMap((tag) => {
    if (/^<style/i.test(tag)) return tag.endsWith('>') ? [] : [undefined];
    if (/^<script/i.test(tag)) return [attributeOf(tag, 'src')];
    const rel = attributeOf(tag, 'rel') ?? '';
    return /stylesheet|modulepreload/i.test(rel) ? [attributeOf(tag, 'href')] : [];
  });
}

/**
 * Stores a document if it is of this release and loads only files of the list. Not by a checksum:
 * filters of networks add comments. The release differs while servers are replaced.
 */
async function addDocument(cache, url) {
  const response = await fetch(new Request(url, { cache: 'no-cache', redirect: 'error' }));
  const html = response.ok ? await response.clone().text() : '';
  if (!html.includes(`<meta name="release" content="${RELEASE}"`)) {
    throw new Error(`${url} is not of the release ${RELEASE}.`);
  }
  const others = codeOf(html).filter((code) => !paths.has(code));
  if (others.length > 0) {
    throw new Error(
      `${url} loads other code: ${others.map((code) => code ?? 'inline').join(', ')}`,
    );
  }
  await cache.put(url, response);
}

async function install() {
  const cache = await caches.open(CACHE);
  const isDocument = ({ revision }) => revision !== null;
  const assets = files.filter((file) => !isDocument(file));
  await cache.addAll(assets.map(({ url, integrity }) => new Request(url, { integrity })));
  await Promise.all(files.filter(isDocument).map(({ url }) => addDocument(cache, url)));
}

async function activate() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The cached response; undefined without one, and if the cache fails or does not answer. */
const cached = (path) =>
  Promise.race([
    caches.match(path, { cacheName: CACHE, ignoreVary: true }).catch(() => undefined),
    after(DEADLINE_MS),
  ]);

/** Errors of a proxy whose server is away. Its logins (401, 403, 407, 511) are shown. */
const isGatewayError = (status) =>
  [502, 503, 504, 530].includes(status) || (status >= 520 && status <= 527);

/** The server's document, or the cached one without an answer within the deadline. */
function networkFirst(request, path) {
  const stored = cached(path);
  const fromNetwork = fetch(request).then(
    async (response) => (isGatewayError(response.status) && (await stored)) || response,
    async (error) => {
      const response = await stored;
      if (response) return response;
      throw error;
    },
  );
  const late = after(DEADLINE_MS).then(async () => (await stored) ?? fromNetwork);
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
