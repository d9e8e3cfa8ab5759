import { request } from 'node:http';
import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../testing/bff.ts';
import { progressRecord, statsRecord, studentRecord, userRecord } from '../testing/records.ts';
import { Answer } from '../testing/upstream.ts';

test('each caller’s own token is sent upstream, and none at login', async () => {
  const bff = await startBff({
    'GET /api/auth/me': userRecord(),
    'GET /api/mentor/dashboard/stats': statsRecord,
    'POST /api/auth/login': { token: 'new', user: userRecord() },
  });

  await Promise.all([
    bff.ask(gql`{ me { id } }`, {}, 'asha'),
    bff.ask(gql`{ mentorDashboard { stats { totalStudents } } }`, {}, 'ravi'),
    bff.ask(
      gql`mutation { login(input: { email: "a@b.in", password: "secret" }) { token } }`,
      {},
      'old',
    ),
  ]);

  const tokens = bff.upstream.calls.map(({ call, authorization }) => [call, authorization]);
  expect(Object.fromEntries(tokens)).toEqual({
    'GET /api/auth/me': 'Bearer asha',
    'GET /api/mentor/dashboard/stats': 'Bearer ravi',
    'POST /api/auth/login': undefined,
  });
});

test.each([
  ['without a proxy', '203.0.113.7', {}, '203.0.113.7'],
  ['from a trusted proxy', '10.0.0.2', { 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7'],
  [
    'from a chain of proxies',
    '10.0.0.2',
    { 'x-forwarded-for': '1.1.1.1, 203.0.113.7, 10.0.0.3' },
    '203.0.113.7',
  ],
  [
    'not from an untrusted X-Forwarded-For',
    '203.0.113.7',
    { 'x-forwarded-for': '1.1.1.1' },
    '203.0.113.7',
  ],
  ['not from an untrusted private peer', '10.0.1.2', { 'x-forwarded-for': '1.1.1.1' }, '10.0.1.2'],
])('the client address is sent to the backend: %s', async (_what, peer, headers, address) => {
  const bff = await startBff({ 'GET /api/auth/me': userRecord() });

  await bff.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: peer,
    headers,
    payload: { query: '{ me { id } }' },
  });

  expect(bff.upstream.calls).toMatchObject([{ address }]);
});

test('the client’s User-Agent is sent to the backend, which derives the device from it', async () => {
  const bff = await startBff({ 'POST /api/auth/login': { token: 't', user: userRecord() } });

  await bff.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'user-agent': 'Chrome/125.0 Android' },
    payload: {
      query: 'mutation { login(input: { email: "a@b.in", password: "secret" }) { token } }',
    },
  });

  expect(bff.upstream.calls).toMatchObject([{ userAgent: 'Chrome/125.0 Android' }]);
});

test.each([
  ['a/../../b', 'PUT /api/admin/students/a%2F..%2F..%2Fb/assign-mentor'],
  ['a?b#c', 'PUT /api/admin/students/a%3Fb%23c/assign-mentor'],
])('the id %s goes upstream as one path segment', async (personId, call) => {
  const bff = await startBff({});

  await bff.ask(
    gql`mutation ($id: ID!) { assignMentor(input: { personId: $id, audience: STUDENT }) { userErrors { message } } }`,
    { id: personId },
  );

  expect(bff.callsMade()).toEqual([call]);
});

test.each(['', ' ', '.', '..', '\ud800'])(
  'an invalid id “%s” is refused before any call',
  async (personId) => {
    const bff = await startBff({});

    const answer = await bff.ask(
      gql`mutation ($id: ID!) { assignMentor(input: { personId: $id, audience: STUDENT }) { userErrors { field message } } }`,
      { id: personId },
    );

    expect(answer).toEqual({
      data: {
        assignMentor: { userErrors: [{ field: ['personId'], message: 'An id is missing.' }] },
      },
    });
    expect(bff.callsMade()).toEqual([]);
  },
);

test('a client that disconnects cancels its upstream calls', async () => {
  const bff = await startBff({
    'GET /api/student/profile': new Answer(200, studentRecord(), { delay: Infinity }),
    'GET /api/student/progress': new Answer(200, progressRecord(), { delay: Infinity }),
  });
  const address = await bff.app.listen({ host: '127.0.0.1', port: 0 });
  const client = request(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  client.on('error', () => undefined);
  client.end(JSON.stringify({ query: '{ myStudentProfile { id progress { percent } } }' }));

  await expect.poll(() => bff.callsMade()).toHaveLength(2);
  client.destroy();

  await expect
    .poll(() => bff.upstream.calls.map(({ cancelled }) => cancelled))
    .toEqual([true, true]);
});
