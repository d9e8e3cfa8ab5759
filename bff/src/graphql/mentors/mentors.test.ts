import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { clubReference, mentorRecord } from '../../testing/records.ts';

const listed = [
  { ...mentorRecord(1), name: 'Anil', assignedClub: null },
  { ...mentorRecord(2), name: 'Bina', assignedClub: clubReference(2), specialization: 'Law' },
  { ...mentorRecord(3), name: 'Chitra', assignedClub: clubReference(1) },
  { ...mentorRecord(4), name: 'Dev', assignedClub: 'club1', specialization: undefined },
  { ...mentorRecord(5), name: 'Esha', assignedClub: 'unlisted' },
];

test.each([
  ['', ['Anil', 'Bina', 'Chitra', 'Dev', 'Esha']],
  ['(filter: { search: "BIN" })', ['Bina']],
  ['(filter: { search: "law" })', ['Bina']],
  ['(filter: { search: "general" })', ['Dev']],
  ['(filter: { search: "club 1" })', ['Chitra', 'Dev']],
  ['(filter: { forClubId: "club1" })', ['Chitra', 'Dev', 'Anil']],
  ['(filter: { forClubId: "club1", search: "anil" })', ['Anil']],
  ['(filter: { forClubId: "club9" })', ['Anil']],
])('mentors%s', async (filter, names) => {
  const bff = await startBff({
    'GET /api/admin/mentors': listed,
    'GET /api/admin/clubs': [{ ...clubReference(1) }],
  });

  const { data } = await bff.ask(`{ mentors${filter} { name } }`);

  expect(data).toEqual({ mentors: names.map((name) => ({ name })) });
});

test('missing fields have fallbacks', async () => {
  const bff = await startBff({ 'GET /api/admin/mentors': [{ _id: 'm', name: 'Dev' }] });

  const { data } = await bff.ask(
    gql`{ mentors { specialization experience email studentsCount status club { id } } }`,
  );

  expect(data).toEqual({
    mentors: [
      {
        specialization: 'General',
        experience: 'Not specified',
        email: null,
        studentsCount: null,
        status: null,
        club: null,
      },
    ],
  });
});

test.each([
  [{ name: 'Dev', specialization: 'Law', email: 'Dev@B.in', phone: '98' }, 'dev@b.in'],
  [{ name: 'Dev' }, 'dev'],
])('people see their own mentor without an id: %j', async (mentor, id) => {
  const record = { _id: 'p1', name: 'Asha', email: 'a@b.in', assignedMentor: mentor };
  const bff = await startBff({
    'GET /api/student/profile': record,
    'GET /api/educator/profile': record,
  });
  const ask = 'mentor { id name specialization email phone }';

  const answer = await bff.ask(`{ myStudentProfile { ${ask} } myEducatorProfile { ${ask} } }`);

  const shown = { specialization: 'General', email: null, phone: null, ...mentor, id };
  expect(answer).toEqual({
    data: { myStudentProfile: { mentor: shown }, myEducatorProfile: { mentor: shown } },
  });
});

test.each([
  [{ name: 'Dev', email: 'Dev@B.in' }, 'dev@b.in'],
  [{ name: 'Dev' }, 'dev'],
])('mentors see their own profile without an id: %j', async (mentor, id) => {
  const bff = await startBff({
    'GET /api/mentor/profile': { ...mentor, assignedClub: clubReference(1) },
  });

  expect(await bff.ask(gql`{ mentorDashboard { mentor { id name club { id } } } }`)).toEqual({
    data: { mentorDashboard: { mentor: { id, name: 'Dev', club: { id: 'club1' } } } },
  });
});
