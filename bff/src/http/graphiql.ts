import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const pageFolder = fileURLToPath(new URL('../../dist/graphiql/', import.meta.url));

/** GraphiQL at `/graphiql`, from this server's own files. */
export function graphiqlRoutes(app: FastifyInstance, _options: object, done: () => void): void {
  if (existsSync(pageFolder)) {
    app.register(fastifyStatic, {
      root: pageFolder,
      prefix: '/graphiql/',
      decorateReply: false,
      index: 'index.html',
    });
    app.get('/graphiql', (_request, reply) => reply.redirect('/graphiql/'));
  } else {
    app.get('/graphiql', (_request, reply) =>
      reply.code(404).send({ message: 'GraphiQL is not built yet: run `npm run build`.' }),
    );
  }
  done();
}
