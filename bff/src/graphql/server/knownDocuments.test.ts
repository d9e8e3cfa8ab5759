import { serverAudits } from 'graphql-http';
import { buildSchema, parse } from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { trustedDocuments } from '../../gen/trustedDocuments.generated.ts';
import { startBff } from '../../testing/bff.ts';
import { many, mentorRecord, studentRecord, userRecord } from '../../testing/records.ts';
import { sampleVariables } from '../../testing/sampleVariables.ts';
import { Answer, type Answers } from '../../testing/upstream.ts';

const schemaFile = new URL('../../../../schema.graphql', import.meta.url);
const schema = buildSchema(readFileSync(schemaFile, 'utf8'));

interface Sent {
  body: string;
  headers: Record<string, string>;
}

/** The requests of all HTTP audits, and one for each operation of the web. */
async function requests(): Promise<Sent[]> {
  const sent: Sent[] = [];
  const record: typeof fetch = (_url, { method, body, headers } = {}) => {
    if (method === 'POST') {
      const content = typeof body === 'string' ? body : '';
      sent.push({ body: content, headers: Object.fromEntries(new Headers(headers)) });
    }
    return Promise.resolve(new Response('{"data":{}}'));
  };
  for (const audit of serverAudits({ url: 'http://bff/graphql', fetchFn: record }))
    await audit.fn();
  const accept = 'application/graphql-response+json,application/json;q=0.9';
  const headers = { accept, 'content-type': 'application/json', authorization: 'Bearer own-token' };
  for (const [documentId, { text }] of Object.entries(trustedDocuments)) {
    const variables = sampleVariables(schema, parse(text));
    sent.push({ body: JSON.stringify({ documentId, variables }), headers });
    sent.push({ body: JSON.stringify({ documentId, variables: { input: 1 } }), headers });
  }
  return sent;
}

const without = (record: object, ...keys: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

// One failure at most: which of several parallel ones is reported differs.
const healthy: Answers = {
  'GET /api/auth/me': userRecord(),
  'GET /api/admin/students': many(3, studentRecord),
  'GET /api/admin/educators': [],
  'GET /api/admin/student-progress': [],
  'GET /api/admin/educator-progress': [],
  'GET /api/admin/form-submissions': [],
  'GET /api/admin/mentors': many(3, mentorRecord),
  'GET /api/admin/clubs': new Answer(500, {}),
};

test('a known document has the status, headers, body and log line of a new one', async () => {
  const lines: string[] = [];
  const bff = await startBff(healthy, {
    limits: { anonymousPerConnection: Infinity, breakerWindow: 1 },
    logTo: { write: (line) => void lines.push(line) },
  });
  const send = async ({ body, headers }: Sent) => {
    const {
      statusCode,
      headers: all,
      payload,
    } = await bff.app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: body,
    });
    const line = JSON.parse(lines.at(-1) ?? '{}') as { calls: { call: string; status: number }[] };
    const called = line.calls.map(({ call, status }) => `${call} ${status}`).sort();
    return {
      statusCode,
      headers: without(all, 'date', 'x-request-id'),
      payload,
      line: without(line, 'reqId', 'time', 'ms', 'calls'),
      called,
    };
  };

  const all = await requests();
  expect(all.length).toBeGreaterThan(100);
  for (const one of all) {
    const first = await send(one);
    for (const known of [await send(one), await send(one)]) expect(known, one.body).toEqual(first);
  }
});
