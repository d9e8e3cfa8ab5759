import { context, type Context } from '@opentelemetry/api';
import { traceRequest } from '@waymark/node-kit/tracing';
import type { App } from '../platform/http/app-type.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Context with the span of the request; null without tracing and `traceparent`. */
    trace: Context | null;
  }
}

/**
 * Makes a span of each request, named by the pattern of its route, and adds the id of the trace to
 * its log lines. Must be added before any route.
 */
export function useTracing(app: App): void {
  app.decorateRequest('trace', null);
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions } = request;
    if (routeOptions.config.quiet === true) {
      done();
      return;
    }
    const traced = traceRequest(request, reply, `${method} ${routeOptions.url ?? 'none'}`);
    if (traced.traceId === null) {
      done();
      return;
    }
    request.trace = traced.context;
    // Emitted after the response and after a disconnect.
    reply.raw.once('close', () => {
      traced.span.setAttribute('http.response.status_code', reply.statusCode).end();
    });
    context.with(request.trace, done);
  });
  // Reading a body leaves the context.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.trace === null) done();
    else context.with(request.trace, done);
  });
}
