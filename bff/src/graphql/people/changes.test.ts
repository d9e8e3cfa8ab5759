import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { kept } from '../../testing/keeping.ts';
import { educatorRecord, studentRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const tagged = (record: object, etag = '"2"', status = 200) =>
  new Answer(status, record, { headers: { etag } });

const version = 'ifVersion: "\\"1\\""';
const account = 'name: "Asha", email: "asha@b.in", phone: "98"';
const sentAccount = { name: 'Asha', email: 'asha@b.in', phone: '98' };
const schooling = 'class: "10th", schoolName: "S"';
const work = 'currentPosition: "Teacher", institution: "I"';

test.each([
  {
    field: 'updateStudent',
    input: `id: "student1", name: "Asha", gender: "female", education: null, status: "pending",
      formSubmitted: null, formDetails: { gender: "Other", age: 15, tenthPercentage: 88.5, interests: ["Chess"], city: null }, phone: null, ${version}`,
    call: 'PUT /api/admin/students/student1',
    entity: 'student',
    reply: (body: object) => kept(studentRecord(), { ...body }),
    body: {
      name: 'Asha',
      gender: 'female',
      education: null,
      status: 'pending',
      phone: null,
      formDetails: {
        gender: 'Other',
        age: 15,
        tenthPercentage: 88.5,
        interests: ['Chess'],
        city: null,
      },
    },
  },
  {
    field: 'updateEducator',
    input: `id: "educator1", formSubmitted: true, formDetails: { institution: "IIT", dateOfBirth: "1980-02-29" }, phone: null, ${version}`,
    call: 'PUT /api/admin/educators/educator1',
    entity: 'educator',
    reply: (body: object) => ({ educator: kept(educatorRecord(), { ...body }) }),
    body: {
      formSubmitted: true,
      phone: null,
      formDetails: { institution: 'IIT', dateOfBirth: '1980-02-29' },
    },
  },
  {
    field: 'updateMyStudentProfile',
    input: `${account}, ${schooling}, parentContact: null, ${version}`,
    call: 'PUT /api/student/profile',
    entity: 'student',
    reply: (body: object) => ({ student: kept(studentRecord(), { ...body }) }),
    body: { ...sentAccount, class: '10th', schoolName: 'S', parentContact: null },
  },
  {
    field: 'updateMyEducatorProfile',
    input: `${account}, ${work}, publications: "", ${version}`,
    call: 'PUT /api/educator/profile',
    entity: 'educator',
    reply: (body: object) => ({ data: kept(educatorRecord(), { ...body }) }),
    body: { ...sentAccount, currentPosition: 'Teacher', institution: 'I', publications: '' },
  },
])(
  '$field sends the input with the version that was read',
  async ({ field, input, call, entity, reply, body }) => {
    const bff = await startBff({ [call]: tagged(reply(body)) });

    const answer = await bff.ask(
      `mutation { ${field}(input: { ${input} }) { ${entity} { id version } userErrors { code } } }`,
    );

    expect(answer).toEqual({
      data: { [field]: { [entity]: { id: `${entity}1`, version: '"2"' }, userErrors: [] } },
    });
    expect(bff.upstream.calls).toMatchObject([{ call, ifMatch: '"1"', body }]);
    expect(bff.upstream.calls[0]?.body).toEqual(body);
  },
);

test.each([
  ['updateMyStudentProfile', `${account}, class: "10th"`, 'schoolName'],
  ['updateMyStudentProfile', `${account}, schoolName: "S", class: null`, 'class'],
  ['updateMyEducatorProfile', `${account}, institution: "I"`, 'currentPosition'],
  ['updateMyEducatorProfile', `phone: "98", ${work}, email: "a@b.in"`, 'name'],
])('%s: an empty required profile field is a user error: %s', async (field, input, lacking) => {
  const bff = await startBff({});

  const { data, errors } = await bff.ask(
    `mutation { ${field}(input: { ${input} }) { userErrors { code } } }`,
  );

  expect(data).toBeUndefined();
  expect(errors?.[0]?.message).toMatch(new RegExp(`\\b${lacking}\\b|String!`));
  expect(bff.callsMade()).toEqual([]);
});

const update = (input: string) => `mutation { updateStudent(input: { id: "student1", ${input} }) {
  student { id name version } userErrors { field code message } } }`;
const changed = { ...studentRecord(), name: 'Changed meanwhile' };
const stale = { message: 'Changed meanwhile.', code: 'STALE' };

test.each([
  ['gives it', tagged({ ...stale, current: changed }, '"7"', 412), 0],
  ['lacks it, so that it is read again', tagged(stale, '"6"', 412), 1],
])('a version conflict returns the current record: %s', async (_what, answer, reads) => {
  const bff = await startBff({
    'PUT /api/admin/students/student1': answer,
    'GET /api/admin/students/student1': tagged(changed, '"7"'),
  });

  expect(await bff.ask(update('name: "Asha", ifVersion: "\\"1\\""'))).toEqual({
    data: {
      updateStudent: {
        student: { id: 'student1', name: 'Changed meanwhile', version: '"7"' },
        userErrors: [{ field: null, code: 'PRECONDITION_FAILED', message: 'Changed meanwhile.' }],
      },
    },
  });
  expect(bff.upstream.calls).toHaveLength(1 + reads);
});

test.each(['', '1', '*', 'W/\\"1\\"', '\\"1\\", \\"2\\"', '\\"a\\nb\\"'])(
  'an invalid version “%s” is refused before any call',
  async (version) => {
    const bff = await startBff({});

    expect(await bff.ask(update(`ifVersion: "${version}"`))).toMatchObject({
      data: {
        updateStudent: {
          student: null,
          userErrors: [{ field: ['ifVersion'], code: 'VALIDATION' }],
        },
      },
    });
    expect(bff.callsMade()).toEqual([]);
  },
);

test.each([
  ['a strong ETag', '"a.b"', '"a.b"'],
  ['a weak ETag, not usable in If-Match', 'W/"1"', null],
  ['none', '', null],
])('the version is the ETag of the response: %s', async (_what, etag, version) => {
  const bff = await startBff({
    'GET /api/admin/students/student1': tagged(studentRecord(), etag),
    'GET /api/admin/students': new Answer(200, [studentRecord()], { headers: { etag: '"list"' } }),
    'GET /api/student/profile': tagged(studentRecord(), etag),
  });

  const { data } = await bff.ask(gql`{ student(id: "student1") { version }
    students { items { version } } myStudentProfile { version } }`);

  expect(data).toEqual({
    student: { version },
    students: { items: [{ version: null }] },
    myStudentProfile: { version },
  });
});

test('user errors name the nested fields of the input', async () => {
  const fields = ['name', 'gender', 'formDetails.gender', 'formDetails.age', 'city', 'ifMatch'];
  const bff = await startBff({
    'PUT /api/admin/students/student1': new Answer(400, {
      message: 'No',
      errors: fields.map((field) => ({ field, message: field })),
    }),
  });

  const { data } = await bff.ask(
    update('name: "", gender: "x", formDetails: { gender: "x", age: 0, city: "x" }'),
  );

  expect(data).toMatchObject({
    updateStudent: {
      userErrors: [
        { field: ['name'] },
        { field: ['gender'] },
        { field: ['formDetails', 'gender'] },
        { field: ['formDetails', 'age'] },
        { field: ['formDetails', 'city'] },
        { field: ['ifVersion'] },
      ],
    },
  });
});

test('user errors of the own profile name flat fields', async () => {
  const bff = await startBff({
    'PUT /api/student/profile': new Answer(409, {
      message: 'Taken',
      errors: [
        { field: 'email', message: 'Taken' },
        { field: 'formDetails.class', message: 'Class' },
      ],
    }),
  });

  const { data } =
    await bff.ask(`mutation { updateMyStudentProfile(input: { ${account}, ${schooling} }) {
    student { id } userErrors { field code } } }`);

  expect(data).toEqual({
    updateMyStudentProfile: {
      student: null,
      userErrors: [
        { field: ['email'], code: 'CONFLICT' },
        { field: ['class'], code: 'CONFLICT' },
      ],
    },
  });
});

test.each(['student', 'educator'])('an unknown %s is not found', async (field) => {
  const bff = await startBff({
    [`GET /api/admin/${field}s/x`]: new Answer(404, { message: 'Not here' }),
  });

  const { data, errors } = await bff.ask(
    `{ ${field}(id: "x") { id } none: ${field}(id: " ") { id } }`,
  );

  expect(data).toEqual({ [field]: null, none: null });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(bff.callsMade()).toEqual([`GET /api/admin/${field}s/x`]);
});
