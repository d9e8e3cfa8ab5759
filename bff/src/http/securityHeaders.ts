import type { FastifyInstance } from 'fastify';

const ownFiles = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** Own files and these directives, as a header value. */
const policy = (directives: Record<string, string>) =>
  Object.entries({ ...ownFiles, ...directives })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/**
 * Content security policy of the web app: own files only, no inline code. Emotion inserts rules by
 * script into empty style elements; the hash is that of the empty string.
 */
export const pagePolicy = policy({
  'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  'require-trusted-types-for': "'script'",
  // The policy that returns the address of the service worker.
  'trusted-types': 'waymark-worker',
});

/** Policy of GraphiQL, whose editor uses inline styles and workers. */
export const graphiqlPolicy = policy({
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'worker-src': "'self' blob:",
});

/** Headers of every response. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** HSTS, sent over https only. */
export const strictTransport = 'max-age=31536000';

/**
 * Adds the headers to every response, and the page's policy to documents without their own. Only
 * files may be cached: other responses contain personal data or tokens.
 * @param hstsSubdomains whether HSTS includes all subdomains of the site
 */
export function addSecurityHeaders(app: FastifyInstance, hstsSubdomains: boolean): void {
  const hsts = hstsSubdomains ? `${strictTransport}; includeSubDomains` : strictTransport;
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    if (request.protocol === 'https') reply.header('strict-transport-security', hsts);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    const isDocument = /^text\/html/.test(String(reply.getHeader('content-type')));
    if (isDocument && !reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', pagePolicy);
    }
    done(null, payload);
  });
}
