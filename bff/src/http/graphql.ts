import { fastifyApolloHandler } from '@as-integrations/fastify';
import { traceRequest, type Traced } from '@waymark/node-kit/tracing';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createContext, type Shared } from '../context.ts';
import type { Context } from '../graphql/context.ts';
import { INTERNAL } from '../graphql/server/errors.ts';
import type { GraphqlServer } from '../graphql/server/server.ts';
import type { Limits } from '../limits.ts';
import { newOperation, type CallReport, type OperationRecord } from '../operation.ts';
import { mediaTypeFor } from './accept.ts';
import { createAcceptedTokens, type TokenState } from './acceptedTokens.ts';
import { isAccepted, limitOperations, Refusal } from './admission.ts';
import { createAnonymousBounds } from './anonymous.ts';
import { callerOf } from './caller.ts';
import { readRequest, resolveDocument, type TrustedDocuments } from './trustedDocuments.ts';
import type { Metrics } from './metrics.ts';
import { recordWhenDone } from './operationLog.ts';

/** Maximum size of a request in bytes. */
const MAX_BODY = 100 * 1024;

interface GraphqlRouteOptions {
  graphql: GraphqlServer;
  shared: Shared;
  metrics: Metrics;
  documents: TrustedDocuments;
  /** Whether only `documents` are served. */
  isTrustedOnly: boolean;
  limits: Limits;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** For log and metrics. */
    operation: OperationRecord;
    /** Null without a token. */
    token: TokenState | null;
    trace: Traced;
  }
}

/** Replacements for framework messages that do not help the client. */
const messageByStatus = new Map([[415, 'GraphQL requests are sent as application/json.']]);

/** `POST /graphql`, and nothing else there. */
export function graphqlRoute(
  app: FastifyInstance,
  options: GraphqlRouteOptions,
  done: () => void,
): void {
  const { graphql, shared, metrics, documents, isTrustedOnly, limits } = options;
  const anonymous = createAnonymousBounds(limits.anonymousPoints);
  const accepted = createAcceptedTokens();
  const contextOf = (request: FastifyRequest, reply: FastifyReply): Context => {
    const { operation, token } = request;
    const onCall = (report: CallReport) => token?.note(report);
    return createContext(
      shared,
      callerOf(request, reply, limits.operationBudget, onCall),
      operation,
    );
  };
  const askApollo = fastifyApolloHandler(graphql.apollo, {
    context: (request, reply) => Promise.resolve(contextOf(request, reply)),
  });

  /** The body of the response, whose status and type are set. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
  ): Promise<unknown> {
    const wellFormed = readRequest(request.body);
    const known = wellFormed && graphql.executeKnown(wellFormed, () => contextOf(request, reply));
    if (known === null) return askApollo.call(app, request, reply);
    const { status, result } = await known;
    void reply.code(status).type(type);
    // Node writes a string with headers at a tenth more CPU of a large response than bytes.
    return Buffer.from(`${JSON.stringify(result)}\n`);
  }

  app.removeContentTypeParser('text/plain');
  app.decorateRequest('operation');
  app.decorateRequest('token', null);
  app.decorateRequest('trace');

  // Errors before execution have the form of a GraphQL response too.
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof Refusal) {
      return refuse(
        request,
        reply.code(error.statusCode).header('retry-after', error.retryAfter),
        error,
      );
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'Unexpected error');
    const message = status >= 500 ? INTERNAL : (messageByStatus.get(status) ?? error.message);
    const code = status >= 500 ? 'INTERNAL' : 'BAD_USER_INPUT';
    return refuse(request, reply.code(status), { code, message });
  });

  app.addHook('onRequest', (request, reply, next) => {
    request.operation = newOperation(request.headers.authorization !== undefined);
    request.trace = traceRequest(request, reply, 'GraphQL operation');
    recordWhenDone(request, reply, request.operation, metrics);
    next();
  });
  app.addHook('onRequest', (request, _reply, next) => {
    const { authorization } = request.headers;
    request.token = authorization === undefined ? null : accepted.of(authorization);
    next();
  });
  const waitForSlot = limitOperations(app, options);

  app.post('/graphql', { bodyLimit: MAX_BODY }, async (request, reply) => {
    await waitForSlot(request, reply);
    const type = mediaTypeFor(request.headers.accept);
    if (type === null) return refuse(request, reply.code(406), notAccepted);
    const resolved = resolveDocument(request.body, documents, isTrustedOnly);
    if ('refused' in resolved) return refuse(request, reply.code(400), resolved.refused);
    request.body = resolved.body;
    // Such a document does not count towards the bounds of anonymous ones.
    const isExempt = (request.token !== null && resolved.isTrusted) || isAccepted(request.token);
    const refusal = isExempt ? null : await anonymous.check(request);
    if (refusal !== null) {
      if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
      return refuse(request, reply.code(refusal.status), refusal);
    }
    try {
      return await answer(request, reply, type);
    } finally {
      if (request.token !== null && !isExempt && !isAccepted(request.token))
        await anonymous.charge(request);
    }
  });

  app.route({
    // Fastify adds HEAD to GET.
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

const notAccepted = {
  code: 'BAD_USER_INPUT',
  message: 'Answers are application/json or application/graphql-response+json.',
};

/** Refuses a request in the form of a GraphQL response. */
function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, message }: { code: string; message: string },
): FastifyReply {
  request.operation.errors = [code];
  return reply.send({ errors: [{ message, extensions: { code } }] });
}
