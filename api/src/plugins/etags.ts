import type { App } from '../platform/http/app-type.ts';
import { matchesIfNoneMatch } from '../platform/http/entity-tags.ts';

/** Sends 304 when If-None-Match contains the ETag of the response; must be added before any route. */
export function useEtags(app: App): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const etag = reply.getHeader('etag');
    if (!isRead || reply.statusCode !== 200 || !matchesIfNoneMatch(request, etag)) {
      done(null, payload);
      return;
    }
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    // Fastify needs the payload of HEAD to set the content length.
    done(null, request.method === 'HEAD' ? payload : null);
  });
}
