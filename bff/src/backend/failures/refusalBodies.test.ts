import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { Answer } from '../../testing/upstream.ts';

const register = gql`mutation { register(input: { name: "Asha", email: "a@b.in", password: "secret", role: EDUCATOR }) {
  user { id } userErrors { field message } } }`;

const TAKEN = 'This email is taken';
const email = [{ field: ['email'], message: TAKEN }];
const general = [{ field: null, message: TAKEN }];

const bodies: [how: string, body: unknown, userErrors: object[]][] = [
  // One sentence.
  ['message', { message: TAKEN, statusCode: 400, error: 'Bad Request' }, general],
  ['error', { error: TAKEN }, general],
  ['error.message', { error: { message: TAKEN, code: 'EMAIL' } }, general],
  ['detail', { type: 'about:blank', title: 'Bad Request', detail: TAKEN }, general],
  ['title', { title: TAKEN, status: 400 }, general],
  ['error_description', { error_description: TAKEN }, general],
  ['OAuth', { error: 'invalid_grant', error_description: TAKEN }, general],
  ['capitals', { Message: TAKEN }, general],
  ['data', { success: false, data: { message: TAKEN } }, general],
  ['errors as text', { errors: TAKEN }, general],
  ['plain text', TAKEN, general],
  ['a bare JSON text', JSON.stringify(TAKEN), general],
  ['a field beside it', { message: TAKEN, field: 'email' }, email],
  ['a field in the error', { error: { message: TAKEN, field: 'email' } }, email],
  ['a field that was not sent', { message: TAKEN, field: 'tenant' }, general],
  // Lists of entries.
  ['field and message', { errors: [{ field: 'email', message: TAKEN }] }, email],
  ['path and msg', { errors: [{ type: 'field', path: 'email', msg: TAKEN }] }, email],
  ['param', { errors: [{ param: 'email', msg: TAKEN, location: 'body' }] }, email],
  ['Joi', { details: [{ message: TAKEN, path: ['email'], type: 'any' }] }, email],
  ['Zod', { error: { issues: [{ path: ['email'], message: TAKEN, code: 'custom' }] } }, email],
  ['FastAPI', { detail: [{ loc: ['body', 'email'], msg: TAKEN, type: 'value_error' }] }, email],
  [
    'Spring',
    {
      message: 'Validation failed',
      errors: [{ objectName: 'dto', field: 'email', defaultMessage: TAKEN }],
    },
    email,
  ],
  ['fieldErrors', { fieldErrors: [{ field: 'email', message: TAKEN }] }, email],
  [
    'violations',
    { title: 'No', violations: [{ propertyPath: 'register.dto.email', message: TAKEN }] },
    email,
  ],
  ['invalid-params', { 'invalid-params': [{ name: 'email', reason: TAKEN }] }, email],
  [
    'JSON:API',
    { errors: [{ detail: TAKEN, source: { pointer: '/data/attributes/email' } }] },
    email,
  ],
  [
    'Nest with constraints',
    { message: [{ property: 'email', constraints: { unique: TAKEN } }] },
    email,
  ],
  [
    'Nest with children',
    {
      message: [
        {
          property: 'register',
          children: [{ property: 'email', children: [], constraints: { unique: TAKEN } }],
        },
      ],
    },
    email,
  ],
  [
    'Fastify',
    { code: 'FST_ERR_VALIDATION', message: 'body/email must match format "email"' },
    [{ field: ['email'], message: 'body/email must match format "email"' }],
  ],
  ['ajv', { errors: [{ instancePath: '/email', message: TAKEN }] }, email],
  ['texts', { errors: [TAKEN, 'Sorry'] }, [...general, { field: null, message: 'Sorry' }]],
  [
    'sentences',
    { errors: ['Email is taken', 'It is late'] },
    [
      { field: ['email'], message: 'Email is taken' },
      { field: null, message: 'It is late' },
    ],
  ],
  [
    'Nest',
    { message: ['email must be an email'], error: 'Bad Request' },
    [{ field: ['email'], message: 'email must be an email' }],
  ],
  ['entries and nothing else', [{ code: 'DuplicateEmail', description: TAKEN }], general],
  [
    'Micronaut',
    { _embedded: { errors: [{ message: 'email: taken' }] } },
    [{ field: ['email'], message: 'email: taken' }],
  ],
  [
    'Strapi',
    {
      data: null,
      error: {
        status: 400,
        name: 'ValidationError',
        details: { errors: [{ path: ['email'], message: TAKEN }] },
      },
    },
    email,
  ],
  ['problems', { code: 'E_INVALID', problems: [TAKEN] }, general],
  // Messages by field.
  ['Laravel, Rails', { message: 'No', errors: { email: [TAKEN] } }, email],
  [
    'Mongoose',
    { message: 'No', errors: { email: { message: TAKEN, path: 'email', kind: 'x' } } },
    email,
  ],
  [
    'Mongoose, of what was not sent too',
    { message: 'No', errors: { email: { message: TAKEN }, phone: { message: 'Sorry' } } },
    [...email, { field: null, message: 'Sorry' }],
  ],
  [
    'ASP.NET',
    { title: 'One or more validation errors occurred.', errors: { Email: [TAKEN] } },
    email,
  ],
  ['a JSON path', { errors: { '$.email': [TAKEN] } }, email],
  ['flattened Zod', { errors: { formErrors: [], fieldErrors: { email: [TAKEN] } } }, email],
  ['formatted Zod', { _errors: [], email: { _errors: [TAKEN] } }, email],
  [
    'formatted Zod, in a place',
    { error: { _errors: [], email: { _errors: [], 0: { _errors: [TAKEN] } } } },
    email,
  ],
  ['Zod as a tree', { errors: [], properties: { email: { errors: [TAKEN] } } }, email],
  [
    'Zod as a tree, deeper',
    {
      message: 'No',
      errors: { errors: [], properties: { email: { errors: [], items: [{ errors: [TAKEN] }] } } },
    },
    email,
  ],
  ['Django REST', { email: [TAKEN] }, email],
  ['by what is no name', { errors: { 'C:\\app config': [TAKEN] } }, general],
  ['of no field in particular', { non_field_errors: [TAKEN] }, general],
  ['bare texts by field', { email: TAKEN }, email],
  [
    'two for one field',
    { errors: { email: [TAKEN, 'Sorry'] } },
    [...email, { field: ['email'], message: 'Sorry' }],
  ],
  // Nothing to tell.
  [
    'the name of the status',
    { statusCode: 400, message: 'Bad Request' },
    [{ field: null, message: 'The request was not accepted.' }],
  ],
  ['a page', '<h1>Bad Request</h1>', [{ field: null, message: 'The request was not accepted.' }]],
  ['a list', [], [{ field: null, message: 'The request was not accepted.' }]],
];

test('a refusal keeps its words, however they come', async () => {
  const bff = await startBff({});

  for (const [how, body, userErrors] of bodies) {
    bff.upstream.answers['POST /api/auth/register'] = new Answer(400, body);
    expect
      .soft(await bff.ask(register), how)
      .toEqual({ data: { register: { user: null, userErrors } } });
  }
});
