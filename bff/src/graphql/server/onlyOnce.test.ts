import { expect, test } from 'vitest';
import { startBff, type GraphqlAnswer } from '../../testing/bff.ts';

const writes = {
  login: 'login(input: { email: "a@b.in", password: "secret" }) { token }',
  register:
    'register(input: { name: "A", email: "a@b.in", password: "secret", role: STUDENT }) { token }',
  changePassword:
    'changePassword(input: { currentPassword: "secret", newPassword: "another" }) { changed }',
  requestPasswordReset: 'requestPasswordReset(input: { email: "a@b.in" }) { accepted }',
  confirmEmail: 'confirmEmail(input: { token: "t", newPassword: "secret" }) { token }',
  confirmEmailChange: 'confirmEmailChange(input: { token: "t" }) { confirmed }',
  undoEmailChange: 'undoEmailChange(input: { token: "t" }) { restored }',
  resetPassword: 'resetPassword(input: { token: "t", newPassword: "another" }) { changed }',
  turnOnSecondFactor:
    'turnOnSecondFactor(input: { currentPassword: "secret", code: "1" }) { recoveryCodes }',
  turnOffSecondFactor:
    'turnOffSecondFactor(input: { currentPassword: "secret", code: "1" }) { turnedOff }',
  renewRecoveryCodes:
    'renewRecoveryCodes(input: { currentPassword: "secret", code: "1" }) { recoveryCodes }',
};

const each = Object.entries(writes);

async function send(query: string, operationName?: string) {
  const bff = await startBff({});
  const response = await bff.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, operationName },
  });
  return { bff, status: response.statusCode, ...response.json<GraphqlAnswer>() };
}

test.each(
  each.flatMap(([name, write]) => [
    [name, 'side by side', `mutation { a: ${write} b: ${write} }`],
    [
      name,
      'in a fragment',
      `mutation { ${write} ...More } fragment More on Mutation { b: ${write} }`,
    ],
    [
      name,
      'in fragments',
      `mutation { ...A ... { c: ${write} } } fragment A on Mutation { ... on Mutation { ${write} } }`,
    ],
  ]),
)('%s twice, %s, is refused', async (name, _how, query) => {
  const { bff, status, errors } = await send(query);

  expect([status, errors]).toEqual([
    400,
    [
      expect.objectContaining({
        message: `An operation may ask for ${name} once.`,
        extensions: { code: 'BAD_USER_INPUT' },
      }),
    ],
  ]);
  expect(bff.upstream.calls).toEqual([]);
});

test.each([
  ['one of each', `mutation { ${each.map(([, write]) => write).join(' ')} }`],
  [
    'one under one name',
    `mutation { ...A ...B ...A } fragment A on Mutation { ${writes.login} } fragment B on Mutation { ${writes.login} }`,
  ],
  [
    'one in each of two operations',
    `mutation One { a: ${writes.login} } mutation Two { b: ${writes.login} }`,
  ],
])('%s is served', async (_what, query) => {
  expect((await send(query, query.includes('One') ? 'One' : undefined)).status).toBe(200);
});
