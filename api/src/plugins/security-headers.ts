import type { App } from '../platform/http/app-type.ts';
import { setSecurityHeaders } from '../platform/http/security-headers.ts';

/** Adds the security headers to every response; a route may overwrite them. */
export function useSecurityHeaders(app: App): void {
  app.addHook('onRequest', (_request, reply, done) => {
    setSecurityHeaders(reply);
    done();
  });
}
