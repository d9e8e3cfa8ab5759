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
    input: `id: "club1", ${given}, stages: [{ id: "s1", name: "A" }, { name: "B" }]`,
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
      // Names need not be unique: the new club is the last.
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
    const write = bff.upstream.calls.find((made) => made.call === call);
    expect(write?.body).toEqual(body);
    // An update first reads whether the backend accepts ids of stages.
    const calls = field === 'addClub' ? 1 : 2;
    expect(bff.upstream.calls).toHaveLength(shape === 'without it' ? calls + 1 : calls);
  },
);

const change = { id: 'club1', name: ' Robotics ', description: 'New words', clubFor: 'STUDENT' };
const update = gql`mutation ($input: UpdateClubInput!) { updateClub(input: $input) {
  club { name description stages { name } } } }`;

test.each([
  ['the record', { ...clubRecord(), name: 'Robotics', description: 'New words', stages: ['A'] }, 2],
  ['no stages', { _id: 'club1', name: 'Robotics', clubFor: 'Students' }, 3],
])('a club after a change that is answered with %s', async (_what, reply, calls) => {
  const now = { name: 'Robotics', description: 'New words', stages: [{ name: 'A' }] };
  const bff = await startBff({
    'PUT /api/admin/clubs/club1': reply,
    'GET /api/admin/clubs': [clubRecord(2), { ...clubRecord(), ...now }],
  });

  const answer = await bff.ask(update, { input: { ...change, stages: [{ name: 'A' }] } });

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
  ['alone is as sent', [{ _id: 'new', name: 'Chess', description: 'About &lt;chess&gt;' }]],
])('an added club is found by its name, which %s', async (_what, clubs) => {
  const bff = await startBff({
    'POST /api/admin/clubs': { message: 'Added' },
    'GET /api/admin/clubs': clubs,
  });
  const input = '{ name: " Chess", description: "About chess", clubFor: STUDENT }';

  expect(await bff.ask(`mutation { addClub(input: ${input}) { club { id } } }`)).toEqual({
    data: { addClub: { club: { id: 'new' } } },
  });
});

test('an added club that is in no list is not found', async () => {
  const bff = await startBff({ 'POST /api/admin/clubs': {}, 'GET /api/admin/clubs': [] });

  expect(await bff.ask(`mutation { addClub(input: { ${given} }) { club { id } } }`)).toMatchObject({
    data: { addClub: { club: null } },
    errors: [{ message: 'Club not found', extensions: { code: 'NOT_FOUND' } }],
  });
});

test.each(rows)(
  '$field($input) returns the message of a refusal',
  async ({ field, input, call }) => {
    const message = 'A club needs at least five stages';
    const bff = await startBff({
      [call]: new Answer(400, { message, errors: [{ field: 'stages', message }] }),
    });

    expect(await bff.ask(`mutation { ${field}(input: { ${input} }) { ${fields} } }`)).toEqual({
      data: {
        [field]: { club: null, userErrors: [{ field: ['stages'], code: 'VALIDATION', message }] },
      },
    });
  },
);

const blank = { id: 'club1', name: 'Club 1', description: 'About club 1', clubFor: 'STUDENT' };

test('ids of stages are sent to a backend that accepts them', async () => {
  const applied = { headers: { 'applied-parameters': 'ids' } };
  const bff = await startBff({
    'GET /api/admin/clubs': new Answer(200, [clubRecord()], applied),
    'PUT /api/admin/clubs/club1': clubRecord(),
  });
  const stages = [{ id: 's2', name: '' }, { name: '' }, { id: 's1', name: 'First' }];
  const answer = { data: { updateClub: { club: { name: 'Club 1' } } } };
  const save = gql`mutation ($input: UpdateClubInput!) { updateClub(input: $input) {
    club { name } } }`;

  bff.upstream.answers['PUT /api/admin/clubs/club1'] = (_query: unknown, sent: object) => ({
    ...clubRecord(),
    ...sent,
  });
  expect(await bff.ask(save, { input: { ...blank, stages } })).toEqual(answer);

  expect(bff.upstream.calls.map(({ call }) => call)).toEqual([
    'GET /api/admin/clubs?ids=club1',
    'PUT /api/admin/clubs/club1',
  ]);
  expect(bff.upstream.calls[1]?.body).toMatchObject({
    stages: [
      { _id: 's2', name: '' },
      { _id: null, name: '' },
      { _id: 's1', name: 'First' },
    ],
  });
});

test('stages that have only names are sent as names, without a read', async () => {
  const bff = await startBff({ 'PUT /api/admin/clubs/club1': { message: 'Done' } });
  const stages = [
    { id: 'club1~B', name: 'B' },
    { id: 'club1~A', name: 'New A' },
  ];

  await bff.ask(
    gql`mutation ($input: UpdateClubInput!) { updateClub(input: $input) { userErrors { code } } }`,
    { input: { ...blank, stages } },
  );

  expect(bff.upstream.calls).toMatchObject([
    { call: 'PUT /api/admin/clubs/club1', body: { stages: ['B', 'New A'] } },
  ]);
});

test('deleteClub returns the id', async () => {
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

test('one club is read from the list', async () => {
  const bff = await startBff({ 'GET /api/admin/clubs': [clubRecord(1), clubRecord(2)] });

  const { data, errors } = await bff.ask(
    gql`{ club(id: "club2") { name } other: club(id: "Club 1") { name } }`,
  );

  expect(data).toEqual({ club: { name: 'Club 2' }, other: null });
  expect(errors).toMatchObject([{ path: ['other'], extensions: { code: 'NOT_FOUND' } }]);
});
