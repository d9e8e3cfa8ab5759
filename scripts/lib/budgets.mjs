import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { scriptsOf } from '../../web/build/chunks.mjs';
import { buildIfNeeded } from './build.mjs';
import { checkMessages } from './page-messages.mjs';
import { root } from './root.mjs';
import { UserError } from './user-error.mjs';

const KB = 1_000;

/** Page → maximum KB (1,000 bytes, gzip) of scripts loaded before it is interactive. */
const budgets = {
  '/': 186,
  '/test-home-2': 186,
  '/test-home': 186,
  '/old-home': 185,
  '/login': 277,
  '/register': 278,
  '/career-form': 313,
  '/student': 290,
  '/educator': 291,
  '/mentor': 307,
  '/admin': 279,
  '/my-data': 308,
  '/interests': 277,
};

/** Maximum KB (gzip) of the files that the service worker stores. */
const OFFLINE = 1_075;

/** Those of them that are documents and messages in other languages than English. */
const OTHER_LANGUAGES = 60;

/** @returns lines for the files of the service worker that are over budget */
function overOffline(worker, { manifest, sizeOf }) {
  const paths = [...worker.matchAll(/"?url"?:"\/([^"]+)"/g)].map(([, file]) => file);
  if (paths.length === 0) return ['The service worker has no list of files.'];
  const messages = Object.keys(manifest)
    .filter((key) => /^src\/locales\/(?!en\/)/.test(key))
    .map((key) => manifest[key].file);
  const others = paths.filter((file) => /^\w\w\//.test(file) || messages.includes(file));
  return [
    ['Service worker', paths, OFFLINE],
    ['Its files in other languages', others, OTHER_LANGUAGES],
  ].flatMap(([what, files, most]) => {
    const size = files.reduce((sum, file) => sum + sizeOf(file), 0) / KB;
    return size <= most
      ? []
      : [`${what}: ${files.length} files, ${size.toFixed(1)} KB of ${most}.`];
  });
}

/** The pages over budget, a line each. */
export function overBudget({ manifest, routes, sizeOf }, allowed = budgets) {
  return Object.entries(allowed).flatMap(([page, most]) => {
    const languages = routes[page];
    if (!languages) return [`${page} is no page of the build.`];
    return Object.entries(languages).flatMap(([language, chunks]) => {
      const files = scriptsOf(manifest, chunks);
      const size = files.reduce((sum, file) => sum + sizeOf(file), 0) / KB;
      if (size <= most) return [];
      const largest = files
        .sort((one, other) => sizeOf(other) - sizeOf(one))
        .slice(0, 5)
        .map((file) => `${file} ${(sizeOf(file) / KB).toFixed(1)}`);
      const name = `${page} (${language})`;
      return [`${name}: ${size.toFixed(1)} KB of ${most}; largest: ${largest.join(', ')}`];
    });
  });
}

/** Builds the web app if needed, measures the size of its pages and looks for their messages. */
export async function checkBudgets() {
  try {
    await buildIfNeeded(['web']);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { code: 1, output: error.message };
  }
  const dist = path.join(root, 'web/dist');
  const readJson = (file) => JSON.parse(readFileSync(path.join(dist, '.vite', file), 'utf8'));
  const sizeOf = (file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
  const worker = readFileSync(path.join(dist, 'service-worker.js'), 'utf8');
  const pages = { manifest: readJson('manifest.json'), routes: readJson('routes.json'), sizeOf };
  const over = [...overBudget(pages), ...overOffline(worker, pages)];
  const messages = checkMessages();
  return over.length === 0 ? messages : { code: 1, output: over.join('\n') };
}
