import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { concernRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const fields = `id category status reportedAt takenBy { id name } takenAt closedBy { id } closedAt
  text writer { id name email audience } note`;
const LIST = 'GET /api/admin/concerns';

const { person: writer, ...record } = concernRecord;
const concern = {
  ...record,
  category: 'SAFETY',
  status: 'TAKEN',
  writer: { id: writer.id, name: 'Asha', email: 'asha@b.in', audience: 'STUDENT' },
};
const listed = { ...concernRecord, text: undefined, person: undefined };

const old = { ...listed, id: 'concern2', status: 'Open', takenBy: null };

test.each([
  [
    'applies parameters',
    new Answer(200, [listed], {
      headers: { 'x-total-count': '1', 'applied-parameters': 'status, limit' },
    }),
  ],
  [
    'has another shape',
    {
      concerns: [
        old,
        { ...listed, id: undefined, _id: 'concern1', category: 'SAFETY', status: 'TAKEN' },
      ],
    },
  ],
])('a page of a backend that %s', async (_what, answer) => {
  const bff = await startBff({ [LIST]: answer });

  expect(
    await bff.ask(
      `{ concerns(status: TAKEN, page: { size: 5 }) { totalCount pageCount items { ${fields} } } }`,
    ),
  ).toEqual({
    data: {
      concerns: {
        totalCount: 1,
        pageCount: 1,
        items: [{ ...concern, text: null, writer: null }],
      },
    },
  });
  expect(bff.callsMade()[0]).toBe(`${LIST}?status=taken&limit=6`);
});

test('one concern, without its writer once erased', async () => {
  const bff = await startBff({
    [`${LIST}/concern1`]: { concern: concernRecord },
    [`${LIST}/concern2`]: { ...concernRecord, person: null },
    [`${LIST}/concern3`]: new Answer(404, { message: 'Concern not found', code: 'NOT_FOUND' }),
  });

  expect(
    await bff.ask(`{ a: concern(id: "concern1") { ${fields} } b: concern(id: "concern2") { writer { id } }
      c: concern(id: "concern3") { id } }`),
  ).toMatchObject({
    data: { a: concern, b: { writer: null }, c: null },
    errors: [{ path: ['c'], extensions: { code: 'NOT_FOUND' } }],
  });
});

const REPORT = 'POST /api/me/concerns';
const TAKE = 'PUT /api/admin/concerns/concern1/take';
const CLOSE = 'PUT /api/admin/concerns/concern1/close';
const isTaken = new Answer(409, {
  message: 'Meera has taken this concern already',
  code: 'CONFLICT',
});

test.each([
  [
    'reportConcern(input: { category: SAFETY, text: "Words", idempotencyKey: "key" })',
    REPORT,
    new Answer(201, { id: 'concern1', reportedAt: '2026-11-18T13:05:00.000Z' }),
    { category: 'safety', text: 'Words' },
    { ...concern, status: 'OPEN', takenBy: null, takenAt: null, writer: null },
  ],
  [
    'reportConcern(input: { category: OTHER, text: "Words" })',
    REPORT,
    new Answer(201, { message: 'Thank you' }),
    { category: 'other', text: 'Words' },
    null,
  ],
  ['takeConcern(input: { id: "concern1" })', TAKE, concernRecord, undefined, concern],
  [
    'closeConcern(input: { id: "concern1", note: "Done" })',
    CLOSE,
    { ...concernRecord, status: 'closed', note: 'Done' },
    { note: 'Done' },
    { ...concern, status: 'CLOSED', note: 'Done' },
  ],
])('%s is one call', async (field, call, answer, body, expected) => {
  const bff = await startBff({ [call]: answer });

  const { data } = await bff.ask(
    `mutation { r: ${field} { concern { ${fields} } userErrors { code } } }`,
  );
  expect(data).toEqual({ r: { concern: expected, userErrors: [] } });
  expect(bff.upstream.calls).toMatchObject([{ call, body }]);
});

const take = 'takeConcern(input: { id: "concern1" })';
const report = 'reportConcern(input: { category: SAFETY, text: "Words" })';
const missing = ['NOT_SUPPORTED', 'The server does not offer this.'] as const;

test.each([
  ['taken by another', take, isTaken, 'CONFLICT', 'Meera has taken this concern already'],
  ['a backend without concerns', take, undefined, ...missing],
  ['a backend without reports', report, undefined, ...missing],
  [
    'reports missing in its words',
    report,
    new Answer(404, { message: 'Nothing here' }),
    ...missing,
  ],
  ['another method of the path', report, new Answer(405, { message: 'Use GET' }), ...missing],
])('%s: a user error', async (_what, field, answer, code, message) => {
  const bff = await startBff({ [TAKE]: answer, [REPORT]: answer });

  expect(
    await bff.ask(`mutation { r: ${field} { concern { id } userErrors { code message } } }`),
  ).toEqual({ data: { r: { concern: null, userErrors: [{ code, message }] } } });
});

test('a backend without concerns has no list', async () => {
  const bff = await startBff({});

  expect(await bff.ask(gql`{ concerns { totalCount } }`)).toEqual({ data: { concerns: null } });
});
