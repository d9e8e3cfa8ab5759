import { propagation, trace } from '@opentelemetry/api';
import Fastify from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { startTracing, traceRequest } from './tracing.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

afterEach(() => {
  trace.disable();
  propagation.disable();
  vi.unstubAllEnvs();
});

/** What a collector gets of a request within a trace, and the log. */
async function traceOne({ ratio = 1, hasCollector = true }) {
  const bodies: unknown[] = [];
  const collector = createServer((request, response) => {
    void json(request).then((body) => {
      bodies.push(body);
      response.end('{}');
    });
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void collector.close());
  const { port } = collector.address() as AddressInfo;
  const endpoint = hasCollector ? `http://127.0.0.1:${port}` : undefined;
  const end = await startTracing({ service: 'kit', endpoint, ratio, hasActiveContext: false });
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  app.addHook('onRequest', (request, reply, done) => {
    traceRequest(request, reply, 'the request').span.end();
    done();
  });
  app.get('/', (request) => {
    request.log.info('asked');
    return 'done';
  });
  await app.inject({ url: '/', headers: { traceparent: `00-${TRACE}-${CALLER}-01` } });
  await end();
  return { sent: bodies, log: lines.find((line) => line.includes('asked')) };
}

test('sends the span of a request, with the names of the service', async () => {
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'service.version=1.2.3');
  const { sent, log } = await traceOne({});
  expect(sent).toMatchObject([
    {
      resourceSpans: [
        {
          resource: {
            attributes: expect.arrayContaining([
              { key: 'service.name', value: { stringValue: 'kit' } },
              { key: 'service.version', value: { stringValue: '1.2.3' } },
            ]) as unknown,
          },
          scopeSpans: [{ spans: [{ name: 'the request', traceId: TRACE, parentSpanId: CALLER }] }],
        },
      ],
    },
  ]);
  expect(log).toContain(`"traceId":"${TRACE}"`);
});

test.each([
  ['without a collector', { hasCollector: false }],
  ['whose id is not drawn, though the caller traces it', { ratio: 0 }],
])('a request %s sends nothing, and its trace is logged', async (_which, options) => {
  const { sent, log } = await traceOne(options);
  expect(sent).toEqual([]);
  expect(log).toContain(`"traceId":"${TRACE}"`);
});
