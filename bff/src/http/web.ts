import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const builtWeb = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const NOT_BUILT = 'The web app is not built yet: run `npm run build`.';

/**
 * Serves the web app's files and a document for each page: `/admin` is `admin.html`, `/hi/login` is
 * `hi/login.html`. A page that lacks a language redirects to the English one; unknown pages get the
 * not-found page of their language.
 * @param options.serviceWorker false serves a service worker that removes itself
 */
export async function webRoutes(
  app: FastifyInstance,
  { folder, serviceWorker }: { folder: string | null; serviceWorker: boolean },
): Promise<void> {
  const root = folder === null ? builtWeb : resolve(folder);
  const isBuilt = existsSync(join(root, 'index.html'));
  const documents = new Set(
    isBuilt
      ? readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
          /\.html$/.test(name),
        )
      : [],
  );
  if (isBuilt) {
    // Precompressed by the build.
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders,
    });
    if (!serviceWorker) {
      app.get('/service-worker.js', (_request, reply) => reply.sendFile('service-worker-off.js'));
    }
  }

  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return reply.code(404).send({ message: 'Not found.' });
    if (!isBuilt) return reply.code(503).send({ message: NOT_BUILT });
    const document = `${pathOf(request).slice(1).replace(/\/$/, '')}.html`;
    if (documents.has(document)) return reply.sendFile(document);
    const { language, english = '', query = '' } = PAGE_IN_LANGUAGE.exec(request.url)?.groups ?? {};
    if (language && documents.has(`${english || 'index'}.html`)) {
      return reply.redirect(`/${english}${query}`);
    }
    const notFound = `${language ?? 'en'}/404.html`;
    return reply.code(404).sendFile(documents.has(notFound) ? notFound : '404.html');
  });
}

/** The language, the path of the English page without its first slash, and the query. */
const PAGE_IN_LANGUAGE = /^\/(?<language>hi|mr)(?:\/(?<english>[^?]*?))?\/?(?<query>\?.*)?$/;

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? url;

/**
 * True for a page, not for a missing file or call. A browser accepts HTML; for a client that
 * accepts anything, the path decides.
 */
function isPage(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const { accept = '*/*' } = headers;
  const path = pathOf(request);
  if ((method !== 'GET' && method !== 'HEAD') || /^\/api(\/|$)/.test(path)) return false;
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.\w+$/.test(path) && !/^\/(assets|graphiql)(\/|$)/.test(path);
}

/** File names below `assets` have a content hash; other files may change. */
function setHeaders(reply: FastifyReply, path: string): void {
  const isHashed = /[\\/]assets[\\/]/.test(path);
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}
