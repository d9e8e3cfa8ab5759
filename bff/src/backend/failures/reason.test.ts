import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { Answer } from '../../testing/upstream.ts';

const reasoned = gql`mutation { register(input: { name: "Asha", email: "a@b.in", password: "secret", role: EDUCATOR }) {
  userErrors { field message reason values { name value } } } }`;

const NONE = { reason: null, values: [] };

/** The user errors of a refused registration. */
async function refusedWith(body: object) {
  const bff = await startBff({ 'POST /api/auth/register': new Answer(400, body) });
  const { data } = await bff.ask(reasoned);
  return (data?.['register'] as { userErrors: object[] }).userErrors;
}

test('a refusal has the reason and the values of its message', async () => {
  const body = {
    message: 'Wait 90 seconds',
    reason: 'TOO_MANY',
    values: { seconds: 90, who: 'Asha' },
  };
  const values = [
    { name: 'seconds', value: '90' },
    { name: 'who', value: 'Asha' },
  ];
  expect(await refusedWith(body)).toEqual([
    { field: null, message: 'Wait 90 seconds', reason: 'TOO_MANY', values },
  ]);
});

test('each error of a field has its own reason', async () => {
  const errors = [
    { field: 'email', message: 'Too long', reason: 'TOO_LONG', values: { limit: 200 } },
    { field: 'name', message: 'No' },
  ];
  expect(await refusedWith({ message: 'Too long', reason: 'OTHER', errors })).toEqual([
    {
      ...{ field: ['email'], message: 'Too long', reason: 'TOO_LONG' },
      values: [{ name: 'limit', value: '200' }],
    },
    { field: ['name'], message: 'No', ...NONE },
  ]);
});

test.each<[what: string, body: object, expected: object]>([
  ['none', {}, NONE],
  ['a sentence', { reason: 'The email is taken', values: { limit: 1 } }, NONE],
  ['small letters', { reason: 'taken' }, NONE],
  ['a word of 65 characters', { reason: 'A'.repeat(65) }, NONE],
  ['a number', { reason: 400 }, NONE],
  [
    'values that are a list',
    { reason: 'TAKEN', values: ['email'] },
    { reason: 'TAKEN', values: [] },
  ],
  [
    'values that are no texts or numbers, too long, or without a name',
    {
      reason: 'TAKEN',
      values: { a: null, b: {}, c: 'x'.repeat(301), '': 'd', 'e f': 'g', h: true },
    },
    { reason: 'TAKEN', values: [] },
  ],
])('other reasons of a backend: %s', async (_what, body, expected) => {
  expect(await refusedWith({ message: 'No', ...body })).toEqual([
    { field: null, message: 'No', ...expected },
  ]);
});

test('the number of values is limited', async () => {
  const values = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`v${n}`, n]));
  const [error] = await refusedWith({ message: 'No', reason: 'TAKEN', values });
  expect((error as { values: object[] }).values).toHaveLength(10);
});

test('the error of a failed call has them as extensions', async () => {
  const body = { message: 'Wait', reason: 'TOO_MANY', values: { seconds: 90 } };
  const bff = await startBff({ 'GET /api/auth/me': new Answer(429, body) });
  const ask = async () => (await bff.ask(gql`{ me { id } }`)).errors?.[0]?.extensions;

  expect(await ask()).toEqual({
    ...{ code: 'RATE_LIMITED', call: 'GET /api/auth/me', reason: 'TOO_MANY' },
    values: [{ name: 'seconds', value: '90' }],
  });
  for (const answer of [new Answer(429, { message: 'Wait' }), new Answer(500, body)]) {
    bff.upstream.answers['GET /api/auth/me'] = answer;
    expect(await ask()).not.toHaveProperty('reason');
  }
});

test('a missing record of an optional write has its reason', async () => {
  const bff = await startBff({
    'DELETE /api/admin/accounts/a1/sessions': new Answer(404, {
      ...{ message: 'There is no such account', reason: 'NOT_HERE' },
    }),
  });
  const end = gql`mutation { endSessions(input: { accountId: "a1" }) { userErrors { code reason } } }`;
  expect((await bff.ask(end)).data).toEqual({
    endSessions: { userErrors: [{ code: 'NOT_FOUND', reason: 'NOT_HERE' }] },
  });
});
