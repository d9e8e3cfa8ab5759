import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import {
  clubRecord,
  clubReference,
  educatorRecord,
  mentorRecord,
  mentoredRecord,
  studentRecord,
} from '../../testing/records.ts';
import { Answer, type Answers } from '../../testing/upstream.ts';

const students = [
  studentRecord(1),
  { ...studentRecord(2), assignedClub: 'club1' },
  { ...studentRecord(3), assignedClub: 'Club 1' },
  { ...studentRecord(4), assignedClub: clubReference(3) },
  { ...studentRecord(5), assignedClub: null },
  { id: 'of another shape', assignedClub: undefined },
];
const educators = [1, 2].map((n) => ({ ...educatorRecord(n), assignedClub: 'club2' }));
const clubs = [clubRecord(1), clubRecord(2, 'educator'), clubRecord(3)];
const lists: Answers = {
  'GET /api/admin/students': students,
  'GET /api/admin/educators': { educators },
};

test.each([
  ['counted among the people', clubs, [3, 2, 1], ['educators', 'students']],
  ['of one audience', [clubRecord(1)], [3], ['students']],
  [
    'of clubs without an audience',
    clubs.map((club) => ({ ...club, clubFor: undefined })),
    [3, 2, 1],
    ['educators', 'students'],
  ],
  ['included as membersCount', [{ ...clubRecord(1), membersCount: 7 }], [7], []],
  ['included as memberCount', [{ ...clubRecord(1), memberCount: '7' }], [7], []],
  [
    'included by audience',
    [
      { ...clubRecord(1), studentsCount: 4, educatorsCount: 0 },
      { ...clubRecord(2, 'educator'), studentsCount: 0, educatorsCount: 5 },
    ],
    [4, 5],
    [],
  ],
  [
    'included by audience, for a club without one',
    [{ ...clubRecord(1), clubFor: undefined, studentsCount: 0, educatorsCount: 5 }],
    [5],
    [],
  ],
])('members %s', async (_what, records, counts, called) => {
  const bff = await startBff({ ...lists, 'GET /api/admin/clubs': records });

  expect(await bff.ask(gql`{ clubs { membersCount } }`)).toEqual({
    data: { clubs: counts.map((membersCount) => ({ membersCount })) },
  });
  expect(bff.callsMade()).toEqual([
    'GET /api/admin/clubs',
    ...called.map((audience) => `GET /api/admin/${audience}`),
  ]);
});

test('a failed count of one audience leaves the other', async () => {
  const bff = await startBff({
    ...lists,
    'GET /api/admin/clubs': clubs,
    'GET /api/admin/students': new Answer(503, {}),
  });

  const { data, errors } = await bff.ask(gql`{ clubs { id membersCount } }`);

  expect(data).toEqual({
    clubs: [
      { id: 'club1', membersCount: null },
      { id: 'club2', membersCount: 2 },
      { id: 'club3', membersCount: null },
    ],
  });
  expect(errors).toMatchObject([{ extensions: { call: 'GET /api/admin/students' } }]);
});

test('a club’s mentors are found by every form of reference', async () => {
  const bff = await startBff({
    'GET /api/admin/clubs': clubs,
    'GET /api/admin/mentors': [
      mentorRecord(1),
      { ...mentorRecord(2), assignedClub: 'club1' },
      { ...mentorRecord(3), assignedClub: 'Club 3' },
      { ...mentorRecord(4), assignedClub: null },
    ],
  });

  const { data } = await bff.ask(gql`{ clubs { mentors { id } } }`);

  expect(data).toEqual({
    clubs: [
      { mentors: [{ id: 'mentor1' }, { id: 'mentor2' }] },
      { mentors: [] },
      { mentors: [{ id: 'mentor3' }] },
    ],
  });
  expect(bff.callsMade()).toEqual(['GET /api/admin/clubs', 'GET /api/admin/mentors']);
});

test('members are counted for administrators only, without a call for others', async () => {
  const bff = await startBff({
    'GET /api/student/clubs': [{ ...clubRecord(), membersCount: 7 }],
    'GET /api/mentor/students': [mentoredRecord()],
  });

  const counts = '{ mentors { id } membersCount }';
  expect(
    await bff.ask(`{ clubChoices(clubFor: STUDENT) ${counts}
      mentorDashboard { people { items { club ${counts} } } } }`),
  ).toEqual({
    data: {
      clubChoices: [{ mentors: null, membersCount: null }],
      mentorDashboard: { people: { items: [{ club: { mentors: null, membersCount: null } }] } },
    },
  });
  expect(bff.callsMade()).toEqual(['GET /api/mentor/students', 'GET /api/student/clubs']);
});
