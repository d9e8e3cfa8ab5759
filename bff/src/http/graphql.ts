import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createContext, type Shared } from '../context.ts';
import type { Context } from '../graphql/context.ts';
import { INTERNAL } from '../graphql/server/errors.ts';
import { newOperation, type OperationRecord } from '../operation.ts';
import { takesAnswers } from './accept.ts';
import { callerOf } from './caller.ts';
import { resolveDocument, type TrustedDocuments } from './documents.ts';
import type { Metrics } from './metrics.ts';
import { recordWhenDone } from './operationLog.ts';

/** Bytes of one request. */
const MAX_BODY = 100 * 1024;

interface GraphqlRouteOptions {
  apollo: ApolloServer<Context>;
  shared: Shared;
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

/** Where the framework's words do not tell what to do instead. */
const ownWords = new Map([[415, 'GraphQL requests are sent as application/json.']]);

/** `POST /graphql`, and nothing else there. */
export function graphqlRoute(
  app: FastifyInstance,
  { apollo, shared, metrics, documents, isTrustedOnly, operationBudget }: GraphqlRouteOptions,
  done: () => void,
): void {
  const handler = fastifyApolloHandler(apollo, {
    context: (request, reply) => {
      const { operation } = request;
      const caller = callerOf(request, reply, operationBudget, operation);
      return Promise.resolve(createContext(shared, caller, operation));
    },
  });

  app.removeContentTypeParser('text/plain');
  app.decorateRequest('operation');

  // What fails before GraphQL begins is answered in GraphQL's form too.
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'Unexpected error');
    const message = status >= 500 ? INTERNAL : (ownWords.get(status) ?? error.message);
    const code = status >= 500 ? 'INTERNAL' : 'BAD_USER_INPUT';
    return refuse(request, reply.code(status), { code, message });
  });

  app.addHook('onRequest', (request, reply, next) => {
    request.operation = newOperation(request.headers.authorization !== undefined);
    recordWhenDone(request, reply, request.operation, metrics);
    next();
  });

  app.post('/graphql', {
    bodyLimit: MAX_BODY,
    preHandler: (request, reply, next) => {
      if (!takesAnswers(request.headers.accept)) {
        void refuse(request, reply.code(406), {
          code: 'BAD_USER_INPUT',
          message: 'Answers are application/json or application/graphql-response+json.',
        });
        return;
      }
      const resolved = resolveDocument(request.body, documents, isTrustedOnly);
      if ('body' in resolved) {
        request.body = resolved.body;
        next();
        return;
      }
      void refuse(request, reply.code(400), resolved.refused);
    },
    handler,
  });

  app.route({
    // HEAD comes with GET.
    method: app.supportedMethods.filter((method) => !['POST', 'HEAD'].includes(method)),
    url: '/graphql',
    handler: (_request, reply) =>
      reply
        .code(405)
        .header('allow', 'POST')
        .send({
          errors: [
            {
              message: 'GraphQL requests are sent by POST.',
              extensions: { code: 'NOT_SUPPORTED' },
            },
          ],
        }),
  });
  done();
}

/** Answers in GraphQL's form what is not executed. */
function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, message }: { code: string; message: string },
): FastifyReply {
  request.operation.errors = [code];
  return reply.send({ errors: [{ message, extensions: { code } }] });
}
