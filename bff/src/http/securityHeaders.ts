import type { FastifyInstance } from 'fastify';

/** A policy's directives as the one line that a header takes. */
const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join('; ');

/**
 * What a page of the web app may load and do: its own files, and nothing written into the page.
 * Rules of style are put into empty style elements by script; the hash is that of no text at all.
 */
export const pagePolicy = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
});

/** The same for GraphiQL, whose editor writes styles into the page and works in workers. */
export const graphiqlPolicy = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'worker-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
});

/** What browsers are told with every answer. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Sent over https only: from then on browsers ask this host over https. */
export const strictTransport = 'max-age=31536000';

/** Adds them to every answer, and the page's policy to every document that has none of its own. */
export function protectAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(securityHeaders);
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
    const isDocument = /^text\/html/.test(String(reply.getHeader('content-type')));
    if (isDocument && !reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', pagePolicy);
    }
    done(null, payload);
  });
}
