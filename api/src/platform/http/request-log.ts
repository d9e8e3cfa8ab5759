import {
  LogController,
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import { describeError } from '../describe-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Not logged: requested every few seconds by health checks. `anonymous`: only requests without
     * an Authorization header.
     */
    quiet?: true | 'anonymous';
  }
}

const levels = { development: 'warn', production: 'info', test: 'silent' };

/** Target of the log. */
export interface LogStream {
  write: (line: string) => void;
}

/**
 * Logs one line per request with the pattern of the route, because URLs contain ids and search
 * terms; no headers, no body. The client's own X-Request-Id is logged as `clientRequestId`: a client
 * must not choose the id of a line.
 */
export function requestLog(nodeEnv: Config['nodeEnv'], stream?: LogStream) {
  return {
    logger: {
      level: stream ? 'info' : levels[nodeEnv],
      serializers: { err: describeError },
      ...(stream && { stream }),
    },
    logController: new RequestLines(),
    genReqId: () => randomUUID(),
    childLoggerFactory(
      logger: FastifyBaseLogger,
      bindings: object,
      options: object,
      { headers }: IncomingMessage,
    ) {
      const clientRequestId = clientRequestIdOf(headers);
      return logger.child(
        { ...bindings, ...(clientRequestId !== null && { clientRequestId }) },
        options,
      );
    },
  };
}

/** Safe in a log and a table. */
const REQUEST_ID = /^[\w.:-]{1,64}$/;

/** X-Request-Id of the client, which is the bff's id for its calls; null without a safe one. */
export function clientRequestIdOf(headers: IncomingHttpHeaders): string | null {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : null;
}

class RequestLines extends LogController {
  override incomingRequest(): void {
    // Only the response is logged.
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    // A stream normally ends when its client disconnects.
    if (!request.routeOptions.config.isLongLived) super.streamError(error, request, reply);
  }

  override requestCompleted(
    error: Error | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { quiet, isLongLived } = request.routeOptions.config;
    const isAnonymous = request.headers.authorization === undefined;
    if (quiet === true || (quiet === 'anonymous' && isAnonymous)) return;
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      role: request.signedIn?.role,
    };
    if (error && !isLongLived) request.log.warn({ ...line, err: error }, 'request aborted');
    else request.log.info(line, 'request');
  }
}
