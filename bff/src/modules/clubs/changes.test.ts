import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { clubRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const fields = 'club { id name stages { name } } userErrors { field code message }';
const given = 'name: "Club 1", description: "About club 1", clubFor: STUDENT';
const sent = { name: 'Club 1', description: 'About club 1', clubFor: 'student' };

const rows = [
  {
    field: 'addClub',
    input: given,
    call: 'POST /api/admin/clubs',
    body: sent,
  },
  {
    field: 'addClub',
    input: `${given}, stages: ["A", ""]`,
    call: 'POST /api/admin/clubs',
    body: { ...sent, stages: ['A', ''] },
  },
  {
    field: 'updateClub',
    input: `id: "club1", ${given}, stages: ["A", "B"]`,
    call: 'PUT /api/admin/clubs/club1',
    body: { ...sent, stages: ['A', 'B'] },
  },
];
const replies = {
  'with the club': { club: clubRecord() },
  bare: clubRecord(),
  'without it': { message: 'Done' },
};
const table = rows.flatMap((row) =>
  Object.entries(replies).map(([shape, reply]) => ({ ...row, shape, reply })),
);

test.each(table)(
  '$field($input) sends names of stages; the reply comes $shape',
  async ({ field, input, call, body, shape, reply }) => {
    const bff = await startBff({
      [call]: reply,
      // The name may be taken twice: the new club is the last.
      'GET /api/admin/clubs': [
        ...(field === 'addClub' ? [{ ...clubRecord(), _id: 'old', id: 'old' }] : []),
        clubRecord(),
        clubRecord(2),
      ],
    });

    expect(await bff.ask(`mutation { ${field}(input: { ${input} }) { ${fields} } }`)).toEqual({
      data: {
        [field]: {
          club: {
            id: 'club1',
            name: 'Club 1',
            stages: clubRecord().stages.map(({ name }) => ({ name })),
          },
          userErrors: [],
        },
      },
    });
    expect(bff.upstream.calls[0]?.call).toBe(call);
    expect(bff.upstream.calls[0]?.body).toEqual(body);
    expect(bff.upstream.calls).toHaveLength(shape === 'without it' ? 2 : 1);
  },
);

test.each(rows)('$field($input) that is refused says why', async ({ field, input, call }) => {
  const message = 'A club needs at least five stages';
  const bff = await startBff({
    [call]: new Answer(400, { message, errors: [{ field: 'stages', message }] }),
  });

  expect(await bff.ask(`mutation { ${field}(input: { ${input} }) { ${fields} } }`)).toEqual({
    data: {
      [field]: { club: null, userErrors: [{ field: ['stages'], code: 'VALIDATION', message }] },
    },
  });
});

test('deleteClub names what was deleted', async () => {
  const bff = await startBff({ 'DELETE /api/admin/clubs/a%2Fb': new Answer(204, '') });

  const remove = (id: string) =>
    bff.ask(`mutation { deleteClub(input: { id: "${id}" }) { deletedId userErrors { field } } }`);

  expect(await remove('a/b')).toEqual({
    data: { deleteClub: { deletedId: 'a/b', userErrors: [] } },
  });
  expect(await remove('..')).toEqual({
    data: { deleteClub: { deletedId: null, userErrors: [{ field: ['id'] }] } },
  });
  expect(bff.callsMade()).toEqual(['DELETE /api/admin/clubs/a%2Fb']);
});

test('one club out of the list', async () => {
  const bff = await startBff({ 'GET /api/admin/clubs': [clubRecord(1), clubRecord(2)] });

  const { data, errors } = await bff.ask(
    '{ club(id: "club2") { name } other: club(id: "Club 1") { name } }',
  );

  expect(data).toEqual({ club: { name: 'Club 2' }, other: null });
  expect(errors).toMatchObject([{ path: ['other'], extensions: { code: 'NOT_FOUND' } }]);
});
