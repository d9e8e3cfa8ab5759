import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { Answer } from '../../testing/upstream.ts';

const register = `mutation { register(input: { name: "Asha", email: "a@b.in", password: "secret", role: EDUCATOR }) {
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

test.each([
  [409, 'CONFLICT'],
  [412, 'PRECONDITION_FAILED'],
  [422, 'VALIDATION'],
  [423, 'CONFLICT'],
])('a refusal with %i is %s', async (status, code) => {
  const bff = await startBff({ 'PUT /api/admin/clubs/c1': new Answer(status, { detail: TAKEN }) });

  expect(
    await bff.ask(`mutation { updateClub(input: { id: "c1", name: "Club", description: "About", clubFor: STUDENT, stages: [] }) {
      userErrors { code message } } }`),
  ).toEqual({ data: { updateClub: { userErrors: [{ code, message: TAKEN }] } } });
});

test.each([
  { success: false, message: TAKEN },
  { status: 'error', message: TAKEN },
  { status: 'fail', data: null, errors: [{ message: TAKEN }] },
  { status: false, message: TAKEN },
  { code: 400, message: TAKEN },
  { ok: false, error: TAKEN },
  { error: true, message: TAKEN },
  { error: TAKEN },
  { data: null, error: { message: TAKEN } },
  { errors: [{ message: TAKEN }], student: {} },
  { errors: [TAKEN], details: [{ type: 'any' }] },
])('an answer of 200 that says no is a refusal: %o', async (body) => {
  const bff = await startBff({ 'POST /api/auth/register': body, 'GET /api/auth/me': body });

  expect(await bff.ask(register)).toEqual({
    data: { register: { user: null, userErrors: general } },
  });
  expect((await bff.ask('{ me { id } }')).errors).toMatchObject([
    { message: TAKEN, extensions: { code: 'BAD_USER_INPUT' } },
  ]);
});

test.each([
  ['JSend', { status: 'fail', data: { email: TAKEN } }],
  ['Express', { errors: [{ path: 'email', msg: TAKEN }] }],
  ['Laravel', { errors: { email: [TAKEN] } }],
  ['a hand', { error: { message: TAKEN, field: 'email' } }],
])('an answer of 200 that says no names fields as one of 400 does: %s', async (_how, body) => {
  const bff = await startBff({ 'POST /api/auth/register': body });

  expect(await bff.ask(register)).toEqual({
    data: { register: { user: null, userErrors: email } },
  });
});

test.each([
  { error: null, errors: [] },
  { error: '', errors: {} },
  { error: 'false', message: 'Removed' },
  { error: {}, data: [] },
  { success: true, error: 'The mail could not be sent' },
  { status: 'Success', errors: ['The mail could not be sent'] },
  { id: 'c1', error: 'Not seen since May' },
  { club: { _id: 'c1' }, errors: ['The mail could not be sent'] },
  { data: [{ _id: 'c1' }], error: 'The mail could not be sent' },
])('an answer of 200 that has done it is no refusal: %o', async (body) => {
  const bff = await startBff({ 'DELETE /api/admin/clubs/c1': body });

  expect(
    await bff.ask('mutation { deleteClub(input: { id: "c1" }) { deletedId userErrors { code } } }'),
  ).toEqual({ data: { deleteClub: { deletedId: 'c1', userErrors: [] } } });
});

test('an answer of 200 may tell the status that it means', async () => {
  const bff = await startBff({
    'GET /api/auth/me': { success: false, statusCode: 401, message: 'Session over' },
  });

  expect((await bff.ask('{ me { id } }')).errors).toMatchObject([
    { message: 'Session over', extensions: { code: 'UNAUTHENTICATED' } },
  ]);
});

test('fields are named as the input has them, however the server spells them', async () => {
  const messages = Object.fromEntries(
    ['Name', 'form_details.tenth_percentage', 'formDetails[age]', 'body.city', 'PHONE'].map(
      (field) => [field, [field]],
    ),
  );
  const bff = await startBff({
    'PUT /api/admin/students/s1': new Answer(422, {
      errors: { ...messages, formDetails: { class: ['nested'] } },
    }),
  });

  const { data } = await bff.ask(`mutation { updateStudent(input: { id: "s1", name: "A", phone: "1",
    formDetails: { tenthPercentage: 1, age: 1, city: "x", class: "1" } }) { userErrors { field } } }`);

  expect(data).toEqual({
    updateStudent: {
      userErrors: [
        { field: ['name'] },
        { field: ['formDetails', 'tenthPercentage'] },
        { field: ['formDetails', 'age'] },
        { field: ['formDetails', 'city'] },
        { field: ['phone'] },
        { field: ['formDetails', 'class'] },
      ],
    },
  });
});

test('many refusals are told up to a bound, and deep ones do no harm', async () => {
  const deep = JSON.stringify({ errors: 1 }).replace(
    '1',
    `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  );
  const bff = await startBff({ 'POST /api/auth/register': new Answer(400, deep) });

  expect(await bff.ask(register)).toMatchObject({ data: { register: { userErrors: [{}] } } });
  bff.upstream.answers['POST /api/auth/register'] = new Answer(400, {
    errors: Array.from({ length: 500 }, (_, n) => ({ field: `f${n}`, message: 'No' })),
  });
  const { data } = await bff.ask(register);
  expect((data?.['register'] as { userErrors: object[] }).userErrors).toHaveLength(50);
});

test.each([400, 200])('of a refusal without end with %i only the status speaks', async (status) => {
  const said = { success: false, message: TAKEN, errors: { email: [TAKEN] }, stack: '' };
  const longest = 64_000 - JSON.stringify(said).length;
  const bff = await startBff({});
  const refusedWith = async (length: number) => {
    const body = { ...said, stack: 'x'.repeat(length) };
    bff.upstream.answers['POST /api/auth/register'] = new Answer(status, body);
    const { data } = await bff.ask(register);
    return (data?.['register'] as { userErrors: object[] }).userErrors;
  };

  expect(await refusedWith(longest)).toEqual(email);
  expect(await refusedWith(longest + 1)).toEqual([
    { field: null, message: 'The request was not accepted.' },
  ]);
});
