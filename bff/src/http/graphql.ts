import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createContext, type Context, type Shared } from '../context.ts';
import type { AcceptedRequest } from '../graphql/server/acceptedOperations.ts';
import { INTERNAL } from '../graphql/server/errors.ts';
import { note } from '../graphql/server/record.ts';
import type { GraphqlServer } from '../graphql/server/server.ts';
import { newOperation, type OperationRecord } from '../operation.ts';
import { takesAnswers } from './accept.ts';
import { callerOf } from './caller.ts';
import { resolveDocument, type TrustedDocuments } from './documents.ts';
import type { Metrics } from './metrics.ts';
import { recordWhenDone } from './operationLog.ts';

/** Bytes of one request. */
const MAX_BODY = 100 * 1024;

interface GraphqlRouteOptions {
  server: GraphqlServer;
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

const JSON_TYPE = 'application/json; charset=utf-8';

/** In which form to answer those who say nothing or the usual, Apollo Client's words included. */
const answerTypes = new Map([
  ['', JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/json', JSON_TYPE],
  [
    'application/graphql-response+json,application/json;q=0.9',
    'application/graphql-response+json; charset=utf-8',
  ],
]);

/** Where the framework's words do not tell what to do instead. */
const ownWords = new Map([[415, 'GraphQL requests are sent as application/json.']]);

/** `POST /graphql`, and nothing else there. */
export function graphqlRoute(
  app: FastifyInstance,
  { server, shared, metrics, documents, isTrustedOnly, operationBudget }: GraphqlRouteOptions,
  done: () => void,
): void {
  const contextOf = (request: FastifyRequest, reply: FastifyReply): Context => {
    const { operation } = request;
    return createContext(shared, callerOf(request, reply, operationBudget, operation), operation);
  };
  const viaApollo = fastifyApolloHandler(server.apollo, {
    context: (request, reply) => Promise.resolve(contextOf(request, reply)),
  });

  /** What Apollo Server would answer, without going through it: nothing is left to be checked. */
  async function answer(
    { valid, variables }: AcceptedRequest,
    type: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Buffer> {
    const executed = await server.execute(valid, contextOf(request, reply), variables);
    note(request.operation, valid.operation, executed.answer.errors);
    reply.code(executed.isRefused ? 400 : 200).header('content-type', type);
    // As bytes: text would be copied once more, behind the head of the answer.
    return Buffer.from(JSON.stringify(executed.answer));
  }

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
    handler(request, reply) {
      const accepted = server.accepted.find(request.body);
      const type = answerTypes.get(request.headers.accept ?? '');
      return accepted === null || type === undefined
        ? viaApollo.call(app, request, reply)
        : answer(accepted, type, request, reply);
    },
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
