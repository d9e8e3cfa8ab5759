import {
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  trace,
  type Context,
} from '@opentelemetry/api';
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
    const { method, routeOptions, headers } = request;
    if (routeOptions.config.quiet === true) {
      done();
      return;
    }
    const parent = propagation.extract(ROOT_CONTEXT, headers);
    const name = `${method} ${routeOptions.url ?? 'none'}`;
    const span = trace.getTracer('waymark').startSpan(name, { kind: SpanKind.SERVER }, parent);
    const ids = span.spanContext();
    if (!isSpanContextValid(ids)) {
      done();
      return;
    }
    request.log = reply.log = request.log.child({ traceId: ids.traceId });
    request.trace = trace.setSpan(parent, span);
    // Emitted after the response and after a disconnect.
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode).end();
    });
    context.with(request.trace, done);
  });
  // Reading a body leaves the context.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.trace === null) done();
    else context.with(request.trace, done);
  });
}
