import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { studentRecord } from '../../testing/records.ts';

const update = (input: string) => `mutation { updateStudent(input: { id: "student1", ${input} }) {
  student { id name phone } userErrors { code } } }`;

const { formDetails } = studentRecord();
const asSent = {
  ...studentRecord(),
  name: 'Asha',
  status: 'Active',
  formDetails: { ...formDetails, city: null },
};

test.each([
  ['the record', asSent, 1],
  ['the record with no club or mentor', { ...asSent, assignedClub: null, assignedMentor: null }, 1],
  ['a part of the record', { student: { _id: 'student1', name: 'Asha', email: 'a@b.in' } }, 2],
  ['what was sent', { ...asSent, assignedClub: undefined, assignedMentor: undefined }, 2],
])('a change that is answered with %s', async (_what, reply, calls) => {
  const bff = await startBff({
    'PUT /api/admin/students/student1': reply,
    'GET /api/admin/students/student1': { ...asSent, phone: 'as read' },
  });

  const { data } = await bff.ask(
    update('name: " Asha", status: "active", education: null, formDetails: { city: "" }'),
  );

  expect(data).toMatchObject({
    updateStudent: { student: { name: 'Asha', phone: calls === 1 ? asSent.phone : 'as read' } },
  });
  expect(bff.upstream.calls).toHaveLength(calls);
});

test.each([
  ['the record', { ...asSent, formDetails: { ...formDetails, class: '9th' } }, 1],
  [
    'what was sent',
    {
      _id: 'student1',
      name: 'Asha',
      email: asSent.email,
      phone: asSent.phone,
      class: '9th',
      schoolName: 'School 1',
    },
    2,
  ],
])('a change of the own profile that is answered with %s', async (_what, reply, calls) => {
  const now = { ...asSent, formDetails: { ...formDetails, class: '9th' } };
  const bff = await startBff({
    'PUT /api/student/profile': { student: reply },
    'GET /api/student/profile': now,
  });
  const input = `name: "Asha", email: "${asSent.email}", phone: "${asSent.phone}", class: "9th", schoolName: "School 1"`;

  expect(
    await bff.ask(`mutation { updateMyStudentProfile(input: { ${input} }) {
      student { formDetails { class } club { id } } } }`),
  ).toEqual({
    data: {
      updateMyStudentProfile: { student: { formDetails: { class: '9th' }, club: { id: 'club1' } } },
    },
  });
  expect(bff.upstream.calls).toHaveLength(calls);
});
