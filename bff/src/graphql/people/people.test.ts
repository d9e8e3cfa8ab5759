import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { keeping } from '../../testing/keeping.ts';
import {
  clubReference,
  educatorRecord,
  many,
  mentorReference,
  studentRecord,
} from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const studentForm = gql`mutation ($input: StudentFormInput!) { submitStudentForm(input: $input) {
  student { id formSubmitted } userErrors { field code message } } }`;

const input = {
  fullName: 'Asha Rao',
  email: 'asha@waymark.test',
  phone: '9800000000',
  clubId: 'club1',
  class: '10th',
  schoolName: 'City School',
  tenthPercentage: 88.5,
  interests: ['Chess'],
};

test('the career form is sent with the field names of the REST call', async () => {
  const bff = await startBff({ 'POST /api/student/submit-form': keeping(studentRecord()) });

  expect(await bff.ask(studentForm, { input })).toEqual({
    data: {
      submitStudentForm: { student: { id: 'student1', formSubmitted: true }, userErrors: [] },
    },
  });
  expect(bff.callsMade()).toEqual(['POST /api/student/submit-form']);
  expect(bff.upstream.calls[0]?.body).toEqual({
    name: 'Asha Rao',
    email: 'asha@waymark.test',
    phone: '9800000000',
    assignedClub: 'club1',
    class: '10th',
    schoolName: 'City School',
    tenthPercentage: 88.5,
    interests: ['Chess'],
  });
});

test('a form whose reply lacks the record reads the profile once', async () => {
  const bff = await startBff({
    'POST /api/student/submit-form': { message: 'Thank you' },
    'GET /api/student/profile': studentRecord(),
  });

  expect(await bff.ask(studentForm, { input })).toMatchObject({
    data: { submitStudentForm: { student: { id: 'student1' }, userErrors: [] } },
  });
  expect(bff.callsMade()).toEqual(['GET /api/student/profile', 'POST /api/student/submit-form']);
});

test('an unreadable record does not fail a form that was saved', async () => {
  const bff = await startBff({
    'POST /api/student/submit-form': { message: 'Thank you' },
    'GET /api/student/profile': new Answer(500, {}),
  });

  const { data, errors } = await bff.ask(studentForm, { input });

  expect(data).toEqual({ submitStudentForm: { student: null, userErrors: [] } });
  expect(errors).toMatchObject([{ path: ['submitStudentForm', 'student'] }]);
});

test('user errors of a form name fields of the input', async () => {
  const bff = await startBff({
    'POST /api/student/submit-form': new Answer(400, {
      message: 'Please fill all required fields',
      code: 'VALIDATION',
      errors: [
        { field: 'name', message: 'Name' },
        { field: 'assignedClub', message: 'Club' },
        { field: 'formDetails.schoolName', message: 'School' },
      ],
    }),
  });

  expect(await bff.ask(studentForm, { input })).toEqual({
    data: {
      submitStudentForm: {
        student: null,
        userErrors: [
          { field: ['fullName'], code: 'VALIDATION', message: 'Name' },
          { field: ['clubId'], code: 'VALIDATION', message: 'Club' },
          { field: ['schoolName'], code: 'VALIDATION', message: 'School' },
        ],
      },
    },
  });
});

test.each(['2010-02-30', '01/04/2010', ''])(
  'an invalid birthday “%s” is refused',
  async (dateOfBirth) => {
    const bff = await startBff({});

    const { errors } = await bff.ask(studentForm, { input: { ...input, dateOfBirth } });

    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.message).toContain('must be a day of the calendar, written as YYYY-MM-DD');
    expect(bff.callsMade()).toEqual([]);
  },
);

test.each([
  ['assignMentor', 'mentorId', 'STUDENT', 'students', 'assign-mentor', 'assignedMentor'],
  ['assignMentor', 'mentorId', 'EDUCATOR', 'educators', 'assign-mentor', 'assignedMentor'],
  ['assignClub', 'clubId', 'STUDENT', 'students', 'assign-club', 'assignedClub'],
  ['assignClub', 'clubId', 'EDUCATOR', 'educators', 'assign-club', 'assignedClub'],
])('%s assigns, and without %s unassigns: %s', async (field, key, audience, path, call, kept) => {
  const record = audience === 'STUDENT' ? studentRecord() : educatorRecord();
  const address = `PUT /api/admin/${path}/${record.id}/${call}`;
  const bff = await startBff({ [address]: { ...record, [kept]: 'x1' } });
  const assign = (argument: string) =>
    bff.ask(`mutation { ${field}(input: { personId: "${record.id}", audience: ${audience}${argument} }) {
      person { __typename id name } userErrors { message } } }`);

  const given = await assign(`, ${key}: "x1"`);
  bff.upstream.answers[address] = { ...record, [kept]: null };
  await assign('');
  await assign(`, ${key}: null`);

  expect(given).toEqual({
    data: {
      [field]: {
        person: {
          __typename: audience === 'STUDENT' ? 'Student' : 'Educator',
          id: record.id,
          name: record.name,
        },
        userErrors: [],
      },
    },
  });
  expect(bff.upstream.calls.map(({ call: made, body }) => [made, body])).toEqual([
    [address, { [key]: 'x1' }],
    [address, { [key]: null }],
    [address, { [key]: null }],
  ]);
});

