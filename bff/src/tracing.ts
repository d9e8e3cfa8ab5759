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
import type { IncomingHttpHeaders } from 'node:http';
import type { TracingConfig } from '../../settings.mjs';

/**
 * Passes `traceparent` on. With an endpoint, spans are sent to it: the SDK is loaded only then.
 *
 * @returns sends the last spans
 */
export async function startTracing({
  endpoint,
  ratio,
}: TracingConfig): Promise<() => Promise<void>> {
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
      .resourceFromAttributes({ 'service.name': 'waymark-bff' })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    // The id of the trace alone decides, in both tiers alike: a client can't force a trace.
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  // Spans are passed explicitly.
  provider.register({ propagator: null, contextManager: null });
  return () => provider.shutdown();
}

/** A span and the context for its children. */
export interface Traced {
  span: Span;
  context: Context;
  /** Null without tracing and without `traceparent`. */
  traceId: string | null;
}

const tracer = () => trace.getTracer('waymark');

/** Starts the span of an operation, within that of the client if it sent `traceparent`. */
export function traceOperation(headers: IncomingHttpHeaders): Traced {
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  const span = tracer().startSpan('GraphQL operation', { kind: SpanKind.SERVER }, parent);
  const ids = span.spanContext();
  const traceId = isSpanContextValid(ids) ? ids.traceId : null;
  return { span, context: trace.setSpan(parent, span), traceId };
}
