import type { FastifyReply } from 'fastify';
import type { App } from './app-type.ts';

/**
 * Answers hold personal data and tokens: no cache keeps them, no page shows or runs them. Other
 * origins are not let in (no CORS): browsers talk to the bff alone.
 */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Puts the headers on every answer; what a route sets itself goes before. */
export function useSecurityHeaders(app: App): void {
  app.addHook('onRequest', (_request, reply, done) => {
    secure(reply);
    done();
  });
}

/** For answers that no hook sees. */
export function secure(reply: FastifyReply): void {
  void reply.headers(headers);
}
