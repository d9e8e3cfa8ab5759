import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../testing/bff.ts';
import { advanceableClock } from '../testing/clock.ts';
import { many, mentorRecord, studentRecord, userRecord } from '../testing/records.ts';
import { Answer } from '../testing/upstream.ts';

test.each([
  ['401', new Answer(401, { message: 'Token expired' }), 'UNAUTHENTICATED', 'Token expired'],
  ['403', new Answer(403, { message: 'Admins only' }), 'FORBIDDEN', 'Admins only'],
  ['404', new Answer(404, { message: 'No such thing' }), 'NOT_FOUND', 'No such thing'],
  [
    '404 of a route',
    new Answer(404, { message: 'Route GET:/api/auth/me not found' }),
    'NOT_SUPPORTED',
    'The server does not offer this.',
  ],
  [
    '404 as a page',
    new Answer(404, '<h1>Cannot GET</h1>'),
    'UPSTREAM_INVALID',
    'Invalid data format received from server',
  ],
  [
    '501',
    new Answer(501, {}),
    'UPSTREAM_UNAVAILABLE',
    'The server has a problem. Please try again later.',
  ],
  ['410', new Answer(410, { message: 'It is gone' }), 'NOT_FOUND', 'It is gone'],
  [
    '408',
    new Answer(408, { error: 'Request Timeout' }),
    'UPSTREAM_TIMEOUT',
    'The server took too long to answer. Please try again.',
  ],
  ['429', new Answer(429, { message: 'Wait a minute' }), 'RATE_LIMITED', 'Wait a minute'],
  ['400', new Answer(400, { error: 'Bad id' }), 'BAD_USER_INPUT', 'Bad id'],
  [
    '500',
    new Answer(500, { message: 'at db.ts:3' }),
    'UPSTREAM_UNAVAILABLE',
    'The server has a problem. Please try again later.',
  ],
  [
    '503 as a page',
    new Answer(503, '<h1>nginx</h1>'),
    'UPSTREAM_UNAVAILABLE',
    'The server has a problem. Please try again later.',
  ],
  [
    'a redirect',
    new Answer(302, '', { headers: { location: 'http://elsewhere.example/' } }),
    'UPSTREAM_INVALID',
    'Invalid data format received from server',
  ],
  [
    'a page',
    new Answer(200, '<h1>Hello</h1>'),
    'UPSTREAM_INVALID',
    'Invalid data format received from server',
  ],
  [
    'a bare word',
    new Answer(200, 7),
    'UPSTREAM_INVALID',
    'Invalid data format received from server',
  ],
  [
    'silence',
    new Answer(200, userRecord(), { delay: Infinity }),
    'UPSTREAM_TIMEOUT',
    'The server took too long to answer. Please try again.',
  ],
])('upstream answers with %s', async (_what, answer, code, message) => {
  const callDeadline = answer.delay === Infinity ? 150 : 5_000;
  const bff = await startBff({ 'GET /api/auth/me': answer }, { limits: { callDeadline } });

  const { data, errors } = await bff.ask(gql`{ me { id } }`);

  expect(data).toEqual({ me: null });
  expect(errors).toEqual([
    {
      message,
      path: ['me'],
      locations: expect.anything() as unknown,
      extensions: { code, call: 'GET /api/auth/me' },
    },
  ]);
});

test('an unreachable upstream is UPSTREAM_UNAVAILABLE, without its address', async () => {
  const bff = await startBff({});
  await bff.upstream.close();

  const answer = await bff.ask(gql`{ me { id } }`);

  expect(answer.errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  expect(JSON.stringify(answer)).not.toContain('127.0.0.1');
  expect(JSON.stringify(answer)).not.toContain('own-token');
});

test('reading stops at the size limit', async () => {
  const bff = await startBff(
    { 'GET /api/admin/students': many(50, studentRecord) },
    { limits: { maxAnswerSize: 1_000 } },
  );

  const { errors } = await bff.ask(gql`{ students { totalCount } }`);

  expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_INVALID');
});

test('sequential calls share the time budget of their operation', async () => {
  const advance = advanceableClock();
  const bff = await startBff({
    'GET /api/mentor/profile': () => {
      advance(6_800);
      return mentorRecord();
    },
    'GET /api/mentor/clubs/club1/stages': new Answer(200, [], { delay: Infinity }),
  });

  const { data, errors } = await bff.ask(gql`{ mentorDashboard { mentor { id } stages { id } } }`);

  expect(data).toEqual({ mentorDashboard: { mentor: { id: 'mentor1' }, stages: null } });
  expect(errors).toMatchObject([
    { path: ['mentorDashboard', 'stages'], extensions: { code: 'UPSTREAM_TIMEOUT' } },
  ]);
  // The call's own deadline did not apply.
  const { body } = await bff.app.inject('/metrics');
  expect(body).toMatch(/_count\{call="GET [^"]*\/stages",status="expired"\} 1\n/);
});
