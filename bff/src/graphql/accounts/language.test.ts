import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { userRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const me = '{ me { language } }';
const login = (input: string) =>
  `mutation { login(input: { email: "a@b.in", password: "secret", ${input} }) { token user { language } } }`;
const register = (input: string) =>
  `mutation { register(input: { name: "A", email: "a@b.in", password: "secret", role: STUDENT, ${input} }) { user { language } } }`;
const choose = (input: string) =>
  `mutation { updateMyPreferences(input: { ${input} }) { user { language } userErrors { code } } }`;

test.each([
  ['hi', 'hi'],
  ['mr-IN', 'mr-IN'],
  ['hi_IN', 'hi-IN'],
  [' en ', 'en'],
  ['Hindi', null],
  ['', null],
  [{ code: 'hi' }, null],
  [null, null],
  [undefined, null],
])('a record with the language %j', async (language, given) => {
  const bff = await startBff({ 'GET /api/auth/me': { ...userRecord(), language } });

  expect(await bff.ask(me)).toEqual({ data: { me: { language: given } } });
});

test.each([
  ['language: "hi"', 'hi'],
  ['language: "mr_IN"', 'mr-IN'],
  ['language: "hi\\r\\nx-a: b"', undefined],
  ['language: null', undefined],
  ['', undefined],
])('login and registration with %s send it as Accept-Language', async (input, header) => {
  const user = { ...userRecord(), language: 'hi' };
  const bff = await startBff({
    'POST /api/auth/login': { token: 't', user },
    'POST /api/auth/register': new Answer(201, { message: 'Welcome', user }),
  });

  expect((await bff.ask(login(input))).data).toMatchObject({ login: { user: { language: 'hi' } } });
  expect((await bff.ask(register(input))).data).toMatchObject({
    register: { user: { language: 'hi' } },
  });
  expect(bff.upstream.calls.map(({ language }) => language)).toEqual([header, header]);
  for (const { body } of bff.upstream.calls) expect(body).not.toHaveProperty('language');
});

test.each([
  ['language: "hi"', { language: 'hi' }],
  ['language: "hi", mailUpdates: true', { language: 'hi', mailUpdates: true }],
  ['language: null, mailUpdates: false', { mailUpdates: false }],
  ['', {}],
])('preferences with %s are sent without absent ones', async (input, body) => {
  const bff = await startBff({
    'PUT /api/auth/me/preferences': {},
    'GET /api/auth/me': { ...userRecord(), language: 'hi' },
  });

  expect(await bff.ask(choose(input))).toEqual({
    data: { updateMyPreferences: { user: { language: 'hi' }, userErrors: [] } },
  });
  expect(bff.upstream.calls[0]?.body).toEqual(body);
});
