import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { userRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const state = gql`{ mySecondFactor { enabled recoveryCodesLeft } }`;
const login = (code = '') =>
  `mutation { login(input: { email: "a@b.in", password: "secret"${code} }) {
    token user { secondFactor } userErrors { field code message } } }`;

test('a login without the code is refused with SECOND_FACTOR_REQUIRED and no token', async () => {
  const body = { message: 'Please enter the code', code: 'SECOND_FACTOR_REQUIRED' };
  const bff = await startBff({ 'POST /api/auth/login': new Answer(401, body) });

  const error = { field: null, code: 'SECOND_FACTOR_REQUIRED', message: 'Please enter the code' };
  expect(await bff.ask(login())).toEqual({
    data: { login: { token: null, user: null, userErrors: [error] } },
  });
  expect(bff.upstream.calls[0]?.body).toEqual({ email: 'a@b.in', password: 'secret' });
});

test('a wrong code is a user error of the field code', async () => {
  const errors = [{ field: 'code', message: 'This code is not right' }];
  const body = { message: 'This code is not right', code: 'SECOND_FACTOR_INVALID', errors };
  const bff = await startBff({ 'POST /api/auth/login': new Answer(401, body) });

  const error = { ...errors[0], field: ['code'], code: 'SECOND_FACTOR_INVALID' };
  expect(await bff.ask(login(', code: "000000"'))).toEqual({
    data: { login: { token: null, user: null, userErrors: [error] } },
  });
});

test.each([
  [', code: "123456"', { code: '123456' }],
  [', code: null', {}],
  [', code: ""', {}],
])('a login%s sends the code only where there is one', async (code, sent) => {
  const user = { ...userRecord('mentor'), secondFactor: true };
  const bff = await startBff({ 'POST /api/auth/login': { token: 't', user } });

  expect(await bff.ask(login(code))).toEqual({
    data: { login: { token: 't', user: { secondFactor: true }, userErrors: [] } },
  });
  expect(bff.upstream.calls[0]?.body).toEqual({ email: 'a@b.in', password: 'secret', ...sent });
});

test('reads the second factor of the caller', async () => {
  const own = { enabled: true, recoveryCodesLeft: 8 };
  const bff = await startBff({ 'GET /api/auth/second-factor': own });

  expect(await bff.ask(state)).toEqual({ data: { mySecondFactor: own } });
});

test('a mentor’s second factor is read from the list', async () => {
  const mentors = [
    { _id: 'm1', name: 'Dev', secondFactor: true },
    { _id: 'm2', name: 'Mira' },
  ];
  const bff = await startBff({ 'GET /api/admin/mentors': mentors });

  expect(await bff.ask(gql`{ mentors { secondFactor } }`)).toEqual({
    data: { mentors: [{ secondFactor: true }, { secondFactor: null }] },
  });
});

const errors = 'userErrors { field code message }';
const proof = 'input: { currentPassword: "secret", code: "123456" }';
const proofBody = { currentPassword: 'secret', code: '123456' };

const rows = [
  {
    field: 'setUpSecondFactor',
    operation: `mutation { setUpSecondFactor { secret uri ${errors} } }`,
    call: 'POST /api/auth/second-factor/set-up',
    body: undefined,
    reply: { secret: 'JBSWY3DP', uri: 'otpauth://totp/Waymark:a%40b.in?secret=JBSWY3DP' },
    done: { secret: 'JBSWY3DP', uri: 'otpauth://totp/Waymark:a%40b.in?secret=JBSWY3DP' },
    undone: { secret: null, uri: null },
  },
  {
    field: 'turnOnSecondFactor',
    operation: `mutation { turnOnSecondFactor(${proof}) { recoveryCodes ${errors} } }`,
    call: 'POST /api/auth/second-factor/turn-on',
    body: proofBody,
    reply: { recoveryCodes: ['k7m2x-p9rqd', 'h4wn8-c6tye'] },
    done: { recoveryCodes: ['k7m2x-p9rqd', 'h4wn8-c6tye'] },
    undone: { recoveryCodes: null },
  },
  {
    field: 'turnOffSecondFactor',
    operation: `mutation { turnOffSecondFactor(${proof}) { turnedOff ${errors} } }`,
    call: 'POST /api/auth/second-factor/turn-off',
    body: proofBody,
    reply: { message: 'Two-step login is off.' },
    done: { turnedOff: true },
    undone: { turnedOff: false },
  },
  {
    field: 'renewRecoveryCodes',
    operation: `mutation { renewRecoveryCodes(${proof}) { recoveryCodes ${errors} } }`,
    call: 'POST /api/auth/second-factor/recovery-codes',
    body: proofBody,
    reply: { recoveryCodes: ['k7m2x-p9rqd'] },
    done: { recoveryCodes: ['k7m2x-p9rqd'] },
    undone: { recoveryCodes: null },
  },
  {
    field: 'resetSecondFactor',
    operation: `mutation { resetSecondFactor(input: { accountId: "m1" }) { reset ${errors} } }`,
    call: 'DELETE /api/admin/accounts/m1/second-factor',
    body: undefined,
    reply: { message: 'Two-step login of Dev is off.' },
    done: { reset: true },
    undone: { reset: false },
  },
];

test.each(rows)('$field makes its call', async ({ field, operation, call, body, reply, done }) => {
  const bff = await startBff({ [call]: reply });

  expect(await bff.ask(operation)).toEqual({ data: { [field]: { ...done, userErrors: [] } } });
  expect(bff.upstream.calls).toMatchObject([{ call, body, authorization: 'Bearer own-token' }]);
});

test.each(rows)(
  '$field: a missing call and a refusal are user errors',
  async ({ field, operation, call, undone }) => {
    const bff = await startBff({ [call]: new Answer(404, '<h1>Cannot POST</h1>') });
    const missing = {
      field: null,
      code: 'NOT_SUPPORTED',
      message: 'The server does not offer this.',
    };
    expect(await bff.ask(operation)).toEqual({
      data: { [field]: { ...undone, userErrors: [missing] } },
    });

    const message = 'Two-step login is off.';
    bff.upstream.answers[call] = new Answer(409, { message, code: 'CONFLICT' });
    expect(await bff.ask(operation)).toEqual({
      data: { [field]: { ...undone, userErrors: [{ field: null, code: 'CONFLICT', message }] } },
    });
  },
);

test.each(rows.filter(({ body }) => body !== undefined))(
  '$field: a wrong code is a user error of its field',
  async ({ field, operation, call, undone }) => {
    const errors = [{ field: 'code', message: 'This code is not right' }];
    const bff = await startBff({ [call]: new Answer(400, { message: 'Invalid', errors }) });

    const error = { ...errors[0], field: ['code'], code: 'VALIDATION' };
    expect(await bff.ask(operation)).toEqual({
      data: { [field]: { ...undone, userErrors: [error] } },
    });
  },
);

test('recovery codes that are missing in the reply are UPSTREAM_INVALID', async () => {
  const bff = await startBff({ 'POST /api/auth/second-factor/turn-on': { message: 'Done' } });

  expect(await bff.ask(rows[1]?.operation ?? '')).toMatchObject({
    errors: [{ extensions: { code: 'UPSTREAM_INVALID', field: 'recoveryCodes' } }],
  });
});

test.each([
  [true, true],
  [false, false],
  [undefined, false],
])('secondFactorDue %s of the backend is %s', async (sent, read) => {
  const user = { ...userRecord('admin'), secondFactorDue: sent };
  const bff = await startBff({ 'GET /api/auth/me': user });

  expect(await bff.ask(gql`{ me { secondFactorDue } }`)).toEqual({
    data: { me: { secondFactorDue: read } },
  });
});

test.each([
  ['SECOND_FACTOR_DUE', 'SECOND_FACTOR_DUE'],
  ['OTHER', 'FORBIDDEN'],
])('a 403 with the code %s is %s, for reads and writes', async (sent, code) => {
  const refused = new Answer(403, { message: 'Please set up two-step login first', code: sent });
  const bff = await startBff({
    'GET /api/admin/clubs': refused,
    'DELETE /api/admin/clubs/c1': refused,
  });

  const error = { message: 'Please set up two-step login first', extensions: { code } };
  expect((await bff.ask(gql`{ clubs { id } }`)).errors).toMatchObject([error]);
  const remove = gql`mutation { deleteClub(input: { id: "c1" }) { userErrors { code } } }`;
  expect((await bff.ask(remove)).errors).toMatchObject([error]);
});
