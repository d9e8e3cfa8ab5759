import { context, propagation, trace } from '@opentelemetry/api';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { startTracing } from '@waymark/node-kit/tracing';
import { useTestApp } from '../testing/app.ts';
import { addAdmin, addPerson } from '../testing/fixtures.ts';

const test = useTestApp();

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const OTHER_TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = '00f067aa0ba902b7';
const traceparent = `00-${TRACE}-${CALLER}-01`;

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const isStatement = ({ attributes }: SentSpan) =>
  attributes.some(({ key }) => key === 'db.query.text');

afterEach(() => {
  trace.disable();
  context.disable();
  propagation.disable();
});

/** A collector of traces by OTLP over HTTP. */
async function startCollector() {
  const spans: SentSpan[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = body as {
        resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
      };
      spans.push(...resourceSpans.flatMap((of) => of.scopeSpans).flatMap((of) => of.spans));
      response.end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { spans, endpoint: `http://127.0.0.1:${port}`, close: () => server.close() };
}

it('a request is a span of the caller’s trace, with its statements and without values', async () => {
  const collector = await startCollector();
  const end = await startTracing({
    service: 'waymark-api',
    hasActiveContext: true,
    endpoint: collector.endpoint,
    ratio: 1,
  });
  const admin = await addAdmin(test);
  const person = await addPerson(test, 'student', { name: 'Ananya Deshmukh' });
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const app = await buildApp({ nodeEnv: 'production', trustedProxies: [], log }, test.deps);

  const saved = await app.inject({
    method: 'PUT',
    url: `/api/admin/students/${person.id}`,
    headers: { traceparent, authorization: `Bearer ${admin.token}` },
    payload: { name: 'Ananya Rao' },
  });
  expect(saved.statusCode).toBe(200);
  // Its mail is sent in the background, which has no trace.
  test.deps.hasMailServer = true;
  const asked = await app.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    headers: { traceparent: `00-${OTHER_TRACE}-${CALLER}-01` },
    payload: { email: person.email },
  });
  expect(asked.statusCode).toBe(200);
  await test.deps.background.idle();
  expect(test.mails).toHaveLength(1);
  await app.close();
  await end();
  collector.close();

  const ofMail = collector.spans.filter(({ traceId }) => traceId === OTHER_TRACE);
  expect(JSON.stringify(ofMail)).toContain('insert into \\"mail_outbox\\"');
  expect(JSON.stringify(ofMail)).not.toContain('delete from \\"mail_outbox\\"');
  const [route, ...statements] = collector.spans
    .filter((span) => !ofMail.includes(span))
    .sort((a, b) => Number(isStatement(a)) - Number(isStatement(b)));
  expect(route).toMatchObject({
    name: 'PUT /api/admin/students/:id',
    traceId: TRACE,
    parentSpanId: CALLER,
    attributes: [{ key: 'http.response.status_code', value: { intValue: 200 } }],
  });
  const parents = new Set(statements.map(({ traceId, parentSpanId }) => traceId + parentSpanId));
  expect([...parents]).toEqual([`${TRACE}${route?.spanId ?? ''}`]);
  const names = new Set(statements.map(({ name }) => name));
  expect(names).toEqual(new Set(['SELECT', 'BEGIN', 'UPDATE', 'INSERT', 'COMMIT']));
  const texts = JSON.stringify(statements);
  // The session is read before the body, the person after it.
  for (const text of ['from \\"sessions\\"', 'update \\"']) expect(texts).toContain(text);
  expect(JSON.stringify(collector.spans)).not.toMatch(/Ananya|Rao|Bearer/);
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ msg: 'request', traceId: TRACE }),
  );
});
