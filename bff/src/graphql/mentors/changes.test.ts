import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { kept } from '../../testing/keeping.ts';
import { mentorRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const fields = 'mentor { id name experience } userErrors { field code message }';
const given = 'name: "Dev", email: "Mentor1@Waymark.test", phone: "9800000000", clubId: "club1"';
const sent = {
  name: 'Dev',
  email: 'Mentor1@Waymark.test',
  phone: '9800000000',
  assignedClub: 'club1',
};

const rows = [
  {
    field: 'addMentor',
    input: `${given}, password: "secret", specialization: "Law"`,
    call: 'POST /api/admin/mentors',
    body: { ...sent, password: 'secret', specialization: 'Law' },
  },
  {
    field: 'updateMentor',
    input: `id: "mentor1", ${given}, experience: null`,
    call: 'PUT /api/admin/mentors/mentor1',
    body: { ...sent, experience: null },
  },
  {
    field: 'assignMentorToClub',
    input: 'mentorId: "mentor1", clubId: "club1"',
    call: 'PUT /api/admin/mentors/mentor1',
    body: { assignedClub: 'club1' },
  },
  {
    field: 'assignMentorToClub',
    input: 'mentorId: "mentor1", clubId: null',
    call: 'PUT /api/admin/mentors/mentor1',
    body: { assignedClub: null },
  },
];
const table = rows.flatMap((row) => {
  const { assignedClub } = row.body;
  const record = { ...kept(mentorRecord(), row.body), assignedClub };
  const replies = {
    'with the mentor': { mentor: record },
    bare: record,
    'without it': { message: 'Done' },
  };
  return Object.entries(replies).map(([shape, reply]) => ({ ...row, record, shape, reply }));
});

test.each(table)(
  '$field($input) sends what was given; the reply comes $shape',
  async ({ field, input, call, body, record, shape, reply }) => {
    const bff = await startBff({
      [call]: reply,
      'GET /api/admin/mentors': [mentorRecord(2), record],
    });
    const { id, name, experience } = { ...mentorRecord(), ...body };
    const mentor = { id, name, experience: experience ?? 'Not specified' };

    expect(await bff.ask(`mutation { ${field}(input: { ${input} }) { ${fields} } }`)).toEqual({
      data: { [field]: { mentor, userErrors: [] } },
    });
    expect(bff.upstream.calls[0]).toMatchObject({ call, body });
    expect(bff.upstream.calls[0]?.body).toEqual(body);
    expect(bff.upstream.calls).toHaveLength(shape === 'without it' ? 2 : 1);
  },
);

test.each(rows)(
  '$field($input) that is refused names the fields that its input has',
  async ({ field, input, call }) => {
    const bff = await startBff({
      [call]: new Answer(400, {
        message: 'No',
        code: 'VALIDATION',
        errors: [
          { field: 'assignedClub', message: 'Please select a club' },
          { field: 'phone', message: 'Phone' },
        ],
      }),
    });

    const phone = input.includes('phone') ? ['phone'] : null;
    expect(await bff.ask(`mutation { ${field}(input: { ${input} }) { ${fields} } }`)).toEqual({
      data: {
        [field]: {
          mentor: null,
          userErrors: [
            { field: ['clubId'], code: 'VALIDATION', message: 'Please select a club' },
            { field: phone, code: 'VALIDATION', message: 'Phone' },
          ],
        },
      },
    });
  },
);

test('removeMentor returns the id', async () => {
  const bff = await startBff({
    'DELETE /api/admin/mentors/mentor1': { message: 'Mentor removed' },
  });

  const remove = (id: string) =>
    bff.ask(`mutation { removeMentor(input: { id: "${id}" }) { removedId userErrors { field } } }`);

  expect(await remove('mentor1')).toEqual({
    data: { removeMentor: { removedId: 'mentor1', userErrors: [] } },
  });
  expect(await remove('mentor2')).toMatchObject({
    data: { removeMentor: null },
    errors: [{ extensions: { code: 'NOT_SUPPORTED' } }],
  });
  expect(await remove('')).toEqual({
    data: { removeMentor: { removedId: null, userErrors: [{ field: ['id'] }] } },
  });
});

test.each([
  ['mentorId: "", clubId: "club1"', ['mentorId']],
  ['mentorId: "mentor1", clubId: " "', ['clubId']],
])('assignMentorToClub(%s) is refused before any call', async (input, field) => {
  const bff = await startBff({});

  const { data } = await bff.ask(
    `mutation { assignMentorToClub(input: { ${input} }) { userErrors { field } } }`,
  );

  expect(data).toEqual({ assignMentorToClub: { userErrors: [{ field }] } });
  expect(bff.callsMade()).toEqual([]);
});

const changed = {
  ...mentorRecord(),
  name: 'Dev',
  email: 'mentor1@waymark.test',
  experience: null,
};

test.each([
  ['the record', changed, 1],
  ['a part of the record', { name: 'Dev' }, 2],
])('a mentor after a change that is answered with %s', async (_what, reply, calls) => {
  const bff = await startBff({
    'PUT /api/admin/mentors/mentor1': { mentor: reply },
    'GET /api/admin/mentors': [mentorRecord(2), changed],
  });
  const input = `id: "mentor1", ${given}, experience: null`;

  const { data } = await bff.ask(
    `mutation { updateMentor(input: { ${input} }) { mentor { name email experience club { id } } } }`,
  );

  expect(data).toEqual({
    updateMentor: {
      mentor: {
        name: 'Dev',
        email: changed.email,
        experience: 'Not specified',
        club: { id: 'club1' },
      },
    },
  });
  expect(bff.upstream.calls).toHaveLength(calls);
});

test('an added mentor is found by the email, ignoring spaces and case', async () => {
  const bff = await startBff({
    'POST /api/admin/mentors': { message: 'Added' },
    'GET /api/admin/mentors': [
      { ...mentorRecord(2), email: undefined },
      { ...mentorRecord(3), email: ' DEV@b.in ' },
    ],
  });
  const input = 'name: "D", email: " Dev@b.in", phone: "1", clubId: "club1", password: "x"';

  expect(await bff.ask(`mutation { addMentor(input: { ${input} }) { mentor { id } } }`)).toEqual({
    data: { addMentor: { mentor: { id: 'mentor3' } } },
  });
});

test('one mentor is read from the list', async () => {
  const bff = await startBff({ 'GET /api/admin/mentors': [mentorRecord(1), mentorRecord(2)] });

  const { data, errors } = await bff.ask(
    gql`{ mentor(id: "mentor2") { name } other: mentor(id: "mentor3") { name } }`,
  );

  expect(data).toEqual({ mentor: { name: 'Mentor 2' }, other: null });
  expect(errors).toMatchObject([
    { path: ['other'], message: 'Mentor not found', extensions: { code: 'NOT_FOUND' } },
  ]);
  expect(bff.callsMade()).toEqual(['GET /api/admin/mentors']);
});

test('a mentor without an id is not looked up', async () => {
  const bff = await startBff({});

  const { errors } = await bff.ask(gql`{ mentor(id: "") { name } club(id: " ") { name } }`);

  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(bff.callsMade()).toEqual([]);
});