test.each([
  ['assignMentor', 'mentorId', 'assign-mentor', 'assignedMentor', 'mentor'],
  ['assignClub', 'clubId', 'assign-club', 'assignedClub', 'club'],
])(
  '%s is taken from the reply, or read again where the reply lacks it',
  async (field, key, call, kept, given) => {
    const now = { id: 'new', name: 'New' };
    const rows = [
      ['"new"', now, now, 1],
      ['"new"', undefined, now, 2],
      ['null', null, null, 1],
      ['null', undefined, null, 2],
    ] as const;
    for (const [id, replied, after, calls] of rows) {
      const bff = await startBff({
        [`PUT /api/admin/students/student1/${call}`]: { ...studentRecord(), [kept]: replied },
        'GET /api/admin/students/student1': { ...studentRecord(), [kept]: after },
      });

      const { data } = await bff.ask(`mutation { ${field}(
      input: { personId: "student1", audience: STUDENT, ${key}: ${id} }) { person { ${given} { id name } } } }`);

      expect(data).toEqual({ [field]: { person: { [given]: after } } });
      expect(bff.callsMade()).toHaveLength(calls);
    }
  },
);

test('a refused assignment returns the message', async () => {
  const message = 'The mentor belongs to another club';
  const bff = await startBff({
    'PUT /api/admin/students/s1/assign-mentor': new Answer(400, { message, code: 'VALIDATION' }),
  });

  const answer = await bff.ask(gql`mutation { assignMentor(
    input: { personId: "s1", audience: STUDENT, mentorId: "m1" }) { person { id } userErrors { field message } } }`);

  expect(answer).toEqual({
    data: { assignMentor: { person: null, userErrors: [{ field: null, message }] } },
  });
});

const listed = [
  { ...studentRecord(1), name: 'Ravi', status: 'Pending', assignedClub: 'club2' },
  { ...studentRecord(2), name: 'asha', status: undefined, formDetails: { class: '9th' } },
  { ...studentRecord(3), name: 'Meera', assignedMentor: mentorReference(2) },
  {
    ...studentRecord(4),
    name: 'Zoya',
    status: 'inactive',
    assignedClub: clubReference(2),
    school: 'Hill View',
    formDetails: { class: '11th' },
  },
];

test.each([
  ['', ['Ravi', 'asha', 'Meera', 'Zoya']],
  ['filter: { search: "ASH" }', ['asha']],
  ['filter: { search: "student3@" }', ['Meera']],
  ['filter: { search: "hill v" }', ['Zoya']],
  ['filter: { status: "pending" }', ['Ravi']],
  ['filter: { status: "active" }', ['asha', 'Meera']],
  ['filter: { clubId: "club2" }', ['Ravi', 'Zoya']],
  ['filter: { mentorId: "mentor2" }', ['Meera']],
  ['filter: { clubId: "club2", status: "inactive" }', ['Zoya']],
  ['filter: { search: "nobody" }', []],
  ['sort: { field: NAME }', ['asha', 'Meera', 'Ravi', 'Zoya']],
  ['sort: { field: NAME, direction: DESC }', ['Zoya', 'Ravi', 'Meera', 'asha']],
  ['sort: { field: ACADEMIC }', ['asha', 'Ravi', 'Meera', 'Zoya']],
  ['sort: { field: STATUS }', ['asha', 'Meera', 'Zoya', 'Ravi']],
])('a whole list is filtered and sorted in the bff: %s', async (args, names) => {
  const bff = await startBff({ 'GET /api/admin/students': listed });

  const { data } = await bff.ask(
    `{ students(page: { size: 50 } ${args}) { totalCount pageCount items { name } } }`,
  );

  expect(data).toEqual({
    students: {
      totalCount: names.length,
      pageCount: 1,
      items: names.map((name) => ({ name })),
    },
  });
});

test('a whole list is paged in the bff', async () => {
  const bff = await startBff({ 'GET /api/admin/students': many(25, studentRecord) });

  const { data } = await bff.ask(
    gql`{ students(page: { number: 3 }) { totalCount pageCount items { id } } }`,
  );

  expect(data).toEqual({
    students: {
      totalCount: 25,
      pageCount: 3,
      items: [21, 22, 23, 24, 25].map((n) => ({ id: `student${n}` })),
    },
  });
});

test('only the page is requested from a backend with Applied-Parameters', async () => {
  const headers = {
    'x-total-count': '201',
    'applied-parameters': 'search, status, clubId, mentorId, sort, page, limit',
  };
  const found = many(20, (n) => ({
    ...educatorRecord(n),
    name: `Rao ${n}`,
    formDetails: { institution: `School ${900 - n}` },
    status: 'pending',
    assignedClub: 'c',
    assignedMentor: 'm',
  }));
  const bff = await startBff({
    'GET /api/admin/educators': new Answer(200, found, { headers }),
  });
  const operation = gql`{ educators(
    filter: { search: " rao ", status: "pending", clubId: "c", mentorId: "m" }
    sort: { field: ACADEMIC, direction: DESC }
    page: { number: 3, size: 20 }
  ) { totalCount pageCount items { id } } }`;

  const { data } = await bff.ask(operation);

  expect(data).toMatchObject({
    educators: { totalCount: 201, pageCount: 11, items: { length: 20 } },
  });
  expect(bff.callsMade()).toEqual([
    'GET /api/admin/educators?search=rao&status=pending&clubId=c&mentorId=m&sort=-institution&page=3&limit=20',
  ]);
});

test.each(['size: 0', 'size: 201', 'number: 0', 'size: -1'])(
  'the page { %s } is refused before any call',
  async (page) => {
    const bff = await startBff({});

    const { errors } = await bff.ask(`{ students(page: { ${page} }) { totalCount } }`);

    expect(errors).toMatchObject([{ path: ['students'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(bff.callsMade()).toEqual([]);
  },
);
