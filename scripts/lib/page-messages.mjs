import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closureOf } from '../../web/build/chunks.mjs';
import { root } from './root.mjs';

const CATALOG = /^src\/locales\//;
const ENTRY = 'index.html';

/** Chunks that a page may load: those of its route, and what they import later. */
function chunksOf(manifest, route) {
  const found = new Set(closureOf(manifest, route));
  // The entry and what it imports load all pages.
  const entry = new Set(closureOf(manifest, [ENTRY]));
  for (const key of found) {
    if (entry.has(key)) continue;
    const later = (manifest[key].dynamicImports ?? []).filter((one) => !CATALOG.test(one));
    for (const chunk of closureOf(manifest, later)) found.add(chunk);
  }
  return [...found];
}

const idsIn = (code, ids) =>
  [...code.matchAll(/\bid:["'`]([\w+/]{6})["'`]/g)].map(([, id]) => id).filter((id) => ids.has(id));
const keysOf = (catalog) => [...catalog.matchAll(/"([\w+/]{6})":\[/g)].map(([, id]) => id);

/** Catalogs that a part of the page loads itself: `loadMessages('part')`. */
const laterCatalogs = (code, language, manifest) =>
  [...code.matchAll(/\(["'`](\w+)["'`]\)/g)]
    .map(([, part]) => `src/locales/${language}/${part}.po`)
    .filter((key) => key in manifest);

/**
 * Messages of the code of a page that are in none of its catalogs: it would display their ids.
 * @param build Vite's manifest, chunks by route and language, and the text of a file
 * @returns a line for each page
 */
export function missingMessages({ manifest, routes, textOf }) {
  const catalogs = Object.keys(manifest).filter((key) => CATALOG.test(key));
  const known = new Set(catalogs.flatMap((key) => keysOf(textOf(manifest[key].file))));
  return Object.entries(routes).flatMap(([page, languages]) =>
    Object.entries(languages).flatMap(([language, route]) => {
      const texts = chunksOf(manifest, route).map((key) => [key, textOf(manifest[key].file)]);
      const loaded = new Set(
        texts.flatMap(([key, text]) =>
          CATALOG.test(key)
            ? keysOf(text)
            : laterCatalogs(text, language, manifest).flatMap((catalog) =>
                keysOf(textOf(manifest[catalog].file)),
              ),
        ),
      );
      const missing = texts
        .filter(([key]) => !CATALOG.test(key))
        .flatMap(([, text]) => idsIn(text, known))
        .filter((id) => !loaded.has(id));
      return missing.length > 0
        ? [`${page} (${language}) lacks messages: ${missing.join(' ')}`]
        : [];
    }),
  );
}

/** Checks the web app that was built last. */
export function checkMessages() {
  const dist = path.join(root, 'web/dist');
  const textOf = (file) => readFileSync(path.join(dist, file), 'utf8');
  const readJson = (file) => JSON.parse(textOf(`.vite/${file}`));
  const missing = missingMessages({
    manifest: readJson('manifest.json'),
    routes: readJson('routes.json'),
    textOf,
  });
  return { code: missing.length === 0 ? 0 : 1, output: missing.join('\n') };
}
