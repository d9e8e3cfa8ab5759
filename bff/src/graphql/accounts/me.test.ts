import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { Answer } from '../../testing/upstream.ts';

const notAnAccount = 'UPSTREAM_INVALID';

test.each<[what: string, answer: unknown, code: string]>([
  ['401', new Answer(401, { message: 'Session over' }), 'UNAUTHENTICATED'],
  ['403', new Answer(403, { message: 'Invalid or expired token' }), 'FORBIDDEN'],
  ['404', new Answer(404, { message: 'User not found' }), 'NOT_FOUND'],
  ['404 as a page', new Answer(404, '<h1>Not Found</h1>'), notAnAccount],
  ['400', new Answer(400, { message: 'jwt malformed' }), 'BAD_USER_INPUT'],
  ['422', new Answer(422, { msg: 'Not enough segments' }), 'BAD_USER_INPUT'],
  ['498', new Answer(498, ''), 'BAD_USER_INPUT'],
  ['405', new Answer(405, ''), 'NOT_SUPPORTED'],
  ['410', new Answer(410, ''), 'NOT_FOUND'],
  ['a redirect', new Answer(302, '', { headers: { location: '/login' } }), notAnAccount],
  ['200 with a refusal', { success: false, message: 'Invalid token' }, 'BAD_USER_INPUT'],
  ['200 with a page', '<!doctype html><title>Log in</title>', notAnAccount],
  ['200 with another record', { _id: 'c1', title: 'Robotics' }, notAnAccount],
  ['200 with no record', { success: true, data: null }, notAnAccount],
  ['200 with null', 'null', notAnAccount],
  ['200 with a list', [], notAnAccount],
  ['204', new Answer(204, ''), notAnAccount],
  ['429', new Answer(429, { message: 'Wait' }), 'RATE_LIMITED'],
  ['500', new Answer(500, { message: 'jwt expired' }), 'UPSTREAM_UNAVAILABLE'],
  ['501', new Answer(501, ''), 'UPSTREAM_UNAVAILABLE'],
  ['503 as a page', new Answer(503, '<h1>Back soon</h1>'), 'UPSTREAM_UNAVAILABLE'],
])('the account is an error at me after %s', async (_what, answer, code) => {
  const bff = await startBff({ 'GET /api/auth/me': answer });

  expect(await bff.ask(gql`{ me { id } }`)).toMatchObject({
    data: { me: null },
    errors: [{ path: ['me'], extensions: { code } }],
  });
});
