import type { FastifyError, FastifyInstance } from 'fastify';
import { INTERNAL } from '../graphql/server/errors.ts';

/** Answers errors outside of GraphQL without the framework's messages and codes. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    const isBug = status >= 500;
    if (isBug) request.log.error({ err: error }, 'Unexpected error');
    return reply.code(status).send({
      message: isBug ? INTERNAL : 'This request can’t be served.',
    });
  });
}
