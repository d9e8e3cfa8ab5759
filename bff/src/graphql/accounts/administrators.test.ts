import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { Answer } from '../../testing/upstream.ts';

const createdAt = '2026-11-18T13:05:00.000Z';
const fields = 'id name email secondFactor createdAt';
const meera = { id: 'a2', name: 'Meera', email: 'm@b.in', secondFactor: false, createdAt };
const list = `{ administrators { ${fields} } }`;
const add = `mutation { addAdministrator(input: { name: "Meera", email: "m@b.in", password: "battery staple", currentPassword: "own" }) {
  administrator { ${fields} } userErrors { field code message } } }`;

test('administrators are listed', async () => {
  const bare = { _id: 'a1', name: 'Anand', email: 'a@b.in' };
  const bff = await startBff({ 'GET /api/admin/administrators': [bare, meera] });

  const first = { id: 'a1', name: 'Anand', email: 'a@b.in', secondFactor: null, createdAt: null };
  expect(await bff.ask(list)).toEqual({ data: { administrators: [first, meera] } });
});

test('the list is null where the backend lacks it', async () => {
  const bff = await startBff({});

  expect(await bff.ask(gql`{ administrators { id } }`)).toEqual({ data: { administrators: null } });
});

test('an administrator is added', async () => {
  const bff = await startBff({ 'POST /api/admin/administrators': new Answer(201, meera) });

  expect(await bff.ask(add)).toEqual({
    data: { addAdministrator: { administrator: meera, userErrors: [] } },
  });
  expect(bff.upstream.calls[0]?.body).toEqual({
    name: 'Meera',
    email: 'm@b.in',
    password: 'battery staple',
    currentPassword: 'own',
  });
});

const taken = { field: 'email', message: 'This email is in use' };

test.each([
  [
    new Answer(409, { message: 'Conflict', errors: [taken] }),
    { ...taken, field: ['email'], code: 'CONFLICT' },
  ],
  [
    new Answer(404, {}),
    { field: null, code: 'NOT_SUPPORTED', message: 'The server does not offer this.' },
  ],
])('a refused administrator is a user error', async (answer, error) => {
  const bff = await startBff({ 'POST /api/admin/administrators': answer });

  expect(await bff.ask(add)).toEqual({
    data: { addAdministrator: { administrator: null, userErrors: [error] } },
  });
});

const path = 'POST /api/admin/administrators/a2/remove';
const remove = gql`
  mutation {
    removeAdministrator(input: { id: "a2", currentPassword: "own" }) {
      removedId
      userErrors {
        field
        code
        message
      }
    }
  }
`;

test('an administrator is removed with the own password', async () => {
  const bff = await startBff({ [path]: { message: 'Meera was removed.' } });

  expect(await bff.ask(remove)).toEqual({
    data: { removeAdministrator: { removedId: 'a2', userErrors: [] } },
  });
  expect(bff.upstream.calls[0]?.body).toEqual({ currentPassword: 'own' });
});

const wrong = { field: 'currentPassword', message: 'The current password is not right' };

test.each([
  [
    new Answer(400, { message: 'Invalid', errors: [wrong] }),
    { ...wrong, field: ['currentPassword'], code: 'VALIDATION' },
  ],
  [
    new Answer(409, { message: 'You can’t remove yourself.' }),
    { field: null, code: 'CONFLICT', message: 'You can’t remove yourself.' },
  ],
  [
    new Answer(404, {}),
    { field: null, code: 'NOT_SUPPORTED', message: 'The server does not offer this.' },
  ],
])('a refused removal is a user error', async (answer, error) => {
  const bff = await startBff({ [path]: answer });

  expect(await bff.ask(remove)).toEqual({
    data: { removeAdministrator: { removedId: null, userErrors: [error] } },
  });
});
