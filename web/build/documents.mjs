// Writes the document of each route: its markup, styles and the scripts to preload.
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { closureOf, pageChunks, scriptsOf } from './chunks.mjs';
import { compressFolder } from './compress.mjs';
import { documentOf } from './documentOf.mjs';
import { sitemapOf } from './sitemap.mjs';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const bundle = path.join(dist, '.prerender');
const ENTRY = 'index.html';
const TEXT_FONT = '/hanken-grotesk-latin-wght-normal.woff2';

/** Origin of the site, for canonical links and the sitemap, which are left out without it. */
const site = process.env.WEB_URL?.replace(/\/$/, '') ?? '';

const read = (file) => readFileSync(path.join(dist, file), 'utf8');

/** Writes a file whose name contains a hash of its content; returns its address. */
function writeHashed(name, extension, content) {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.${extension}`;
  writeFileSync(path.join(dist, file), content);
  return `/${file}`;
}

/** The content security policy refuses styles and scripts within the markup. */
function refuseInline(route, html) {
  const found = /<[^>]+ style="[^"]*"[^>]*>|<style|<script/.exec(html);
  if (found) throw new Error(`${route} has an inline style or script: ${found[0]}`);
}

const manifest = JSON.parse(read('.vite/manifest.json'));
const { paths, renderPage } = await import(pathToFileURL(path.join(bundle, 'prerender.js')).href);

const template = read(ENTRY).replace(
  '/color-mode.js',
  writeHashed('color-mode', 'js', read('color-mode.js')),
);
rmSync(path.join(dist, 'color-mode.js'));
const fonts = closureOf(manifest, [ENTRY])
  .flatMap((key) => manifest[key].css ?? [])
  .map(read);

/** The font of running text, which no document waits for; the font of headings is in the template. */
const textFont = `/${manifest[Object.keys(manifest).find((key) => key.endsWith(TEXT_FONT))].file}`;

const chunksOfRoutes = {};
const listed = [];
for (const route of paths) {
  const page = await renderPage(route);
  refuseInline(route, page.html);
  const name = route === '/' ? 'index' : route === '*' ? '404' : route.slice(1);
  const chunks = [ENTRY, ...pageChunks(manifest, page.components)];
  const preloaded = scriptsOf(manifest, [ENTRY]);
  const document = documentOf(
    template,
    {
      ...page,
      path: route,
      styles: writeHashed(name, 'css', [...fonts, page.globalCss, page.css].join('\n')),
      font: textFont,
      scripts: scriptsOf(manifest, chunks)
        .filter((file) => !preloaded.includes(file))
        .map((file) => `/${file}`),
    },
    site,
  );
  writeFileSync(path.join(dist, `${name}.html`), document);
  chunksOfRoutes[route] = chunks;
  if (page.listed) listed.push(route);
}
if (site) {
  writeFileSync(path.join(dist, 'sitemap.xml'), sitemapOf(listed, site));
  appendFileSync(path.join(dist, 'robots.txt'), `\nSitemap: ${site}/sitemap.xml\n`);
}
// Read by the check of the budgets.
writeFileSync(path.join(dist, '.vite/routes.json'), JSON.stringify(chunksOfRoutes, null, 2));

rmSync(bundle, { recursive: true });
compressFolder(dist);
console.log(`${paths.length} documents.`);
