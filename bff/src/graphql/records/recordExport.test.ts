import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { Answer } from '../../testing/upstream.ts';

const CALL = 'POST /api/admin/exports';
const record = (input: string) =>
  `mutation { recordExport(input: { ${input} }) { recorded userErrors { field code } } }`;

test.each([
  ['list: STUDENTS, count: 3', { list: 'students', count: 3 }],
  ['list: TRACKER, filter: "{}", count: 0', { list: 'tracker', filter: '{}', count: 0 }],
])('recordExport(%s)', async (input, body) => {
  const bff = await startBff({ [CALL]: new Answer(204, '') });

  expect(await bff.ask(record(input))).toEqual({
    data: { recordExport: { recorded: true, userErrors: [] } },
  });
  expect(bff.upstream.calls).toMatchObject([{ call: CALL }]);
  expect(bff.upstream.calls[0]?.body).toEqual(body);
});

test('is a user error where the backend lacks the call', async () => {
  const bff = await startBff({ [CALL]: new Answer(404, { message: 'Not found' }) });

  expect(await bff.ask(record('list: MENTORS, count: 1'))).toEqual({
    data: {
      recordExport: { recorded: false, userErrors: [{ field: null, code: 'NOT_SUPPORTED' }] },
    },
  });
});
