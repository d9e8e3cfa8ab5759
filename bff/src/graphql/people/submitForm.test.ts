import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { clubReference, studentRecord } from '../../testing/records.ts';

const studentForm = gql`mutation ($input: StudentFormInput!) { submitStudentForm(input: $input) {
  student { id club { id } mentor { id } formDetails { schoolName interests } } userErrors { code } } }`;

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

const mine = { ...studentRecord(), name: input.fullName, email: input.email, phone: input.phone };
const answers = { ...mine.formDetails, schoolName: 'City School', interests: [' Chess '] };
const submitted = { ...mine, formDetails: answers };

test.each([
  ['the record', submitted, 1],
  [
    'the record with other whitespace and case',
    { student: { ...submitted, name: 'Asha Rao ', email: 'Asha@Waymark.test' } },
    1,
  ],
  [
    'the form itself',
    { ...input, _id: 'form77', name: input.fullName, assignedClub: 'club1', user: 'student1' },
    2,
  ],
  ['the account', { user: { ...mine, assignedClub: undefined, assignedMentor: undefined } }, 2],
])('a form that is answered with %s returns the person', async (_what, reply, calls) => {
  const bff = await startBff({
    'POST /api/student/submit-form': reply,
    'GET /api/student/profile': submitted,
  });

  const { data } = await bff.ask(studentForm, { input });

  expect(data).toEqual({
    submitStudentForm: {
      student: {
        id: 'student1',
        club: { id: 'club1' },
        mentor: { id: 'mentor1' },
        formDetails: { schoolName: 'City School', interests: ['Chess'] },
      },
      userErrors: [],
    },
  });
  expect(bff.upstream.calls).toHaveLength(calls);
});

const { clubId, interests, ...required } = input;
const { fullName, ...sentAsGiven } = required;
const sent = { ...sentAsGiven, name: fullName };

test.each([
  ['answers', input, { ...sent, assignedClub: clubId, interests }],
  ['omitted answers', required, sent],
  [
    'null answers',
    { ...required, clubId: null, interests: null, city: null },
    { ...sent, interests: [], city: null },
  ],
])('a form with %s is sent', async (_what, form, body) => {
  const bff = await startBff({ 'POST /api/student/submit-form': submitted });

  await bff.ask(studentForm, { input: form });

  expect(bff.upstream.calls).toMatchObject([{ call: 'POST /api/student/submit-form' }]);
  expect(bff.upstream.calls[0]?.body).toEqual(body);
});

test('the record of the reply is used, even where it differs from the input', async () => {
  const bff = await startBff({
    'POST /api/student/submit-form': { ...submitted, assignedClub: clubReference(2) },
  });

  expect(await bff.ask(studentForm, { input })).toMatchObject({
    data: { submitStudentForm: { student: { id: 'student1', club: { id: 'club2' } } } },
  });
});
