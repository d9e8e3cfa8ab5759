import type { App } from '../platform/http/app-type.ts';

/** Adds X-Request-Id to every response, so that a response can be found in the log. */
export function useRequestIds(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
