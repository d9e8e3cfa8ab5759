import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyError, FastifyInstance } from 'fastify';
import { createContext, type Context } from '../context.ts';
import { newOperation, type OperationRecord } from '../operation.ts';
import type { Transport } from '../rest/transport.ts';
import { callerOf } from './caller.ts';
import { resolveDocument, type TrustedDocuments } from './documents.ts';
import type { Metrics } from './metrics.ts';
import { recordWhenDone } from './operationLog.ts';

/** Bytes of one request. */
const MAX_BODY = 100 * 1024;

interface GraphqlRouteOptions {
  server: ApolloServer<Context>;
  transport: Transport;
  metrics: Metrics;
  documents: TrustedDocuments;
  /** Whether only `documents` are served. */
  isTrustedOnly: boolean;
  /** Milliseconds that one operation may wait for upstream. */
  operationBudget: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What is written down about the operation of this request. */
    operation: OperationRecord;
  }
}

/** `POST /graphql`, and nothing else there. */
export function graphqlRoute(
  app: FastifyInstance,
  { server, transport, metrics, documents, isTrustedOnly, operationBudget }: GraphqlRouteOptions,
  done: () => void,
): void {
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('operation');

  // What fails before GraphQL begins is answered in GraphQL's form too.
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'Unexpected error');
    const message = status >= 500 ? 'Something went wrong. Please try again later.' : error.message;
    const code = status >= 500 ? 'INTERNAL' : 'BAD_USER_INPUT';
    request.operation.errors = [code];
    return reply.code(status).send({ errors: [{ message, extensions: { code } }] });
  });

  app.addHook('onRequest', (request, reply, next) => {
    request.operation = newOperation(request.headers.authorization !== undefined);
    recordWhenDone(request, reply, request.operation, metrics);
    next();
  });

  app.post('/graphql', {
    bodyLimit: MAX_BODY,
    preHandler: (request, reply, next) => {
      const resolved = resolveDocument(request.body, documents, isTrustedOnly);
      if ('body' in resolved) {
        request.body = resolved.body;
        next();
        return;
      }
      const { code, message } = resolved.refused;
      request.operation.errors = [code];
      void reply.code(400).send({ errors: [{ message, extensions: { code } }] });
    },
    handler: fastifyApolloHandler(server, {
      context: (request, reply) => {
        const { operation } = request;
        const caller = callerOf(request, reply, operationBudget, operation);
        return Promise.resolve(createContext(transport, caller, operation));
      },
    }),
  });

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
