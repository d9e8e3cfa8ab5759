// Writes an HTML document for each route, with its markup, styles and preloaded scripts.
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { closureOf, pageChunks, scriptsOf } from './chunks.mjs';
import { documentOf } from './documentOf.mjs';
import { writeServiceWorker } from './precache.mjs';
import { sitemapOf } from './sitemap.mjs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|webmanifest|txt|xml)$/;

/** Writes `.br` and `.gz` versions of all text files in a folder. */
function compressFolder(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!COMPRESSIBLE.test(name) || name.startsWith('.')) continue;
    const file = path.join(folder, name);
    const content = readFileSync(file);
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(`${file}.br`, brotliCompressSync(content, brotli));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const bundle = path.join(dist, '.prerender');
const ENTRY = 'index.html';
const WEB_FONTS = 'src/ui/theme/fonts/webFonts.ts';
const DEVANAGARI = 'src/ui/theme/fonts/devanagari.ts';
const PRELOADED_FONTS = [
  '/anek-latin-wdth112-wght400-700.woff2',
  '/hanken-grotesk-latin-wght-normal.woff2',
];

/** Origin of the site, for canonical links and the sitemap. Without it both are omitted. */
const site = process.env.WEB_URL?.replace(/\/$/, '') ?? '';

const read = (file) => readFileSync(path.join(dist, file), 'utf8');

/** Writes a file with a content hash in its name; returns its URL. */
function writeHashed(name, extension, content) {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.${extension}`;
  writeFileSync(path.join(dist, file), content);
  return `/${file}`;
}

/** The content security policy blocks inline styles and scripts. */
function refuseInline(route, html) {
  const found = /<[^>]+ style="[^"]*"[^>]*>|<style|<script/.exec(html);
  if (found) throw new Error(`${route} has an inline style or script: ${found[0]}`);
}

const manifest = JSON.parse(read('.vite/manifest.json'));
const { documents, renderPage } = await import(
  pathToFileURL(path.join(bundle, 'prerender.js')).href
);

const template = read(ENTRY).replace(
  '/color-mode.js',
  writeHashed('color-mode', 'js', read('color-mode.js')),
);
/** Identifies the code of all documents, for the service worker. */
const release = createHash('sha256')
  .update(template)
  .update(JSON.stringify(manifest))
  .update(readFileSync(path.join(bundle, 'prerender.js')))
  .digest('hex')
  .slice(0, 16);
const firstQueriesScript = writeHashed('first-queries', 'js', read('first-queries.js'));
rmSync(path.join(dist, 'color-mode.js'));
rmSync(path.join(dist, 'first-queries.js'));
const stylesOf = (key) =>
  closureOf(manifest, [key])
    .flatMap((chunk) => manifest[chunk].css ?? [])
    .map(read);
/** URLs of the style sheets of a chunk. */
const hrefsOf = (key) => (manifest[key].css ?? []).map((file) => `/${file}`);
const fallbackFonts = stylesOf(ENTRY);
const webFonts = stylesOf(WEB_FONTS).filter((styles) => !fallbackFonts.includes(styles));
const fonts = PRELOADED_FONTS.map((font) => {
  const key = Object.keys(manifest).find((asset) => asset.endsWith(font));
  return `/${manifest[key].file}`;
});

const APP_MANIFEST = 'manifest.webmanifest';

/** Writes the manifest of the installed app in a language. The same app: its id stays. */
function writeAppManifest(language, { lang, appDescription: description }) {
  const english = JSON.parse(read(APP_MANIFEST));
  const texts = { lang, description, start_url: `/${language}/login` };
  writeFileSync(
    path.join(dist, language, APP_MANIFEST),
    JSON.stringify({ ...english, ...texts }, null, 2),
  );
}

const chunksOfRoutes = {};
const listed = [];
/** Names of the documents, without `.html`. */
const names = [];
/** Chunks of the pages for signed-out users, except login. */
const otherPages = [];
for (const { path: route, language } of documents) {
  const page = await renderPage(route, language);
  refuseInline(route, page.html);
  const name = route === '/' ? 'index' : route === '*' ? '404' : route.slice(1);
  const prefix = language === 'en' ? '' : `${language}/`;
  const chunks = [ENTRY, ...pageChunks(manifest, page.components), ...page.catalogs];
  const preloaded = scriptsOf(manifest, [ENTRY]);
  const document = documentOf(
    template,
    {
      ...page,
      release,
      firstQueries: page.firstQueries && { ...page.firstQueries, script: firstQueriesScript },
      // The same for all languages.
      styles: writeHashed(
        name,
        'css',
        [
          ...fallbackFonts,
          // Pages with a skeleton load the web fonts in main.tsx.
          ...(page.isWhole ? webFonts : []),
          page.globalCss,
          page.css,
        ].join('\n'),
      ),
      appManifest: `/${prefix}${APP_MANIFEST}`,
      languageStyles: language === 'en' ? [] : hrefsOf(DEVANAGARI),
      fonts: page.isWhole ? fonts : [],
      scripts: scriptsOf(manifest, chunks)
        .filter((file) => !preloaded.includes(file))
        .map((file) => `/${file}`),
    },
    site,
  );
  mkdirSync(path.join(dist, prefix), { recursive: true });
  writeFileSync(path.join(dist, `${prefix}${name}.html`), document);
  if (language !== 'en' && name === 'login') writeAppManifest(language, page);
  names.push(`${prefix}${name}`);
  (chunksOfRoutes[route] ??= {})[language] = chunks;
  if (page.listed) listed.push(page.path);
  if (language === 'en' && name !== 'login' && !page.components.includes('Guard')) {
    otherPages.push(...pageChunks(manifest, page.components.slice(-1)));
  }
}
if (site) {
  writeFileSync(path.join(dist, 'sitemap.xml'), sitemapOf(listed, site));
  appendFileSync(path.join(dist, 'robots.txt'), `\nSitemap: ${site}/sitemap.xml\n`);
}
// Input of the budget check.
writeFileSync(path.join(dist, '.vite/routes.json'), JSON.stringify(chunksOfRoutes, null, 2));

rmSync(bundle, { recursive: true });
await writeServiceWorker({ dist, manifest, entry: ENTRY, otherPages, fonts, names, release });
compressFolder(dist);
console.log(`${documents.length} documents.`);
