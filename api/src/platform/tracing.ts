import { SpanStatusCode, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';

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
