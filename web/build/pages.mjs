// The second half of the build: a document for each page, made ahead where everybody sees the same.
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { closureOf, rootsOf, scriptsOf } from './chunks.mjs';
import { compressFolder } from './compress.mjs';
import { documentOf } from './html.mjs';
import { sourcesOf } from './loaders.mjs';
import { sitemapOf } from './sitemap.mjs';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const bundle = path.join(dist, '.prerender');
const ENTRY = 'index.html';

/** Forms at whose bare address every visitor sees the same. */
const FORMS = ['/login', '/register', '/forgot-password'];

/** Pages that look the same for every visitor. */
const MADE_AHEAD = ['/', '/test-home-2', '/test-home', '/old-home', '/thank-you', '*', ...FORMS];

/** The address of the site, for canonical links and the map; without it there are none. */
const site = process.env.WEB_URL?.replace(/\/$/, '') ?? '';

const read = (file) => readFileSync(path.join(dist, file), 'utf8');
const readJson = (file) => JSON.parse(read(file));

/** Writes a file whose name carries a hash of its content; returns its address. */
function writeHashed(name, extension, content) {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.${extension}`;
  writeFileSync(path.join(dist, file), content);
  return `/${file}`;
}

/** Styles in elements would need a policy that lets anybody's through. */
function refuseInline(where, html) {
  const found = /<[^>]+ style="[^"]*"[^>]*>|<style|<script/.exec(html);
  if (found) throw new Error(`${where} has a style or script in its markup: ${found[0]}`);
}

const manifest = readJson('.vite/manifest.json');
const bundled = readJson('.prerender/.vite/manifest.json');
const { outlineOf, paths, renderPage } = await import(
  pathToFileURL(path.join(bundle, 'prerender.js')).href
);

/** Gives a file of the public folder its hash; returns its address. */
function hashed(name) {
  const address = writeHashed(name, 'js', read(`${name}.js`));
  rmSync(path.join(dist, `${name}.js`));
  return address;
}

const template = read(ENTRY).replace('/color-mode.js', hashed('color-mode'));
const start = hashed('start');
const fontFiles = closureOf(manifest, [ENTRY]).flatMap((key) => manifest[key].css ?? []);
// The browser leaves the global rules to the style sheets (madeAhead.ts).
const common = [...fontFiles.map(read), (await renderPage('/')).globalCss].join('\n');
const shellStyles = writeHashed('shell', 'css', common);

const routes = {};
for (const route of paths) {
  const outline = outlineOf(route);
  const sources = sourcesOf(outline.loaders, bundled);
  const scripts = scriptsOf(manifest, rootsOf(ENTRY, sources));
  routes[route] = sources;
  const isMadeAhead = MADE_AHEAD.includes(route);
  const { html, css, known } = isMadeAhead
    ? await renderPage(route === '*' ? '/404' : route)
    : { html: '', css: '', known: [] };
  refuseInline(route, html);
  const name = route === '/' ? 'index' : route === '*' ? '404' : route.slice(1);
  const styles = isMadeAhead ? writeHashed(name, 'css', common + css) : shellStyles;
  const page = {
    ...outline,
    path: route,
    html,
    known,
    styles,
    // The entry first.
    scripts: scripts.map((file) => `/${file}`),
    start: isMadeAhead ? start : null,
    forVisitors: FORMS.includes(route),
  };
  writeFileSync(path.join(dist, `${name}.html`), documentOf(template, page, site));
}
// Both need whole addresses.
if (site) {
  const listed = paths.filter((route) => outlineOf(route).listed);
  writeFileSync(path.join(dist, 'sitemap.xml'), sitemapOf(listed, site));
  appendFileSync(path.join(dist, 'robots.txt'), `\nSitemap: ${site}/sitemap.xml\n`);
}
writeFileSync(path.join(dist, '.vite/routes.json'), JSON.stringify(routes, null, 2));

rmSync(bundle, { recursive: true });
compressFolder(dist);
console.log(`${paths.length} pages, ${MADE_AHEAD.length} of them made ahead.`);
