import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { Answer } from '../../testing/upstream.ts';

const register = gql`mutation { register(input: { name: "Asha", email: "a@b.in", password: "secret", role: EDUCATOR }) {
  user { id } userErrors { field message } } }`;

const ACCEPTED = 'This email is taken';
const email = [{ field: ['email'], message: ACCEPTED }];
const general = [{ field: null, message: ACCEPTED }];

const none = [{ field: null, message: '' }];

test.each<[how: string, body: unknown, userErrors: object[]]>([
  ['the documented message', { message: ACCEPTED, code: 'ACCEPTED' }, general],
  [
    'two documented sentences',
    { message: `${ACCEPTED}. Log in.` },
    [{ field: null, message: `${ACCEPTED}. Log in.` }],
  ],
  ['documented fields', { message: 'No', errors: [{ field: 'email', message: ACCEPTED }] }, email],
  [
    'a field with an error code as its message',
    { message: 'No', errors: [{ field: 'email', message: 'emailTaken' }] },
    [{ field: ['email'], message: 'This is not accepted.' }],
  ],
  [
    'an error code at a field that the input does not have',
    { errors: [{ field: 'tenant', message: 'tenantUnknown' }] },
    none,
  ],
  [
    'a field with an invalid path',
    { message: 'No', errors: [{ field: 7, message: ACCEPTED }] },
    general,
  ],
  ['one sentence under another key', { error: ACCEPTED }, general],
  ['one sentence, nested', { error: { message: ACCEPTED } }, general],
  ['one sentence in RFC 9457 format', { title: 'No', detail: ACCEPTED }, general],
  ['one sentence as plain text', ACCEPTED, general],
  ['one sentence as JSON', JSON.stringify(ACCEPTED), general],
  ['two sentences under another key', { error: `${ACCEPTED}. Log in.` }, none],
  ['two sentences as plain text', `${ACCEPTED}. Log in.`, none],
  ['an HTML page', '<h1>Bad Request</h1>', none],
  ['the status text', { statusCode: 400, message: 'Bad Request' }, none],
  ['messages by field, which are not documented', { errors: { email: [ACCEPTED] } }, none],
  ['a list', [{ message: ACCEPTED }], none],
  ['nothing', '', none],
  ['an empty object', {}, none],
])('message of a refusal: %s', async (_how, body, userErrors) => {
  const bff = await startBff({ 'POST /api/auth/register': new Answer(400, body) });

  expect(await bff.ask(register)).toEqual({ data: { register: { user: null, userErrors } } });
});
