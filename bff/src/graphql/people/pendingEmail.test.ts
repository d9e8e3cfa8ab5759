import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { studentRecord } from '../../testing/records.ts';

const pendingEmail = 'asha@new.example';

test.each([
  ['our api', { pendingEmail }, pendingEmail],
  ['our api, without one', { pendingEmail: null }, null],
  ['another backend', {}, null],
])('the new email of the own record is read from %s', async (_what, fields, expected) => {
  const bff = await startBff({ 'GET /api/student/profile': { ...studentRecord(), ...fields } });
  expect(await bff.ask(gql`{ myStudentProfile { pendingEmail } }`)).toEqual({
    data: { myStudentProfile: { pendingEmail: expected } },
  });
});

test('it is in the answer to a change, which keeps the email', async () => {
  const student = { ...studentRecord(), pendingEmail };
  const bff = await startBff({ 'PUT /api/student/profile': { student } });
  const input = { name: 'Asha', email: pendingEmail, phone: '9', class: '9th', schoolName: 'DAV' };
  const ask = gql`mutation ($input: UpdateMyStudentProfileInput!) {
    updateMyStudentProfile(input: $input) { student { email pendingEmail } userErrors { code } } }`;
  expect(await bff.ask(ask, { input })).toEqual({
    data: {
      updateMyStudentProfile: { student: { email: student.email, pendingEmail }, userErrors: [] },
    },
  });
});

test('it is null for an administrator, whatever the record has', async () => {
  const bff = await startBff({
    'GET /api/admin/students/student1': { ...studentRecord(), pendingEmail },
  });
  expect(await bff.ask(gql`{ student(id: "student1") { pendingEmail } }`)).toEqual({
    data: { student: { pendingEmail: null } },
  });
});
