import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { Answer } from '../../testing/upstream.ts';

const register = gql`mutation { register(input: { name: "Asha", email: "a@b.in", password: "secret", role: EDUCATOR }) {
  user { id } userErrors { field message } } }`;

const TAKEN = 'This email is taken';
const email = [{ field: ['email'], message: TAKEN }];
const general = [{ field: null, message: TAKEN }];

test.each([
  [409, 'CONFLICT'],
  [412, 'PRECONDITION_FAILED'],
  [422, 'VALIDATION'],
  [423, 'CONFLICT'],
])('a refusal with %i is %s', async (status, code) => {
  const bff = await startBff({ 'PUT /api/admin/clubs/c1': new Answer(status, { detail: TAKEN }) });

  expect(
    await bff.ask(gql`mutation { updateClub(input: { id: "c1", name: "Club", description: "About", clubFor: STUDENT, stages: [] }) {
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
  expect((await bff.ask(gql`{ me { id } }`)).errors).toMatchObject([
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
    await bff.ask(
      gql`mutation { deleteClub(input: { id: "c1" }) { deletedId userErrors { code } } }`,
    ),
  ).toEqual({ data: { deleteClub: { deletedId: 'c1', userErrors: [] } } });
});

test('an answer of 200 may tell the status that it means', async () => {
  const bff = await startBff({
    'GET /api/auth/me': { success: false, statusCode: 401, message: 'Session over' },
  });

  expect((await bff.ask(gql`{ me { id } }`)).errors).toMatchObject([
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

  const { data } =
    await bff.ask(gql`mutation { updateStudent(input: { id: "s1", name: "A", phone: "1",
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
