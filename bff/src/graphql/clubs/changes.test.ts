import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { kept } from '../../testing/keeping.ts';
import { clubRecord, stageNames } from '../../testing/records.ts';
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
const table = rows.flatMap((row) => {
  const record = kept(clubRecord(), row.body);
  const replies = {
    'with the club': { club: record },
    bare: record,
    'without it': { message: 'Done' },
  };
  return Object.entries(replies).map(([shape, reply]) => ({ ...row, record, shape, reply }));
});

test.each(table)(
  '$field($input) sends names of stages; the reply comes $shape',
  async ({ field, input, call, body, record, shape, reply }) => {
    const bff = await startBff({
      [call]: reply,
      // The name may be taken twice: the new club is the last.
      'GET /api/admin/clubs': [
        ...(field === 'addClub' ? [{ ...clubRecord(), _id: 'old', id: 'old' }] : []),
        record,
        clubRecord(2),
      ],
    });
    const stages = 'stages' in body ? body.stages : stageNames;

    expect(await bff.ask(`mutation { ${field}(input: { ${input} }) { ${fields} } }`)).toEqual({
      data: {
        [field]: {
          club: {
            id: 'club1',
            name: 'Club 1',
            stages: stages.map((name) => ({ name })),
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

const change = { id: 'club1', name: ' Robotics ', description: 'New words', clubFor: 'STUDENT' };
const update = gql`mutation ($input: UpdateClubInput!) { updateClub(input: $input) {
  club { name description stages { name } } } }`;

test.each([
  ['the record from before', clubRecord(), 2],
  ['another’s description', { ...clubRecord(), name: 'Robotics' }, 2],
  ['stages from before', { ...clubRecord(), name: 'Robotics', description: 'New words' }, 2],
  ['it trimmed', { ...clubRecord(), name: 'Robotics', description: 'New words', stages: ['A'] }, 1],
  ['no stages', { _id: 'club1', name: 'Robotics', clubFor: 'Students' }, 2],
])('a club whose change is answered with %s', async (_what, reply, calls) => {
  const now = { name: 'Robotics', description: 'New words', stages: [{ name: 'A' }] };
  const bff = await startBff({
    'PUT /api/admin/clubs/club1': reply,
    'GET /api/admin/clubs': [clubRecord(2), { ...clubRecord(), ...now }],
  });

  const answer = await bff.ask(update, { input: { ...change, stages: ['A'] } });

  expect(answer).toEqual({ data: { updateClub: { club: now } } });
  expect(bff.upstream.calls).toHaveLength(calls);
});

test.each([
  ['has spaces', [{ _id: 'new', name: ' Chess  ' }, clubRecord()]],
  [
    'is taken in another list',
    [
      { _id: 'new', name: 'Chess' },
      { _id: 'old', name: 'Chess', clubFor: 'educator' },
    ],
  ],
  [
    'is taken by a club of other words',
    [
      { _id: 'new', name: 'Chess', description: 'About chess ' },
      { _id: 'old', name: 'Chess', description: 'Old' },
    ],
  ],
  ['alone is as sent', [{ _id: 'new', name: 'Chess', description: 'About &lt;chess&gt;' }]],
])('an added club is known by its name, which %s', async (_what, clubs) => {
  const bff = await startBff({
    'POST /api/admin/clubs': { message: 'Added' },
    'GET /api/admin/clubs': clubs,
  });
  const input = '{ name: " Chess", description: "About chess", clubFor: STUDENT }';

  expect(await bff.ask(`mutation { addClub(input: ${input}) { club { id } } }`)).toEqual({
    data: { addClub: { club: { id: 'new' } } },
  });
});

test('an added club that no list has is not found', async () => {
  const bff = await startBff({ 'POST /api/admin/clubs': {}, 'GET /api/admin/clubs': [] });

  expect(await bff.ask(`mutation { addClub(input: { ${given} }) { club { id } } }`)).toMatchObject({
    data: { addClub: { club: null } },
    errors: [{ message: 'Club not found', extensions: { code: 'NOT_FOUND' } }],
  });
});

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
    gql`{ club(id: "club2") { name } other: club(id: "Club 1") { name } }`,
  );

  expect(data).toEqual({ club: { name: 'Club 2' }, other: null });
  expect(errors).toMatchObject([{ path: ['other'], extensions: { code: 'NOT_FOUND' } }]);
});
