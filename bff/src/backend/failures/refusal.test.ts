import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { Answer } from '../../testing/upstream.ts';

const register = gql`mutation { register(input: { name: "Asha", email: "a@b.in", password: "secret", role: EDUCATOR }) {
  user { id } userErrors { field message } } }`;

const ACCEPTED = 'This email is taken';
const email = [{ field: ['email'], message: ACCEPTED }];
const general = [{ field: null, message: ACCEPTED }];

test.each([
  [400, 'VALIDATION', ''],
  [409, 'CONFLICT', ''],
  [412, 'PRECONDITION_FAILED', 'This was changed in the meantime.'],
  [422, 'VALIDATION', ''],
  [423, 'CONFLICT', ''],
])('a refusal with %i is %s, and %j without words', async (status, code, ownMessage) => {
  const bff = await startBff({
    'PUT /api/admin/clubs/c1': new Answer(status, { detail: ACCEPTED }),
    'GET /api/admin/clubs': [],
  });
  const update = () =>
    bff.ask(gql`mutation { updateClub(input: { id: "c1", name: "Club", description: "About", clubFor: STUDENT, stages: [] }) {
      userErrors { code message } } }`);

  expect(await update()).toEqual({
    data: { updateClub: { userErrors: [{ code, message: ACCEPTED }] } },
  });
  bff.upstream.answers['PUT /api/admin/clubs/c1'] = new Answer(status, '');
  expect(await update()).toEqual({
    data: { updateClub: { userErrors: [{ code, message: ownMessage }] } },
  });
});

test.each([
  { success: false, message: ACCEPTED },
  { status: 'error', message: ACCEPTED },
  { status: 'fail', data: null, errors: [{ message: ACCEPTED }] },
  { status: false, message: ACCEPTED },
  { code: 400, message: ACCEPTED },
  { ok: false, error: ACCEPTED },
  { error: true, message: ACCEPTED },
  { error: ACCEPTED },
  { data: null, error: { message: ACCEPTED } },
  { errors: [{ message: ACCEPTED }], student: {} },
  { errors: [ACCEPTED] },
])('a 200 with a failure in its body is a refusal: %o', async (body) => {
  const bff = await startBff({ 'POST /api/auth/register': body, 'GET /api/auth/me': body });

  expect(await bff.ask(register)).toEqual({
    data: { register: { user: null, userErrors: general } },
  });
  expect((await bff.ask(gql`{ me { id } }`)).errors).toMatchObject([
    { message: ACCEPTED, extensions: { code: 'BAD_USER_INPUT' } },
  ]);
});

test('a 200 with a failure names fields like a 400', async () => {
  const body = { success: false, errors: [{ field: 'email', message: ACCEPTED }] };
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
])('a 200 with a success in its body is no refusal: %o', async (body) => {
  const bff = await startBff({ 'DELETE /api/admin/clubs/c1': body });

  expect(
    await bff.ask(
      gql`mutation { deleteClub(input: { id: "c1" }) { deletedId userErrors { code } } }`,
    ),
  ).toEqual({ data: { deleteClub: { deletedId: 'c1', userErrors: [] } } });
});

test('the body of a 200 may contain another status', async () => {
  const bff = await startBff({
    'GET /api/auth/me': { success: false, statusCode: 401, message: 'Session over' },
  });

  expect((await bff.ask(gql`{ me { id } }`)).errors).toMatchObject([
    { message: 'Session over', extensions: { code: 'UNAUTHENTICATED' } },
  ]);
});

test('field names are mapped to those of the input', async () => {
  const fields = [
    'name',
    'tenthPercentage',
    'formDetails.age',
    'formDetails.class',
    'tenant',
    'a b',
  ];
  const bff = await startBff({
    'PUT /api/admin/students/s1': new Answer(422, {
      message: 'No',
      errors: fields.map((field) => ({ field, message: 'Wrong' })),
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
        { field: ['formDetails', 'class'] },
        { field: null },
        { field: null },
      ],
    },
  });
});

test('the number of reported refusals is limited, and nesting is harmless', async () => {
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

test.each([400, 200])('only the status %i of an oversized refusal is used', async (status) => {
  const errors = [{ field: 'email', message: ACCEPTED }];
  const refusal = { success: false, message: ACCEPTED, errors, stack: '' };
  const longest = 64_000 - JSON.stringify(refusal).length;
  const bff = await startBff({});
  const refusedWith = async (length: number) => {
    const body = { ...refusal, stack: 'x'.repeat(length) };
    bff.upstream.answers['POST /api/auth/register'] = new Answer(status, body);
    const { data } = await bff.ask(register);
    return (data?.['register'] as { userErrors: object[] }).userErrors;
  };

  expect(await refusedWith(longest)).toEqual(email);
  expect(await refusedWith(longest + 1)).toEqual([{ field: null, message: '' }]);
});
