import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { injectManifest } from 'workbox-build';
import { closureOf } from './chunks.mjs';

/** Pages that open without a network, in each of their languages. */
const OFFLINE = ['login', 'student', 'educator', 'mentor', 'admin', 'my-data'];

/**
 * Messages of pages that need the network, and words for errors of the server; in English, of the page
 * for unknown paths alone.
 */
const OTHER_MESSAGES =
  /^src\/locales\/(?:\w+\/notFound|(?!en\/)\w+\/(?:careerForm|consent|englishOnly|interests|reasons))\.po/;

/** Chunks that a page may load: also those that are loaded later, except other pages. */
function reachable(manifest, entry, isExcluded) {
  const found = new Set();
  const visit = (key) => {
    for (const chunk of closureOf(manifest, [key])) {
      if (found.has(chunk)) continue;
      found.add(chunk);
      const later = manifest[chunk].dynamicImports ?? [];
      for (const next of later) if (!isExcluded(next)) visit(next);
    }
  };
  visit(entry);
  return [...found];
}

const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Paths of the scripts and styles that a document names. */
const assetsOf = (html) =>
  [...html.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);

/**
 * Writes the service worker with the list of its files.
 * @param dist folder of the build
 * @param manifest Vite's manifest
 * @param entry key of the chunk of every page
 * @param otherPages keys of the chunks of pages that need the network
 * @param fonts URLs of fonts; those of other languages are left to the device
 * @param names names of all documents, without `.html`
 * @param release that of the documents' `<meta name="release">`
 */
export async function writeServiceWorker({
  dist,
  manifest,
  entry,
  otherPages,
  fonts,
  names,
  release,
}) {
  const chunks = reachable(
    manifest,
    entry,
    (key) => otherPages.includes(key) || OTHER_MESSAGES.test(key),
  );
  const scripts = chunks.flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
  const offline = names.filter((name) => OFFLINE.includes(path.basename(name)));
  const documents = offline.map((name) => readFileSync(path.join(dist, `${name}.html`), 'utf8'));
  const assets = new Set([
    ...scripts,
    ...fonts.map((url) => url.slice(1)),
    ...documents.flatMap(assetsOf),
  ]);
  const { count, size, warnings } = await injectManifest({
    swSrc: path.join(import.meta.dirname, '../worker/service-worker.js'),
    swDest: path.join(dist, 'service-worker.js'),
    globDirectory: dist,
    globPatterns: [...assets],
    dontCacheBustURLsMatching: /^\/assets\//,
    modifyURLPrefix: { '': '/' },
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({
          ...entry,
          integrity: integrityOf(readFileSync(path.join(dist, entry.url))),
        })),
        warnings: [],
      }),
    ],
    // Without a checksum: filters of networks add comments to documents.
    additionalManifestEntries: offline.map((name) => ({
      url: `/${name}.html`,
      revision: release,
    })),
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  console.log(`Service worker: ${count} files, ${Math.round(size / 1_000)} KB.`);
}
