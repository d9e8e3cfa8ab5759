import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { Answer } from '../../testing/upstream.ts';

interface Row {
  field: string;
  operation: string;
  call: string;
  /** Body and token of the upstream call. */
  body: object | undefined;
  authorization: string | undefined;
  done: object;
  undone: object;
}

const errors = 'userErrors { field code message }';

const rows: Row[] = [
  {
    field: 'changePassword',
    operation: `mutation { changePassword(input: { currentPassword: "old one", newPassword: "new one" }) { changed ${errors} } }`,
    call: 'POST /api/auth/change-password',
    body: { currentPassword: 'old one', newPassword: 'new one' },
    authorization: 'Bearer own-token',
    done: { changed: true },
    undone: { changed: false },
  },
  {
    field: 'requestPasswordReset',
    operation: `mutation { requestPasswordReset(input: { email: "a@b.in" }) { accepted ${errors} } }`,
    call: 'POST /api/auth/forgot-password',
    body: { email: 'a@b.in' },
    authorization: undefined,
    done: { accepted: true },
    undone: { accepted: false },
  },
  {
    field: 'resetPassword',
    operation: `mutation { resetPassword(input: { token: "mailed", newPassword: "new one" }) { changed ${errors} } }`,
    call: 'POST /api/auth/reset-password',
    body: { token: 'mailed', password: 'new one' },
    authorization: undefined,
    done: { changed: true },
    undone: { changed: false },
  },
  {
    field: 'confirmEmailChange',
    operation: `mutation { confirmEmailChange(input: { token: "mailed" }) { confirmed ${errors} } }`,
    call: 'POST /api/auth/confirm-email-change',
    body: { token: 'mailed' },
    authorization: undefined,
    done: { confirmed: true },
    undone: { confirmed: false },
  },
  {
    field: 'cancelEmailChange',
    operation: `mutation { cancelEmailChange { cancelled ${errors} } }`,
    call: 'DELETE /api/auth/pending-email',
    body: undefined,
    authorization: 'Bearer own-token',
    done: { cancelled: true },
    undone: { cancelled: false },
  },
  {
    field: 'undoEmailChange',
    operation: `mutation { undoEmailChange(input: { token: "mailed" }) { restored ${errors} } }`,
    call: 'POST /api/auth/undo-email-change',
    body: { token: 'mailed' },
    authorization: undefined,
    done: { restored: true },
    undone: { restored: false },
  },
];

test.each(rows)('$field makes its documented call', async (row) => {
  const bff = await startBff({ [row.call]: { message: 'Done' } });

  expect(await bff.ask(row.operation)).toEqual({
    data: { [row.field]: { ...row.done, userErrors: [] } },
  });
  expect(bff.upstream.calls).toMatchObject([
    { call: row.call, body: row.body, authorization: row.authorization },
  ]);
});

const missing: [string, unknown][] = [
  ['a page', new Answer(404, '<h1>Cannot POST</h1>')],
  ['the route’s name', new Answer(404, { message: 'Route POST:/api/auth/x not found' })],
  ['two words', new Answer(404, { error: 'Not Found' })],
  ['nothing', new Answer(404, {})],
  ['405', new Answer(405, {})],
  ['501', new Answer(501, {})],
];

test.each(rows.flatMap((row) => missing.map(([how, answer]) => ({ ...row, how, answer }))))(
  '$field where the backend lacks it and says so with $how',
  async ({ field, operation, call, answer, undone }) => {
    const bff = await startBff({ [call]: answer });

    expect(await bff.ask(operation)).toEqual({
      data: {
        [field]: {
          ...undone,
          userErrors: [
            { field: null, code: 'NOT_SUPPORTED', message: 'The server does not offer this.' },
          ],
        },
      },
    });
  },
);

test.each([
  [
    'changePassword',
    new Answer(400, { errors: [{ field: 'currentPassword', message: 'That is not it' }] }),
    { field: ['currentPassword'], code: 'VALIDATION', message: 'That is not it' },
  ],
  [
    'requestPasswordReset',
    new Answer(404, { message: 'Nobody has this address' }),
    { field: null, code: 'NOT_FOUND', message: 'Nobody has this address' },
  ],
  [
    'resetPassword',
    new Answer(400, { errors: [{ field: 'password', message: 'Too common' }] }),
    { field: ['newPassword'], code: 'VALIDATION', message: 'Too common' },
  ],
  [
    'resetPassword',
    new Answer(410, { message: 'This link has expired', code: 'TOKEN_EXPIRED' }),
    { field: null, code: 'TOKEN_EXPIRED', message: 'This link has expired' },
  ],
])('%s: a refusal is a user error', async (field, answer, userError) => {
  const row = rows.find((one) => one.field === field);
  const bff = await startBff({ [row?.call ?? '']: answer });

  expect((await bff.ask(row?.operation ?? '')).data).toEqual({
    [field]: { ...row?.undone, userErrors: [userError] },
  });
});

test.each([
  ['with words', new Answer(401, { message: 'No token provided' })],
  ['without a word', new Answer(401, '')],
])('a 401 on a call without a session is NOT_SUPPORTED: %s', async (_how, answer) => {
  const row = rows.find((one) => one.field === 'requestPasswordReset');
  const bff = await startBff({ 'POST /api/auth/forgot-password': answer });

  expect(await bff.ask(row?.operation ?? '')).toEqual({
    data: {
      requestPasswordReset: {
        accepted: false,
        userErrors: [
          { field: null, code: 'NOT_SUPPORTED', message: 'The server does not offer this.' },
        ],
      },
    },
  });
});

test('a password change without a session is a top-level error', async () => {
  const bff = await startBff({
    'POST /api/auth/change-password': new Answer(401, { message: 'Please sign in' }),
  });

  expect(await bff.ask(rows[0]?.operation ?? '')).toMatchObject({
    data: { changePassword: null },
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
});
