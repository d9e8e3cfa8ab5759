import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { Answer } from '../../testing/upstream.ts';

const NO = 'Not accepted';
const STUDENT = 'PUT /api/admin/students/s1';
const account = 'email: "a@b.in", phone: "1"';

/** The mutations with their inputs, and the call that refuses each. */
const writes = {
  updateStudent: [STUDENT, 'id: "s1", name: "A", formDetails: { age: 15 }'],
  updateDetails: [STUDENT, 'id: "s1", formDetails: { gender: "Other" }'],
  submitStudentForm: [
    'POST /api/student/submit-form',
    `fullName: "A", ${account}, class: "1", schoolName: "S"`,
  ],
  addMentor: ['POST /api/admin/mentors', `name: "A", ${account}, password: "secret", clubId: "c1"`],
  addClub: ['POST /api/admin/clubs', 'name: "Club", description: "About", clubFor: STUDENT'],
  assignMentor: [`${STUDENT}/assign-mentor`, 'personId: "s1", audience: STUDENT, mentorId: "m1"'],
  assignClub: [`${STUDENT}/assign-club`, 'personId: "s1", audience: STUDENT, clubId: "c1"'],
  resetPassword: ['POST /api/auth/reset-password', 'token: "mailed", newPassword: "new one"'],
} as const;

type Row = [write: keyof typeof writes, named: string, path: string[] | null];

const rows: Row[] = [
  ['updateStudent', 'name', ['name']],
  ['updateStudent', 'name.first', ['name']],
  ['updateStudent', 'education', ['education']],
  ['updateStudent', 'gender', ['gender']],
  ['updateStudent', 'age', ['formDetails', 'age']],
  ['updateStudent', 'schoolName', ['formDetails', 'schoolName']],
  ['updateStudent', 'formDetails.school_name', ['formDetails', 'schoolName']],
  ['updateStudent', 'formDetails.interests[0]', ['formDetails', 'interests', '0']],
  ['updateStudent', 'formDetails.interests.all', ['formDetails', 'interests']],
  ['updateStudent', 'formDetails.likes', ['formDetails']],
  ['updateStudent', 'school', null],
  ['updateStudent', '__proto__', null],
  ['updateStudent', 'constructor', null],
  ['updateDetails', 'gender', ['formDetails', 'gender']],
  ['submitStudentForm', 'name', ['fullName']],
  ['submitStudentForm', 'assignedClub._id', ['clubId']],
  ['submitStudentForm', 'formDetails.tenthPercentage', ['tenthPercentage']],
  ['submitStudentForm', 'formDetails', null],
  ['submitStudentForm', 'address.city', ['address']],
  ['addMentor', 'assigned_club', ['clubId']],
  ['addMentor', 'formDetails.age', null],
  ['addClub', 'stages', ['stages']],
  ['addClub', 'stages[2].name', ['stages', '2']],
  ['addClub', 'stages.2.0', ['stages', '2']],
  ['assignMentor', 'studentId', ['personId']],
  ['assignMentor', 'educatorId', ['personId']],
  ['assignMentor', 'assignedMentor', ['mentorId']],
  ['assignClub', 'id', ['personId']],
  ['assignClub', 'assignedClub', ['clubId']],
  ['resetPassword', 'password', ['newPassword']],
];

test('a user error names a field of the input or null', async () => {
  const bff = await startBff({});

  for (const [write, named, path] of rows) {
    const [call, input] = writes[write];
    const field = write === 'updateDetails' ? 'updateStudent' : write;
    bff.upstream.answers[call] = new Answer(400, { errors: [{ field: named, message: NO }] });
    expect
      .soft(
        await bff.ask(`mutation { ${field}(input: { ${input} }) { userErrors { field } } }`),
        named,
      )
      .toEqual({ data: { [field]: { userErrors: [{ field: path }] } } });
  }
});
