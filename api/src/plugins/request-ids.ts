import type { App } from '../platform/http/app-type.ts';
import { clientRequestIdOf } from '../platform/http/request-log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** X-Request-Id of the client; null without a safe one. `id` is the server's own. */
    readonly clientRequestId: string | null;
  }
}

/** Adds X-Request-Id to every response, so that a response can be found in the log. */
export function useRequestIds(app: App): void {
  app.decorateRequest('clientRequestId', {
    getter() {
      return clientRequestIdOf(this.headers);
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
