import release from '../../package.json' with { type: 'json' };
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { startBff } from '../testing/bff.ts';
import { many, mentorRecord, studentRecord, userRecord } from '../testing/records.ts';
import { Answer } from '../testing/upstream.ts';

/** A log kept in memory. */
function readableLog() {
  const text: string[] = [];
  return {
    write: (line: string) => void text.push(line),
    text: () => text.join(''),
    operations: () =>
      text
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ msg }) => msg === 'operation'),
  };
}

const person = { email: 'asha@secret.example', password: 'hidden-password', phone: '9812345670' };
const session = 'secret-session-token';

test('the log contains nothing secret or personal', async () => {
  const log = readableLog();
  const bff = await startBff(
    {
      'POST /api/auth/login': { token: session, user: userRecord() },
      'POST /api/auth/register': new Answer(409, { message: `${person.email} is taken` }),
      'PUT /api/admin/students/private-id': new Answer(500, { message: person.phone }),
      'GET /api/admin/students': new Answer(200, `{"name": "${person.email}"`),
    },
    { logTo: log },
  );
  const input = `email: "${person.email}", password: "${person.password}"`;
  await bff.ask(`mutation { login(input: { ${input} }) { token } }`);
  await bff.ask(
    `mutation { register(input: { ${input}, name: "Asha", phone: "${person.phone}", role: STUDENT }) { userErrors { message } } }`,
  );
  await bff.ask(
    'mutation ($input: UpdateStudentInput!) { updateStudent(input: $input) { userErrors { message } } }',
    { input: { id: 'private-id', phone: person.phone } },
    session,
  );
  await bff.ask(`{ students(filter: { search: "${person.email}" }) { totalCount } }`, {}, session);
  await bff.ask(`{ me { ${person.password.replace('-', '')} } }`, {}, session);

  expect(log.operations()).toHaveLength(5);
  for (const secret of [...Object.values(person), session, 'private-id', 'Asha']) {
    expect(log.text()).not.toContain(secret);
  }
});

test('an operation is one log line: caller, name, duration, calls, errors', async () => {
  const log = readableLog();
  const bff = await startBff(
    {
      'GET /api/admin/students': many(2, studentRecord),
      'GET /api/admin/mentors': new Answer(500, {}),
      'GET /api/admin/clubs': new Answer(503, {}),
    },
    { logTo: log },
  );

  await bff.ask('query People { students { totalCount } mentors { id } clubs { id } }');

  expect(log.operations()).toEqual([
    expect.objectContaining({
      level: 30,
      reqId: expect.any(String) as unknown,
      operation: 'People',
      type: 'query',
      role: 'admin',
      outcome: 'UPSTREAM_UNAVAILABLE',
      ms: expect.any(Number) as unknown,
      errors: ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE'],
    }),
  ]);
  const calls = log.operations()[0]?.['calls'] as { call: string; status: number; retry?: true }[];
  expect(calls.map(({ call, status, retry }) => [call, status, retry]).sort()).toEqual([
    ['GET /api/admin/clubs', 503, undefined],
    ['GET /api/admin/clubs', 503, true],
    ['GET /api/admin/mentors', 500, undefined],
    ['GET /api/admin/students', 200, undefined],
  ]);
});

test('an operation that its client left is logged with its calls', async () => {
  const log = readableLog();
  const bff = await startBff(
    {
      'GET /api/admin/students': [studentRecord()],
      'GET /api/admin/clubs': new Answer(200, [], { delay: Infinity }),
    },
    { logTo: log },
  );
  const address = await bff.app.listen({ host: '127.0.0.1', port: 0 });
  const client = request(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer token' },
  });
  client.on('error', () => undefined);
  client.end(JSON.stringify({ query: 'query Left { students { totalCount } clubs { id } }' }));
  await expect.poll(() => bff.callsMade()).toHaveLength(2);
  client.destroy();

  await expect.poll(() => log.operations()).toHaveLength(1);
  expect(log.operations()).toMatchObject([
    {
      operation: 'Left',
      type: 'query',
      outcome: 'CANCELLED',
      calls: expect.arrayContaining([
        expect.objectContaining({ call: 'GET /api/admin/clubs', status: 'cancelled' }),
      ]) as unknown,
    },
  ]);
});

test.each([
  ['a caller without a session', undefined, 'anonymous'],
  ['a caller whose calls do not show the role', 'Bearer token', 'unknown'],
])('the role of %s is %s, %s', async (_what, authorization, role) => {
  const log = readableLog();
  const bff = await startBff({ 'GET /api/auth/me': userRecord() }, { logTo: log });

  await bff.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...(authorization !== undefined && { authorization }) },
    payload: { query: '{ me { id } }' },
  });

  expect(log.operations()).toMatchObject([{ role }]);
});

