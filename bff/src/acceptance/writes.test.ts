import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../testing/bff.ts';
import {
  clubRecord,
  educatorRecord,
  mentoredRecord,
  mentorRecord,
  studentRecord,
} from '../testing/records.ts';
import { Answer } from '../testing/upstream.ts';

const mentorInput = 'name: "Dev", email: "Mentor2@waymark.test", phone: "9800000000"';
const clubInput = 'name: "Club 2", description: "About", clubFor: STUDENT';
const profile = 'name: "Asha", email: "a@b.in", phone: "98"';
const form = 'fullName: "A", email: "a@b.in", phone: "1"';
const schooling = 'class: "1", schoolName: "S"';
const work = 'currentPosition: "T", institution: "I"';

/** A write, its call, and the call that reads its record. */
interface Row {
  write: string;
  entity: string;
  call: string;
  read: string;
  record: { _id: string };
  /** Another record of the same type; undefined for the caller's own record. */
  other?: object;
}

const students = {
  call: 'PUT /api/admin/students/student2',
  read: 'GET /api/admin/students/student2',
  record: studentRecord(2),
  other: studentRecord(3),
};
const mentors = {
  entity: 'mentor',
  read: 'GET /api/admin/mentors',
  record: mentorRecord(2),
  other: mentorRecord(3),
};
const clubs = {
  entity: 'club',
  read: 'GET /api/admin/clubs',
  record: clubRecord(2),
  other: clubRecord(3),
};
const assigned = 'personId: "student2", audience: STUDENT';

const rows: Row[] = [
  { ...students, entity: 'student', write: 'updateStudent(input: { id: "student2", name: "A" })' },
  {
    ...students,
    entity: 'person',
    call: `${students.call}/assign-mentor`,
    write: `assignMentor(input: { ${assigned}, mentorId: "m" })`,
  },
  {
    ...students,
    entity: 'person',
    call: `${students.call}/assign-club`,
    write: `assignClub(input: { ${assigned}, clubId: null })`,
  },
  {
    entity: 'student',
    call: 'PUT /api/student/profile',
    read: 'GET /api/student/profile',
    record: studentRecord(2),
    write: `updateMyStudentProfile(input: { ${profile}, ${schooling} })`,
  },
  {
    entity: 'educator',
    call: 'POST /api/educator/submit-form',
    read: 'GET /api/educator/profile',
    record: educatorRecord(2),
    write: `submitEducatorForm(input: { ${form}, ${work} })`,
  },
  {
    ...mentors,
    call: 'POST /api/admin/mentors',
    write: `addMentor(input: { ${mentorInput}, clubId: "club1", password: "x" })`,
  },
  {
    ...mentors,
    call: 'PUT /api/admin/mentors/mentor2',
    write: `updateMentor(input: { id: "mentor2", ${mentorInput}, clubId: "club1" })`,
  },
  {
    ...mentors,
    call: 'PUT /api/admin/mentors/mentor2',
    write: 'assignMentorToClub(input: { mentorId: "mentor2", clubId: null })',
  },
  { ...clubs, call: 'POST /api/admin/clubs', write: `addClub(input: { ${clubInput} })` },
  {
    ...clubs,
    call: 'PUT /api/admin/clubs/club2',
    write: `updateClub(input: { id: "club2", ${clubInput}, stages: [] })`,
  },
];

const isNew = ({ call }: Row) => call.startsWith('POST /api/admin');

test.each(rows)('$write succeeds for every shape of the reply', async (row) => {
  const { write, entity, call, read, record, other } = row;
  const isList = read.endsWith('mentors') || read.endsWith('clubs');
  const bff = await startBff({ [read]: isList ? [record, other] : record });
  const replies: [what: string, reply: unknown][] = [
    ['plain text', 'OK'],
    ['nothing', new Answer(204, '')],
    ['nothing, with a coding', new Answer(200, '', { headers: { 'content-encoding': 'gzip' } })],
    ['true', true],
    ['null', null],
    ['a message', { success: true, message: 'Saved' }],
    ['its id', { id: record._id }],
    ['its id, wrapped', { data: { _id: record._id } }],
    ['a record that can’t be read', { ...record, id: undefined, _id: {}, name: 7 }],
    ...(other && !isNew(row) ? [['another record', other] satisfies [string, object]] : []),
  ];

  for (const [what, reply] of replies) {
    bff.upstream.answers[call] = reply;
    bff.upstream.calls.length = 0;

    expect
      .soft(
        await bff.ask(`mutation { done: ${write} { ${entity} { id } userErrors { code } } }`),
        what,
      )
      .toEqual({ data: { done: { [entity]: { id: record._id }, userErrors: [] } } });
    expect
      .soft(
        bff.upstream.calls.map((made) => made.call),
        what,
      )
      .toEqual([call, read]);
  }
});

