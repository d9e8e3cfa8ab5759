import { propagation, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { LogEvent } from 'kysely';
import type { TracingConfig } from '../../../settings.mjs';

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
      .resourceFromAttributes({ 'service.name': 'waymark-api' })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    // The id of the trace alone decides, in both tiers alike: a client can't force a trace.
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register({ propagator: null });
  return () => provider.shutdown();
}

/** Adds a span of a statement, without its values, to the span of the request, if any. */
export function traceStatement({ level, query, queryDurationMillis }: LogEvent): void {
  if (trace.getActiveSpan() === undefined) return;
  const end = Date.now();
  const operation = /\w+/.exec(query.sql)?.[0].toUpperCase() ?? 'SQL';
  const span = trace.getTracer('waymark').startSpan(operation, {
    startTime: end - queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
  });
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(end);
}
