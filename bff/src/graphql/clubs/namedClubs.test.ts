import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import {
  clubRecord,
  many,
  mentoredRecord,
  mentorRecord,
  studentRecord,
  trackerRecord,
} from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

/** Clubs of six people in turn: one club, the other, or none. */
const clubs = (names: unknown[]) => (n: number) => names[n % names.length];
const named = clubs([null, 'Club 1', 'Club 2']);
const byName = clubs([null, { name: 'Club 1' }, { name: 'Club 2' }]);
const byId = clubs([null, 'club1', 'club2']);

const student = (clubOf: typeof named) => (n: number) => ({
  ...studentRecord(n),
  assignedClub: clubOf(n),
});
const tracked = (fields: (n: number) => object) => (n: number) => ({
  ...trackerRecord(n),
  club: undefined,
  assignedClub: undefined,
  ...fields(n),
});
const mentored = (clubOf: typeof named) => (n: number) => ({
  ...mentoredRecord(n),
  club: clubOf(n),
});

const STUDENTS = 'GET /api/admin/students';
const TRACKER = 'GET /api/admin/student-progress';
const MENTORED = 'GET /api/mentor/students';
const people = 'students(filter: { clubId: "club2" }) { totalCount items { id } }';
const tracker = `progressRecords(audience: STUDENT, filter: { clubId: "club2" }) {
  totalCount items { person { id } } }`;
const dashboard = (club: string) =>
  `mentorDashboard { people(filter: { clubId: "${club}" }) { totalCount items { id } } }`;

test.each([
  ['people by name', people, { [STUDENTS]: many(6, student(named)) }, 1],
  ['people by a named object', people, { [STUDENTS]: many(6, student(byName)) }, 1],
  ['people by id', people, { [STUDENTS]: many(6, student(byId)) }, 0],
  [
    'the tracker by name',
    tracker,
    {
      [TRACKER]: many(
        6,
        tracked((n) => ({ club: named(n) })),
      ),
    },
    1,
  ],
  [
    'the tracker by id',
    tracker,
    {
      [TRACKER]: many(
        6,
        tracked((n) => ({ clubId: byId(n) })),
      ),
    },
    0,
  ],
  [
    'the tracker by a name in place of the reference',
    tracker,
    {
      [TRACKER]: many(
        6,
        tracked((n) => ({ assignedClub: named(n) })),
      ),
    },
    1,
  ],
  [
    'the tracker by the people’s own names, where it has no club',
    tracker,
    {
      [TRACKER]: many(
        6,
        tracked(() => ({})),
      ),
      [STUDENTS]: many(6, student(named)),
    },
    1,
  ],
  ['the mentor’s people by name', dashboard('club2'), { [MENTORED]: many(6, mentored(named)) }, 0],
  ['the mentor’s people by id', dashboard('club2'), { [MENTORED]: many(6, mentored(byId)) }, 0],
])(
  'the people of a club are found by every form of reference: %s',
  async (_what, fields, answers, reads) => {
    const bff = await startBff({
      ...answers,
      'GET /api/admin/clubs': many(3, clubRecord),
      'GET /api/mentor/profile': { ...mentorRecord(), assignedClub: clubRecord(2) },
    });

    const { data, errors } = await bff.ask(`{ ${fields} }`);

    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain('"totalCount":2,');
    expect(JSON.stringify(data).match(/student\d/g)).toEqual(['student2', 'student5']);
    const readsOfClubs = bff.callsMade().filter((call) => call === 'GET /api/admin/clubs');
    expect(readsOfClubs).toHaveLength(reads);
  },
);

test('two clubs of one name are distinguished by ids in the list of people', async () => {
  const bff = await startBff({
    [TRACKER]: many(
      6,
      tracked(() => ({ club: 'Chess' })),
    ),
    [STUDENTS]: many(6, student(byId)),
    'GET /api/admin/clubs': many(3, (n) => ({ ...clubRecord(n), name: 'Chess' })),
  });

  const { data } = await bff.ask(`{ ${tracker} }`);

  expect(data).toMatchObject({
    progressRecords: { items: [{ person: { id: 'student2' } }, { person: { id: 'student5' } }] },
  });
});

const ofAClub = 'totalCount items { id club { id } }';
const everywhere = `{
  clubs { id mentors { id } membersCount }
  students { ${ofAClub} }
  one: students(filter: { clubId: "club1" }) { ${ofAClub} }
  records: progressRecords(audience: STUDENT, filter: { clubId: "club1" }) { totalCount }
}`;
const robotics = (n: number) => ({ ...clubRecord(n), name: 'Robotics', membersCount: undefined });
const inRobotics = {
  [STUDENTS]: many(2, (n) => ({ ...student(named)(n), assignedClub: 'Robotics' })),
  [TRACKER]: many(
    2,
    tracked(() => ({ club: 'Robotics' })),
  ),
  'GET /api/admin/educators': [],
  'GET /api/admin/mentors': [{ ...mentorRecord(), assignedClub: 'Robotics' }],
};

test('a name that two clubs share refers to neither', async () => {
  const bff = await startBff({ ...inRobotics, 'GET /api/admin/clubs': many(2, robotics) });

  const { data, errors } = await bff.ask(everywhere);

  expect(errors).toMatchObject([
    { path: ['students', 'items', 0, 'club'], extensions: { call: 'GET /api/admin/clubs' } },
  ]);
  const empty = { mentors: [], membersCount: 0 };
  expect(data).toMatchObject({
    clubs: [
      { id: 'club1', ...empty },
      { id: 'club2', ...empty },
    ],
    students: { totalCount: 2, items: [{ club: null }, { club: null }] },
    one: { totalCount: 0 },
    records: { totalCount: 0 },
  });
});

test.each([
  ['for educators', 'educator'],
  ['with an unknown audience', 'nobody'],
])('the name of a person’s club does not match one %s', async (_what, clubFor) => {
  const other = { ...robotics(2), clubFor };
  const bff = await startBff({ ...inRobotics, 'GET /api/admin/clubs': [robotics(1), other] });

  const { data } = await bff.ask(`{ students { ${ofAClub} } }`);

  const club = clubFor === 'educator' ? { id: 'club1' } : null;
  expect(data).toEqual({
    students: {
      totalCount: 2,
      items: [
        { id: 'student1', club },
        { id: 'student2', club },
      ],
    },
  });
});

test('people of one audience are found by a name that a club of the other audience has too', async () => {
  const other = { ...robotics(2), clubFor: 'educator' };
  const bff = await startBff({ ...inRobotics, 'GET /api/admin/clubs': [robotics(1), other] });

  const { data, errors } = await bff.ask(everywhere);

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    clubs: [
      { mentors: [], membersCount: 2 },
      { mentors: [], membersCount: 0 },
    ],
    one: { totalCount: 2, items: [{ club: { id: 'club1' } }, { club: { id: 'club1' } }] },
    records: { totalCount: 2 },
  });
});

test.each([
  ['a filter by another club finds no person', clubRecord(1), 0],
  ['a filter by a club without a known name is not supported', null, 'NOT_SUPPORTED'],
])('%s', async (_what, assignedClub, expected) => {
  const bff = await startBff({
    [MENTORED]: many(2, mentored(clubs(['Club 1']))),
    'GET /api/mentor/profile': new Answer(200, { ...mentorRecord(), assignedClub }),
  });

  const { data, errors } = await bff.ask(`{ ${dashboard('club2')} }`);

  expect(errors?.[0]?.extensions.code ?? data).toEqual(
    typeof expected === 'string'
      ? expected
      : { mentorDashboard: { people: { totalCount: expected, items: [] } } },
  );
});
