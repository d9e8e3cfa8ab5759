import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { userRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const login = `mutation { login(input: { email: "a@b.in", password: "secret" }) {
  token user { id role formSubmitted } userErrors { field code message } } }`;

const register = `mutation { register(input: { name: "Asha", email: "a@b.in", password: "secret", role: EDUCATOR }) {
  token user { role } userErrors { field code message } } }`;

const logout = 'mutation { logout { ended userErrors { message } } }';

test.each([
  ['as documented', { token: 't', user: userRecord('mentor') }],
  ['wrapped', { data: { token: 't', user: userRecord('mentor') } }],
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
])('login refused with %i is a user error', async (status, body, code, message) => {
  const bff = await startBff({ 'POST /api/auth/login': new Answer(status, body) });

  expect(await bff.ask(login)).toEqual({
    data: { login: { token: null, user: null, userErrors: [{ field: null, code, message }] } },
  });
});

test('too many logins are no user error', async () => {
  const bff = await startBff({ 'POST /api/auth/login': new Answer(429, { message: 'Wait' }) });

  const { data, errors } = await bff.ask(login);

  expect(data).toEqual({ login: null });
  expect(errors).toMatchObject([{ message: 'Wait', extensions: { code: 'RATE_LIMITED' } }]);
});

test('a login without a token is not understood', async () => {
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

test('register needs no more than a friendly word from the backend', async () => {
  const bff = await startBff({ 'POST /api/auth/register': new Answer(201, { message: 'Hi' }) });

  expect((await bff.ask(register)).data).toEqual({
    register: { token: null, user: null, userErrors: [] },
  });
});

test.each([
  [
    'a list of fields',
    { message: 'No', code: 'VALIDATION', errors: [{ field: 'email', message: 'Taken' }] },
    [{ field: ['email'], code: 'VALIDATION', message: 'Taken' }],
  ],
  [
    'messages by field',
    { errors: { name: 'Too short', email: { message: 'Taken' } } },
    [
      { field: ['name'], code: 'VALIDATION', message: 'Too short' },
      { field: ['email'], code: 'VALIDATION', message: 'Taken' },
    ],
  ],
  [
    'paths and msg',
    { errors: [{ path: 'email', msg: 'Taken' }] },
    [{ field: ['email'], code: 'VALIDATION', message: 'Taken' }],
  ],
  ['nothing', {}, [{ field: null, code: 'VALIDATION', message: 'The request was not accepted.' }]],
])('a refusal that names %s becomes user errors', async (_what, body, userErrors) => {
  const bff = await startBff({ 'POST /api/auth/register': new Answer(400, body) });

  expect(await bff.ask(register)).toEqual({
    data: { register: { token: null, user: null, userErrors } },
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
