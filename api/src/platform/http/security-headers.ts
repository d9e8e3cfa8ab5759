import type { FastifyReply } from 'fastify';

/**
 * Responses contain personal data and tokens: they are not cached, framed or executed. There is no
 * CORS: browsers talk to the bff.
 */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export function setSecurityHeaders(reply: FastifyReply): void {
  void reply.headers(headers);
}
