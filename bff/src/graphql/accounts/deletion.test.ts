import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { Answer } from '../../testing/upstream.ts';

const at = '2026-11-18T13:05:00.000Z';
const record = { _id: 'r1', id: 'r1', status: 'asked', reason: 'Moving', askedAt: at };
const asked = { id: 'r1', status: 'ASKED', reason: 'Moving', askedAt: at };
const fields =
  'request { id status reason askedAt decidedAt answer } userErrors { field code message }';

test('the administrator sees the person, and the person sees the decision', async () => {
  const person = { _id: 'e1', id: 'e1', name: 'Ravi', email: 'ravi@b.in' };
  const refused = { ...record, status: 'refused', answer: 'Not yet', decidedAt: at };
  const bff = await startBff({
    'GET /api/admin/deletion-requests': [{ ...record, person: { ...person, role: 'Educator' } }],
    'GET /api/me/deletion-requests': [refused, { ...record, status: 'carried out' }],
  });

  const open = gql`{ deletionRequests { id status reason askedAt person { id name email audience } } }`;
  expect((await bff.ask(open)).data).toEqual({
    deletionRequests: [
      { ...asked, person: { id: 'e1', name: 'Ravi', email: 'ravi@b.in', audience: 'EDUCATOR' } },
    ],
  });
  const own = gql`{ myDeletionRequests { status answer decidedAt person { id } } }`;
  expect((await bff.ask(own)).data).toEqual({
    myDeletionRequests: [
      { status: 'REFUSED', answer: 'Not yet', decidedAt: at, person: null },
      { status: 'CARRIED_OUT', answer: null, decidedAt: null, person: null },
    ],
  });
});

const writes = [
  {
    field: 'askForDeletion',
    input: '{ reason: "Moving" }',
    call: 'POST /api/me/deletion-requests',
    body: { reason: 'Moving' },
  },
  {
    field: 'withdrawDeletion',
    input: '{ id: "r1" }',
    call: 'PUT /api/me/deletion-requests/r1/withdraw',
    body: undefined,
  },
  {
    field: 'refuseDeletion',
    input: '{ id: "r1", answer: "Not yet" }',
    call: 'PUT /api/admin/deletion-requests/r1/refuse',
    body: { answer: 'Not yet' },
  },
  {
    field: 'carryOutDeletion',
    input: '{ id: "r1" }',
    call: 'PUT /api/admin/deletion-requests/r1/carry-out',
    body: undefined,
  },
];

test.each(writes)('$field takes one call', async ({ field, input, call, body }) => {
  const bff = await startBff({ [call]: record });
  const operation = `mutation { ${field}(input: ${input}) { ${fields} } }`;
  expect(await bff.ask(operation)).toEqual({
    data: {
      [field]: { request: { ...asked, decidedAt: null, answer: null }, userErrors: [] },
    },
  });
  expect(bff.upstream.calls).toMatchObject([{ call, body }]);

  const message = 'This request was withdrawn meanwhile';
  bff.upstream.answers[call] = new Answer(409, { message, code: 'CONFLICT' });
  expect(await bff.ask(operation)).toEqual({
    data: {
      [field]: { request: null, userErrors: [{ field: null, code: 'CONFLICT', message }] },
    },
  });
});
