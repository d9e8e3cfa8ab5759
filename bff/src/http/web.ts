import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const builtWeb = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** The web app: its files as they are, and its index for every page that it routes itself. */
export async function webRoutes(
  app: FastifyInstance,
  { folder }: { folder: string | null },
): Promise<void> {
  const root = folder === null ? builtWeb : resolve(folder);
  const isBuilt = existsSync(join(root, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, { root, cacheControl: false, setHeaders });
  } else {
    app.log.warn('The web app is not built, only the API is served: run `npm run build`.');
  }

  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return reply.code(404).send({ message: 'Not found.' });
    return isBuilt
      ? reply.sendFile('index.html')
      : reply.code(503).send({ message: 'The web app is not built yet: run `npm run build`.' });
  });
}

/** A page that somebody opens, as against a file or a call that is missing. */
function isPage({ method, headers, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? url;
  return (
    (method === 'GET' || method === 'HEAD') &&
    /text\/html|\*\/\*/.test(headers.accept ?? '*/*') &&
    !/\.\w+$/.test(path) &&
    !/^\/(api|assets|graphiql)(\/|$)/.test(path)
  );
}

/** Vite puts a hash of the content into the names below `assets`; all else may change. */
function setHeaders(reply: FastifyReply, path: string): void {
  const isHashed = /[\\/]assets[\\/]/.test(path);
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}
