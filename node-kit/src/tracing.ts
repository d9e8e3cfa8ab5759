import {
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface TracingOptions {
  /** Name of the service in the spans. */
  service: string;
  /** Collector that gets spans by OTLP over HTTP, if any. */
  endpoint: string | undefined;
  /** Share of operations that are traced. */
  ratio: number;
  /** Whether a context manager makes a span active; otherwise contexts are passed explicitly. */
  hasActiveContext: boolean;
}

/**
 * Passes `traceparent` on. With an endpoint, spans are sent to it: the SDK is loaded only then.
 *
 * @returns sends the last spans
 */
export async function startTracing({
  service,
  endpoint,
  ratio,
  hasActiveContext,
}: TracingOptions): Promise<() => Promise<void>> {
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  if (endpoint === undefined) return () => Promise.resolve();
  const [{ BatchSpanProcessor, NodeTracerProvider, TraceIdRatioBasedSampler }, otlp, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new otlp.OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resources
      .resourceFromAttributes({ 'service.name': service })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    // The id of the trace alone decides, in all servers alike: a client can't force a trace.
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register({ propagator: null, ...(!hasActiveContext && { contextManager: null }) });
  return () => provider.shutdown();
}

/** A span and the context for its children. */
export interface Traced {
  span: Span;
  context: Context;
  /** Null without tracing and without `traceparent`. */
  traceId: string | null;
}

/**
 * Starts the span of a request, within that of the client if it sent `traceparent`, and adds the id
 * of the trace to the log lines of the request.
 */
export function traceRequest(request: FastifyRequest, reply: FastifyReply, name: string): Traced {
  const parent = propagation.extract(ROOT_CONTEXT, request.headers);
  const span = trace.getTracer('waymark').startSpan(name, { kind: SpanKind.SERVER }, parent);
  const ids = span.spanContext();
  const traceId = isSpanContextValid(ids) ? ids.traceId : null;
  if (traceId !== null) request.log = reply.log = request.log.child({ traceId });
  return { span, context: trace.setSpan(parent, span), traceId };
}
