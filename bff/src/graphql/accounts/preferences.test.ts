import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { userRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const turnOff = `mutation { updateMyPreferences(input: { mailUpdates: false }) {
  user { id mailUpdates } userErrors { field code message } } }`;

test.each([
  [true, true],
  [false, false],
  [null, null],
  [undefined, null],
])('a record with mailUpdates %s', async (mailUpdates, given) => {
  const bff = await startBff({ 'GET /api/auth/me': { ...userRecord(), mailUpdates } });

  expect(await bff.ask('{ me { mailUpdates } }')).toEqual({ data: { me: { mailUpdates: given } } });
});

test('update mails are turned off by their own call, and the account is updated', async () => {
  const bff = await startBff({
    'PUT /api/auth/me/preferences': {},
    'GET /api/auth/me': { ...userRecord(), mailUpdates: false },
  });

  expect(await bff.ask(turnOff)).toEqual({
    data: {
      updateMyPreferences: { user: { id: 'student1', mailUpdates: false }, userErrors: [] },
    },
  });
  expect(bff.upstream.calls[0]).toMatchObject({
    call: 'PUT /api/auth/me/preferences',
    body: { mailUpdates: false },
    authorization: 'Bearer own-token',
  });
});

test('a backend without update mails is NOT_SUPPORTED', async () => {
  const bff = await startBff({ 'PUT /api/auth/me/preferences': new Answer(404, {}) });

  expect(await bff.ask(turnOff)).toMatchObject({
    data: { updateMyPreferences: { user: null, userErrors: [{ code: 'NOT_SUPPORTED' }] } },
  });
});
