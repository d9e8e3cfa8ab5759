import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../testing/bff.ts';
import { clubRecord, educatorRecord, mentorRecord, studentRecord } from '../testing/records.ts';
import { Answer } from '../testing/upstream.ts';

test('each record of a list has its tag as version', async () => {
  const bff = await startBff({
    'GET /api/admin/students': [
      { ...studentRecord(1), etag: '"a.b"' },
      { ...studentRecord(2), etag: 'W/"a"' },
      { ...studentRecord(3), etag: { odd: true } },
      studentRecord(4),
    ],
    'GET /api/admin/educators': [{ ...educatorRecord(), etag: '"e.f"' }],
    'GET /api/admin/mentors': [{ ...mentorRecord(1), etag: '"c.d"' }, mentorRecord(2)],
    'GET /api/admin/clubs': [{ ...clubRecord(1), etag: '"g.h"' }, clubRecord(2)],
  });

  expect(
    await bff.ask(gql`{
      students { items { version mentor { version } club { version } } }
      educators { items { version } } mentors { version } clubs { version }
    }`),
  ).toEqual({
    data: {
      students: {
        items: ['"a.b"', null, null, null].map((version) => ({
          version,
          // Without a tag in the reference.
          mentor: { version: '"c.d"' },
          club: { version: '"g.h"' },
        })),
      },
      educators: { items: [{ version: '"e.f"' }] },
      mentors: [{ version: '"c.d"' }, { version: null }],
      clubs: [{ version: '"g.h"' }, { version: null }],
    },
  });
  expect(bff.upstream.calls).toHaveLength(4);
});

const mentorFields = 'name: "Dev", email: "d@b.in", phone: "9800000000", clubId: "club1"';
const clubFields = 'name: "Chess", description: "About chess", clubFor: STUDENT, stages: []';
const person = 'personId: "student1", audience: STUDENT';

test.each([
  [
    'assignMentor',
    `${person}, mentorId: "mentor1"`,
    'person',
    'PUT /api/admin/students/student1/assign-mentor',
    studentRecord(),
  ],
  [
    'assignClub',
    `${person}, clubId: null`,
    'person',
    'PUT /api/admin/students/student1/assign-club',
    studentRecord(),
  ],
  [
    'updateMentor',
    `id: "mentor1", ${mentorFields}, status: "inactive"`,
    'mentor',
    'PUT /api/admin/mentors/mentor1',
    mentorRecord(),
  ],
  [
    'assignMentorToClub',
    'mentorId: "mentor1", clubId: null',
    'mentor',
    'PUT /api/admin/mentors/mentor1',
    mentorRecord(),
  ],
  ['removeMentor', 'id: "mentor1"', 'mentor', 'DELETE /api/admin/mentors/mentor1', mentorRecord()],
  ['updateClub', `id: "club1", ${clubFields}`, 'club', 'PUT /api/admin/clubs/club1', clubRecord()],
  ['deleteClub', 'id: "club1"', 'club', 'DELETE /api/admin/clubs/club1', clubRecord()],
])(
  '%s sends the version, and returns the current record on a conflict',
  async (field, input, entity, call, record) => {
    const current = { ...record, name: 'Changed meanwhile' };
    const refusal = { message: 'Changed meanwhile.', code: 'STALE', current };
    const bff = await startBff({ [call]: new Answer(412, refusal, { headers: { etag: '"7"' } }) });
    const ask = (more: string) =>
      bff.ask(`mutation { ${field}(input: { ${input} ${more} }) {
      ${entity} { id name version } userErrors { field code } } }`);

    expect(await ask(', ifVersion: "\\"1\\""')).toEqual({
      data: {
        [field]: {
          [entity]: { id: record.id, name: 'Changed meanwhile', version: '"7"' },
          userErrors: [{ field: null, code: 'PRECONDITION_FAILED' }],
        },
      },
    });
    expect(bff.upstream.calls).toMatchObject([{ call, ifMatch: '"1"' }]);

    expect(await ask(', ifVersion: "1"')).toMatchObject({
      data: { [field]: { userErrors: [{ field: ['ifVersion'], code: 'VALIDATION' }] } },
    });
    expect(bff.upstream.calls).toHaveLength(1);

    await ask(', ifVersion: null');
    expect(bff.upstream.calls[1]).toMatchObject({ call, ifMatch: undefined });
  },
);

test.each([
  ['status: "inactive"', { status: 'inactive' }],
  ['status: null', {}],
  ['', {}],
])('updateMentor(%s) sends only a given status', async (input, sent) => {
  const bff = await startBff({ 'PUT /api/admin/mentors/mentor1': { mentor: mentorRecord() } });

  await bff.ask(`mutation { updateMentor(input: { id: "mentor1", ${mentorFields} ${input} }) {
    userErrors { code } } }`);

  expect(bff.upstream.calls[0]?.body).toEqual({
    name: 'Dev',
    email: 'd@b.in',
    phone: '9800000000',
    assignedClub: 'club1',
    ...sent,
  });
});
