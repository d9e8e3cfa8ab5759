import { requestIds } from '@waymark/node-kit/request-ids';
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
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
 * terms; no headers, no body.
 */
export function requestLog(nodeEnv: Config['nodeEnv'], stream?: LogStream) {
  return {
    logger: {
      level: stream ? 'info' : levels[nodeEnv],
      serializers: { err: describeError },
      ...(stream && { stream }),
    },
    logController: new RequestLines(),
    ...requestIds,
  };
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
