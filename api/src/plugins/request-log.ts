import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { App } from './app-type.ts';
import type { Config } from './config.ts';
import { describeError } from './describe-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked by machines every few seconds: not worth a line in the log. */
    quiet?: true;
  }
}

const levels = { development: 'warn', production: 'info', test: 'silent' };

/** Where the log goes to; anything that takes lines. */
export interface LogStream {
  write: (line: string) => void;
}

/**
 * One line for every request: its route, never the address, since addresses hold ids and search
 * words; no header, no body. A request keeps the id that its client gave it.
 */
export function requestLog(nodeEnv: Config['nodeEnv'], stream?: LogStream) {
  return {
    logger: {
      level: stream ? 'info' : levels[nodeEnv],
      serializers: { err: describeError },
      ...(stream && { stream }),
    },
    logController: new RequestLines(),
    genReqId,
  };
}

function genReqId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,100}$/.test(given) ? given : randomUUID();
}

/** Says the id of the request in its answer, so that a complaint can be found in the log. */
export function useRequestIds(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}

class RequestLines extends LogController {
  override incomingRequest(): void {
    // The one line comes when it is answered.
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    // That its client leaves is how a stream ends.
    if (!request.routeOptions.config.isLongLived) super.streamError(error, request, reply);
  }

  override requestCompleted(
    error: Error | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { quiet, isLongLived } = request.routeOptions.config;
    if (quiet) return;
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      role: request.signedIn?.role,
    };
    if (error && !isLongLived) request.log.warn({ ...line, err: error }, 'request broken off');
    else request.log.info(line, 'request');
  }
}
