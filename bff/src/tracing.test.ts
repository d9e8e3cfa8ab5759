import { propagation, trace } from '@opentelemetry/api';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { startBff } from './testing/bff.ts';
import { userRecord } from './testing/records.ts';
import { startTracing } from '@waymark/node-kit/tracing';

const OF_BFF = { service: 'waymark-bff', hasActiveContext: false };

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const traceparent = `00-${TRACE}-${CALLER}-01`;

afterEach(() => {
  trace.disable();
  propagation.disable();
  vi.unstubAllEnvs();
});

/** Sends an operation with `traceparent`. @returns the header of its call, and the log */
async function send() {
  const lines: string[] = [];
  const bff = await startBff(
    { 'GET /api/auth/me': userRecord() },
    { logTo: { write: (line) => void lines.push(line) } },
  );
  await bff.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { traceparent, authorization: 'Bearer secret-token' },
    payload: { query: 'query Who { me { name } }' },
  });
  return { sent: bff.upstream.calls[0]?.traceparent, log: lines.join('') };
}

test('without an endpoint the trace of the client is passed on and logged', async () => {
  await startTracing({ ...OF_BFF, endpoint: undefined, ratio: 1 });

  const { sent, log } = await send();

  expect(sent).toBe(traceparent);
  expect(log).toContain(`"traceId":"${TRACE}"`);
});

test('an operation and its calls are spans of the client’s trace, without personal data', async () => {
  const bodies: unknown[] = [];
  const collector = createServer((request, response) => {
    void json(request).then((body) => {
      bodies.push(body);
      response.end('{}');
    });
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'service.version=1.2.3');
  const end = await startTracing({ ...OF_BFF, endpoint: `http://127.0.0.1:${port}`, ratio: 1 });

  const { sent, log } = await send();
  await end();
  collector.close();

  const [{ resourceSpans }] = bodies as [
    {
      resourceSpans: {
        resource: unknown;
        scopeSpans: { spans: { name: string; spanId: string }[] }[];
      }[];
    },
  ];
  expect(resourceSpans[0]?.resource).toMatchObject({
    attributes: expect.arrayContaining([
      { key: 'service.name', value: { stringValue: 'waymark-bff' } },
      { key: 'service.version', value: { stringValue: '1.2.3' } },
    ]) as unknown,
  });
  const spans = resourceSpans.flatMap((of) => of.scopeSpans).flatMap((of) => of.spans);
  const [call, operation] = spans.sort((a, b) => a.name.localeCompare(b.name));
  expect(spans).toHaveLength(2);
  expect(operation).toMatchObject({
    name: 'GraphQL operation',
    traceId: TRACE,
    parentSpanId: CALLER,
    attributes: expect.arrayContaining([
      { key: 'graphql.operation.name', value: { stringValue: 'Who' } },
    ]) as unknown,
  });
  expect(call).toMatchObject({ name: 'GET /api/auth/me', parentSpanId: operation?.spanId });
  expect(sent).toBe(`00-${TRACE}-${call?.spanId ?? ''}-01`);
  expect(log).toContain(`"traceId":"${TRACE}"`);
  expect(JSON.stringify(spans)).not.toMatch(/secret-token|Asha|@/);
});
