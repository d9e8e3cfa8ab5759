import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyError, FastifyInstance } from 'fastify';
import { callerOf, createContext, type Context } from '../context.ts';
import type { Transport } from '../rest/transport.ts';

/** Bytes of one request. */
const MAX_BODY = 100 * 1024;

interface GraphqlRouteOptions {
  server: ApolloServer<Context>;
  transport: Transport;
  /** Milliseconds that one operation may wait for upstream. */
  operationBudget: number;
}

/** `POST /graphql`, and nothing else there. */
export function graphqlRoute(
  app: FastifyInstance,
  { server, transport, operationBudget }: GraphqlRouteOptions,
  done: () => void,
): void {
  app.removeContentTypeParser('text/plain');

  // What fails before GraphQL begins is answered in GraphQL's form too.
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'Unexpected error');
    const message = status >= 500 ? 'Something went wrong. Please try again later.' : error.message;
    const code = status >= 500 ? 'INTERNAL' : 'BAD_USER_INPUT';
    return reply.code(status).send({ errors: [{ message, extensions: { code } }] });
  });

  app.post(
    '/graphql',
    { bodyLimit: MAX_BODY },
    fastifyApolloHandler(server, {
      context: (request, reply) =>
        Promise.resolve(createContext(transport, callerOf(request, reply, operationBudget))),
    }),
  );

  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    handler: (_request, reply) =>
      reply
        .code(405)
        .header('allow', 'POST')
        .send({
          errors: [{ message: 'GraphQL is asked by POST.', extensions: { code: 'NOT_SUPPORTED' } }],
        }),
  });
  done();
}
