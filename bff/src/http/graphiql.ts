import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { graphiqlPolicy } from './securityHeaders.ts';

/** Output folder of `npm run build`. */
export const builtGraphiql = fileURLToPath(new URL('../../dist/graphiql/', import.meta.url));

/** Serves GraphiQL at `/graphiql` from local files. */
export function graphiqlRoutes(
  app: FastifyInstance,
  { folder }: { folder: string },
  done: () => void,
): void {
  if (existsSync(folder)) {
    app.register(fastifyStatic, {
      root: folder,
      prefix: '/graphiql/',
      decorateReply: false,
      setHeaders: (reply) => {
        reply.header('content-security-policy', graphiqlPolicy);
      },
    });
    app.get('/graphiql', (_request, reply) => reply.redirect('/graphiql/'));
  } else {
    app.get('/graphiql', (_request, reply) =>
      reply.code(404).send({ message: 'GraphiQL is not built yet: run `npm run build`.' }),
    );
  }
  done();
}
