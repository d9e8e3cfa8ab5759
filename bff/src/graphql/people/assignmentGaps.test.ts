import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { clubRecord, clubReference, mentorRecord, studentRecord } from '../../testing/records.ts';
import { Answer, type Answers } from '../../testing/upstream.ts';

const mentors = [
  { ...mentorRecord(1), assignedClub: clubReference(1) },
  { ...mentorRecord(2), assignedClub: clubReference(1), status: 'Inactive' },
  { ...mentorRecord(3), assignedClub: clubReference(2) },
  { ...mentorRecord(4), assignedClub: null },
];

/** Students with the numbers of their club and mentor. */
const assigned: [club: number | null, mentor: number | null][] = [
  [1, 1],
  [null, 1],
  [1, null],
  [1, 2],
  [1, 3],
  [1, 4],
  [null, null],
];

const student = (club: unknown, mentor: unknown, index: number) => ({
  ...studentRecord(index + 1),
  assignedClub: club,
  assignedMentor: mentor,
});

const others = {
  'GET /api/admin/mentors': mentors,
  'GET /api/admin/clubs': [clubRecord(1), clubRecord(2)],
};

const backends: Record<string, Answers> = {
  'that refers by objects': {
    ...others,
    'GET /api/admin/students': assigned.map(([club, mentor], index) =>
      student(club && clubReference(club), mentor && { id: `mentor${mentor}`, name: 'M' }, index),
    ),
  },
  'that refers by ids': {
    ...others,
    'GET /api/admin/students': assigned.map(([club, mentor], index) =>
      student(club && `club${club}`, mentor && `mentor${mentor}`, index),
    ),
  },
};

const ASK = gql`
  query Gaps($assignment: AssignmentGap!) {
    students(filter: { assignment: $assignment }) {
      totalCount
      items {
        id
      }
    }
  }
`;

test.each(
  Object.keys(backends).flatMap((backend) =>
    (
      [
        ['NO_CLUB', [2, 7]],
        ['NO_MENTOR', [3, 7]],
        ['INACTIVE_MENTOR', [4]],
        ['MENTOR_OF_OTHER_CLUB', [5]],
      ] as const
    ).map(([assignment, found]) => [backend, assignment, found] as const),
  ),
)('a backend %s does not know the filter %s: it is applied here', async (backend, gap, found) => {
  const bff = await startBff(backends[backend] ?? {});

  const { data } = await bff.ask(ASK, { assignment: gap });

  expect(data).toEqual({
    students: { totalCount: found.length, items: found.map((n) => ({ id: `student${n}` })) },
  });
});

test('only the page is requested from a backend that applies the filter', async () => {
  const bff = await startBff({
    'GET /api/admin/students': new Answer(200, [studentRecord(4)], {
      headers: { 'x-total-count': '1', 'applied-parameters': 'assignment, limit' },
    }),
  });

  const { data } = await bff.ask(ASK, { assignment: 'INACTIVE_MENTOR' });

  expect(data).toEqual({ students: { totalCount: 1, items: [{ id: 'student4' }] } });
  expect(bff.callsMade()).toEqual(['GET /api/admin/students?assignment=inactive-mentor&limit=11']);
});

test('a person is found by id or by its first eight characters', async () => {
  const students = ['6650f3a91b2c', '6650f3b91b2c'].map((id, index) => ({
    ...studentRecord(index + 1),
    _id: id,
    id,
  }));
  const bff = await startBff({ 'GET /api/admin/students': students });

  const { data } = await bff.ask(gql`
    {
      whole: students(filter: { search: "6650F3A91B2C" }) {
        totalCount
      }
      beginning: students(filter: { search: "6650f3a9" }) {
        totalCount
      }
      short: students(filter: { search: "6650f3a" }) {
        totalCount
      }
    }
  `);

  expect(data).toEqual({
    whole: { totalCount: 1 },
    beginning: { totalCount: 1 },
    short: { totalCount: 0 },
  });
});