test.each([
  [
    'mentors',
    'mentor',
    mentorRecord(1),
    `addMentor(input: { ${mentorInput}, clubId: "club1", password: "x" })`,
  ],
  ['clubs', 'club', clubRecord(1), `addClub(input: { ${clubInput} })`],
])(
  'the added record of %s is found by the id in the reply',
  async (list, entity, record, write) => {
    const bff = await startBff({
      [`POST /api/admin/${list}`]: { insertedAs: list, data: { id: record.id } },
      [`GET /api/admin/${list}`]: [record, { ...record, _id: 'older', id: 'older' }],
    });

    expect(await bff.ask(`mutation { done: ${write} { ${entity} { id } } }`)).toEqual({
      data: { done: { [entity]: { id: record.id } } },
    });
  },
);

test.each([['OK'], [true], [new Answer(204, '')]])(
  'progress is saved even when the reply is %o',
  async (reply) => {
    const bff = await startBff({
      'PUT /api/mentor/progress': reply,
      'GET /api/mentor/students': [mentoredRecord()],
    });

    expect(
      await bff.ask(gql`mutation { updateProgress(input: { personId: "student1", clubId: "c", stageId: "s" }) {
      person { id } userErrors { code } } }`),
    ).toEqual({ data: { updateProgress: { person: { id: 'student1' }, userErrors: [] } } });
  },
);

test('an HTML page in place of a reply is an error: nothing was saved', async () => {
  const bff = await startBff({
    'DELETE /api/admin/clubs/c1': '<!doctype html><title>Sign in</title>',
  });

  expect(
    await bff.ask(gql`mutation { deleteClub(input: { id: "c1" }) { deletedId } }`),
  ).toMatchObject({
    data: { deleteClub: null },
    errors: [{ extensions: { code: 'UPSTREAM_INVALID', call: 'DELETE /api/admin/clubs/{id}' } }],
  });
});

test('a refused write is reported once, whether or not the record is readable', async () => {
  const bff = await startBff({
    'PUT /api/admin/students/student2': new Answer(412, { message: 'Changed meanwhile.' }),
    'GET /api/admin/students/student2': new Answer(503, {}),
  });

  expect(
    await bff.ask(
      gql`mutation ($version: String) { updateStudent(input: { id: "student2", ifVersion: $version }) {
        student { id } userErrors { code } } }`,
      { version: '"1"' },
    ),
  ).toEqual({
    data: { updateStudent: { student: null, userErrors: [{ code: 'PRECONDITION_FAILED' }] } },
  });
});

const target = { personId: 'p1', clubId: 'c1', stageId: 's1' };
const save = (change: Partial<typeof target>) => {
  const fields = Object.entries({ ...target, ...change }).map(([key, id]) => `${key}: "${id}"`);
  return `updateProgress(input: { ${fields.join(', ')} })`;
};

test.each([
  [`assignMentor(input: { ${assigned}, mentorId: "" })`, 'mentorId'],
  [`assignClub(input: { ${assigned}, clubId: " " })`, 'clubId'],
  [`addMentor(input: { ${mentorInput}, clubId: "", password: "x" })`, 'clubId'],
  [`updateMentor(input: { id: "m1", ${mentorInput}, clubId: "" })`, 'clubId'],
  ['assignMentorToClub(input: { mentorId: "m1", clubId: "" })', 'clubId'],
  [`submitStudentForm(input: { ${form}, ${schooling}, clubId: "" })`, 'clubId'],
  [`submitEducatorForm(input: { ${form}, ${work}, clubId: ".." })`, 'clubId'],
  [save({ personId: '' }), 'personId'],
  [save({ clubId: ' ' }), 'clubId'],
  [save({ stageId: '' }), 'stageId'],
  [save({ stageId: 'c1~' }), 'stageId'],
])('%s sends no invalid id', async (write, field) => {
  const bff = await startBff({});

  expect(await bff.ask(`mutation { done: ${write} { userErrors { field } } }`)).toEqual({
    data: { done: { userErrors: [{ field: [field] }] } },
  });
  expect(bff.callsMade()).toEqual([]);
});