test('requests that are refused before execution are logged too', async () => {
  const log = readableLog();
  const bff = await startBff({}, { logTo: log });
  const headers = { 'content-type': 'application/json' };

  await bff.app.inject({ method: 'POST', url: '/graphql', headers, payload: '{' });
  await bff.app.inject({ method: 'POST', url: '/graphql', payload: { documentId: 'none' } });

  expect(log.operations()).toMatchObject([
    { operation: null, type: null, outcome: 'BAD_USER_INPUT' },
    { operation: null, type: null, outcome: 'PERSISTED_QUERY_NOT_SUPPORTED' },
  ]);
});

test.each([
  ['a valid one of the client is logged', 'trace-1:a.b_c', true],
  ['without one', undefined, false],
])('request id: an own one, sent upstream and returned; %s', async (_what, given, isLogged) => {
  const log = readableLog();
  const bff = await startBff({ 'GET /api/auth/me': userRecord() }, { logTo: log });

  const { headers } = await bff.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...(given !== undefined && { 'x-request-id': given }) },
    payload: { query: '{ me { id } }' },
  });

  const id = headers['x-request-id'];
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(bff.upstream.calls).toMatchObject([{ requestId: id }]);
  const [line] = log.operations();
  expect(line?.['reqId']).toBe(id);
  expect(line?.['clientRequestId']).toBe(isLogged ? given : undefined);
});

test('metrics have operations by name, calls by route, and the breakers', async () => {
  const bff = await startBff({
    'GET /api/auth/me': userRecord(),
    'GET /api/admin/students/private-id': new Answer(503, {}),
  });
  await bff.ask('query Me { me { id } }');
  await bff.ask('query SomethingElse { me { id } }');
  await bff.ask('query Me { you }');
  for (let n = 0; n < 10; n++) await bff.ask('{ student(id: "private-id") { id } }');

  const { body, headers } = await bff.app.inject('/metrics');

  expect(headers['content-type']).toContain('text/plain');
  for (const line of [
    'graphql_operations_total{operation="Me",type="query",outcome="ok",client="other"} 1',
    'graphql_operations_total{operation="other",type="query",outcome="ok",client="other"} 1',
    'graphql_operation_duration_seconds_count{operation="other",type="query"}',
    'graphql_operation_duration_seconds_bucket{le="0.3",operation="Me",type="query"}',
    'upstream_call_duration_seconds_count{call="GET /api/auth/me",status="200"} 2',
    'upstream_retries_total{call="GET /api/admin/students/{id}"} 1',
    'upstream_breaker_state{call="GET /api/auth/me"} 0',
    'upstream_breaker_state{call="GET /api/admin/students/{id}"} 2',
  ]) {
    expect(body).toContain(line);
  }
  expect(body).not.toContain('private-id');
  expect(body).not.toContain('SomethingElse');
});

test.each([
  [{}, 'other'],
  [{ 'apollographql-client-name': 'someone', 'apollographql-client-version': '0.1.0' }, 'other'],
  [
    { 'apollographql-client-name': 'waymark-web', 'apollographql-client-version': '9"' },
    'waymark-web of another release',
  ],
  [
    { 'apollographql-client-name': 'waymark-web', 'apollographql-client-version': release.version },
    `waymark-web ${release.version}`,
  ],
])('the client of an operation is a label of the metrics: %o', async (headers, client) => {
  const bff = await startBff({ 'GET /api/auth/me': userRecord() });
  await bff.app.inject({
    url: '/graphql',
    method: 'POST',
    headers,
    payload: { query: 'query Me { me { id } }' },
  });
  const { body } = await bff.app.inject('/metrics');
  expect(body).toMatch(
    new RegExp(`^graphql_operations_total\\{operation="Me".*client="${client}"\\} 1$`, 'm'),
  );
});

test('each use of a deprecated input field is counted, of new documents and of known ones', async () => {
  const bff = await startBff({ 'GET /api/admin/mentors': many(2, mentorRecord) });
  const mentors = 'query ($club: ID) { mentors(filter: { forClubId: $club }) { id } }';
  for (let n = 0; n < 3; n++) await bff.ask(mentors, { club: 'none' });
  await bff.ask('{ mentors(filter: { search: "a" }) { id } }');

  const { body } = await bff.app.inject('/metrics');

  expect(body.split('\n').filter((line) => line.startsWith('graphql_deprecated'))).toEqual([
    'graphql_deprecated_uses_total{field="MentorFilter.forClubId",client="other"} 3',
  ]);
});

test('a result of /readyz is cached', async () => {
  const bff = await startBff({ 'GET /api/auth/me': new Answer(401, {}) });
  for (let n = 0; n < 5; n++) await bff.app.inject('/readyz');

  expect(bff.upstream.calls).toHaveLength(1);
});

test('an unreachable backend is logged by its error code only', async () => {
  const log = readableLog();
  const bff = await startBff({}, { logTo: log });
  await bff.upstream.close();

  await bff.app.inject({ url: '/readyz' });

  expect(log.text()).toContain('"status":"unreachable","cause":"ECONNREFUSED"');
  expect(log.text()).not.toContain(new URL(bff.upstream.origin).host);
});
