import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { userRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const login = `mutation { login(input: { email: "a@b.in", password: "secret" }) {
  token user { id role formSubmitted } userErrors { field code message } } }`;

const register = gql`mutation { register(input: { name: "Asha", email: "a@b.in", password: "secret", role: EDUCATOR }) {
  token user { role } userErrors { field code message } } }`;

const logout = gql`mutation { logout { ended userErrors { message } } }`;

const mentor = userRecord('mentor');

test.each([
  ['as documented', { token: 't', user: mentor }],
  ['wrapped', { data: { token: 't', user: mentor } }],
  ['wrapped twice', { success: true, data: { session: { jwt: 't' }, account: mentor } }],
  ['side by side', { ...mentor, token: 't' }],
  ['the token with the user', { user: { ...mentor, token: 't' } }],
  ['an access token', { accessToken: 't', refreshToken: 'r', user: mentor }],
  ['as OAuth has it', { access_token: 't', token_type: 'bearer', user: mentor }],
  ['a token that is an object', { token: { access_token: 'Bearer t' }, user: mentor }],
  ['with its scheme', { token: 'Bearer t', user: mentor }],
  ['a role in capitals', { token: 't', user: { ...mentor, role: 'MENTOR' } }],
  ['a role as an authority', { token: 't', user: { ...mentor, role: 'ROLE_MENTOR' } }],
  ['several roles', { token: 't', user: { ...mentor, role: null, roles: [{ name: 'Mentor' }] } }],
])('login answers with token and user: %s', async (_what, body) => {
  const bff = await startBff({ 'POST /api/auth/login': body });

  expect((await bff.ask(login)).data).toEqual({
    login: {
      token: 't',
      user: { id: 'mentor1', role: 'MENTOR', formSubmitted: true },
      userErrors: [],
    },
  });
  expect(bff.upstream.calls[0]?.body).toEqual({ email: 'a@b.in', password: 'secret' });
});

test.each([
  [400, { message: 'Email is required' }, 'VALIDATION', 'Email is required'],
  [401, { message: 'Invalid credentials' }, 'INVALID_CREDENTIALS', 'Invalid credentials'],
  [403, { message: 'Inactive', code: 'ACCOUNT_INACTIVE' }, 'ACCOUNT_INACTIVE', 'Inactive'],
  [404, { error: 'User not found' }, 'NOT_FOUND', 'User not found'],
  [401, {}, 'INVALID_CREDENTIALS', ''],
  [403, { message: 'Forbidden' }, 'FORBIDDEN', ''],
])('login refused with %i is a user error', async (status, body, code, message) => {
  const bff = await startBff({ 'POST /api/auth/login': new Answer(status, body) });

  expect(await bff.ask(login)).toEqual({
    data: { login: { token: null, user: null, userErrors: [{ field: null, code, message }] } },
  });
});

test('too many logins are a top-level error', async () => {
  const bff = await startBff({ 'POST /api/auth/login': new Answer(429, { message: 'Wait' }) });

  const { data, errors } = await bff.ask(login);

  expect(data).toEqual({ login: null });
  expect(errors).toMatchObject([{ message: 'Wait', extensions: { code: 'RATE_LIMITED' } }]);
});

test.each([
  ['alone', { token: 't' }],
  ['as bare JSON', '"t"'],
  ["in Django's format", { refresh: 'r', access: 't' }],
  ['with only a user id', { data: { token: 't', user: 'mentor1' } }],
  ['with a user without a name', { token: 't', user: { ...mentor, name: undefined } }],
  ['with a user of unknown role', { token: 't', user: { ...mentor, role: undefined } }],
])('a login whose token comes %s reads the user from me', async (_what, body) => {
  const bff = await startBff({
    'POST /api/auth/login': body,
    'GET /api/auth/me': { data: { account: mentor } },
  });

  expect((await bff.ask(login)).data).toMatchObject({
    login: { token: 't', user: { id: 'mentor1', role: 'MENTOR' }, userErrors: [] },
  });
  expect(bff.upstream.calls.map(({ call, authorization }) => [call, authorization])).toEqual([
    ['POST /api/auth/login', undefined],
    ['GET /api/auth/me', 'Bearer t'],
  ]);
});

test('formSubmitted takes a second call where the login does not include it', async () => {
  const student = { ...userRecord(), role: 'ROLE_STUDENT', formSubmitted: undefined };
  const bff = await startBff({
    'POST /api/auth/login': { ...student, token: 't', type: 'Bearer' },
    'GET /api/auth/me': userRecord(),
  });
  const operation = login.replace('formSubmitted', 'formSubmitted again: formSubmitted');

  // The third answer is that of the compiled operation.
  for (let time = 1; time <= 3; time += 1) {
    expect((await bff.ask(operation)).data).toMatchObject({
      login: { token: 't', user: { id: 'student1', formSubmitted: true, again: true } },
    });
  }
  expect(
    bff.upstream.calls.slice(4).map(({ call, authorization }) => [call, authorization]),
  ).toEqual([
    ['POST /api/auth/login', undefined],
    ['GET /api/auth/me', 'Bearer t'],
  ]);
});

const silent = { token: 't', user: { ...userRecord(), formSubmitted: undefined } };

test('makes no call for formSubmitted when it is not selected', async () => {
  const bff = await startBff({ 'POST /api/auth/login': silent });

  expect(await bff.ask(login.replace('formSubmitted', ''))).toMatchObject({
    data: { login: { token: 't', user: { id: 'student1' } } },
  });
  expect(bff.callsMade()).toEqual(['POST /api/auth/login']);
});

test.each([
  ['is missing', 404],
  ['fails', 500],
])('a login succeeds when the call for formSubmitted %s', async (_how, status) => {
  const bff = await startBff({
    'POST /api/auth/login': silent,
    'GET /api/auth/me': new Answer(status, { message: 'Not now' }),
  });

  expect(await bff.ask(login)).toEqual({
    data: {
      login: {
        token: 't',
        user: { id: 'student1', role: 'STUDENT', formSubmitted: false },
        userErrors: [],
      },
    },
  });
});

test.each([
  ['by the flag', userRecord()],
  ['by the form', { ...userRecord(), formSubmitted: undefined, formDetails: { class: '9th' } }],
  ['by a role without a form', { ...mentor, formSubmitted: undefined }],
])('a login with formSubmitted as %s takes one call', async (_how, user) => {
  const bff = await startBff({ 'POST /api/auth/login': { token: 't', user } });

  expect((await bff.ask(login)).errors).toBeUndefined();
  expect(bff.callsMade()).toEqual(['POST /api/auth/login']);
});

test('an account without an id gets its email as id', async () => {
  const nameless = { ...mentor, _id: undefined, id: undefined, email: 'Dev@B.in' };
  const bff = await startBff({
    'POST /api/auth/login': { token: 't', user: nameless },
    'GET /api/auth/me': nameless,
  });

  expect((await bff.ask(login)).data).toMatchObject({ login: { user: { id: 'dev@b.in' } } });
  expect((await bff.ask(gql`{ me { id email } }`)).data).toEqual({
    me: { id: 'dev@b.in', email: 'Dev@B.in' },
  });
});

test.each([
  ['an unknown role', { ...mentor, role: 'owner' }],
  ['an inherited key as role', { ...mentor, role: 'constructor' }],
  ['no role', { ...mentor, role: undefined }],
])('an account with %s can log in, its role is null', async (_what, account) => {
  const bff = await startBff({
    'POST /api/auth/login': { token: 't', user: account },
    'GET /api/auth/me': account,
  });
  const user = { id: 'mentor1', role: null, formSubmitted: true };

  expect(await bff.ask(login)).toEqual({
    data: { login: { token: 't', user, userErrors: [] } },
  });
  expect(await bff.ask(gql`{ me { id role formSubmitted } }`)).toEqual({ data: { me: user } });
});

test('a login without a token is UPSTREAM_INVALID', async () => {
  const bff = await startBff({ 'POST /api/auth/login': { user: userRecord() } });

  expect((await bff.ask(login)).errors).toMatchObject([
    { extensions: { code: 'UPSTREAM_INVALID', call: 'POST /api/auth/login', field: 'token' } },
  ]);
});

test('register sends the role as the REST call spells it', async () => {
  const bff = await startBff({
    'POST /api/auth/register': new Answer(201, { message: 'Hi', user: userRecord('educator') }),
  });

  expect((await bff.ask(register)).data).toEqual({
    register: { token: null, user: { role: 'EDUCATOR' }, userErrors: [] },
  });
  expect(bff.upstream.calls[0]?.body).toEqual({
    name: 'Asha',
    email: 'a@b.in',
    password: 'secret',
    role: 'educator',
  });
});

test.each([
  ['a message only', { message: 'Hi' }],
  ['plain text', 'Created'],
  ['nothing', ''],
  ['true', true],
  ['an unreadable user', { user: { ...mentor, email: null } }],
])('register succeeds when the reply is %s', async (_what, body) => {
  const bff = await startBff({ 'POST /api/auth/register': new Answer(201, body) });

  expect(await bff.ask(register)).toEqual({
    data: { register: { token: null, user: null, userErrors: [] } },
  });
});

test.each([
  [202, { message: 'Look into your mail' }, true],
  [201, { message: 'Look into your mail' }, false],
  [202, { user: userRecord('educator') }, false],
])('register awaits a confirmation after %i %j: %s', async (status, body, awaitsConfirmation) => {
  const bff = await startBff({ 'POST /api/auth/register': new Answer(status, body) });
  const operation = gql`mutation { register(input: { name: "Asha", email: "a@b.in", password: "secret", role: EDUCATOR }) {
    awaitsConfirmation userErrors { code } } }`;

  expect((await bff.ask(operation)).data).toMatchObject({
    register: { awaitsConfirmation, userErrors: [] },
  });
});

const confirm = `mutation { confirmEmail(input: { token: "mailed", newPassword: "secret" }) {
  token user { id role formSubmitted } userErrors { field code message } } }`;

test('a confirmed email opens a session', async () => {
  const user = userRecord('student');
  const bff = await startBff({ 'POST /api/auth/confirm-email': { token: 't', user } });

  expect((await bff.ask(confirm)).data).toMatchObject({
    confirmEmail: { token: 't', user: { role: 'STUDENT' }, userErrors: [] },
  });
  expect(bff.upstream.calls[0]).toMatchObject({
    body: { token: 'mailed', password: 'secret' },
    authorization: undefined,
  });
});

test('a refused password is reported at its field', async () => {
  const errors = [{ field: 'password', message: 'Too common' }];
  const bff = await startBff({ 'POST /api/auth/confirm-email': new Answer(400, { errors }) });

  expect((await bff.ask(confirm)).data).toMatchObject({
    confirmEmail: { userErrors: [{ field: ['newPassword'], message: 'Too common' }] },
  });
});

test.each([
  [400, { message: 'Expired', code: 'RESET_TOKEN_INVALID' }, 'RESET_TOKEN_INVALID'],
  [409, { message: 'Taken' }, 'CONFLICT'],
  [404, {}, 'NOT_SUPPORTED'],
])('a confirmation is refused: %i', async (status, body, code) => {
  const bff = await startBff({ 'POST /api/auth/confirm-email': new Answer(status, body) });

  expect(await bff.ask(confirm)).toMatchObject({
    data: { confirmEmail: { token: null, user: null, userErrors: [{ code }] } },
  });
});

test.each([
  ['ended by the backend', new Answer(200, { message: 'Bye' }), true],
  ['unknown to the backend', new Answer(404, '<h1>Cannot POST</h1>'), false],
  ['of a session that is over', new Answer(401, { message: 'Expired' }), false],
])('a logout %s', async (_what, answer, ended) => {
  const bff = await startBff({ 'POST /api/auth/logout': answer });

  expect(await bff.ask(logout)).toEqual({ data: { logout: { ended, userErrors: [] } } });
});
