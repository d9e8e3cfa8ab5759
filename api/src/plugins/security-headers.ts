import type { App } from '../platform/http/app-type.ts';
import { setSecurityHeaders } from '../platform/http/security-headers.ts';

/** Adds security headers, which a route may overwrite, and the id in the log to every response. */
export function useSecurityHeaders(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(reply);
    reply.header('x-request-id', request.id);
    done();
  });
}
