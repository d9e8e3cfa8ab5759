import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { clubRecord, many, studentRecord, trackerRecord } from '../../testing/records.ts';
import { Answer, type Answers } from '../../testing/upstream.ts';

const LIST = 'GET /api/admin/student-progress';

/** Seven people with percentages, names and dates in different orders; two were never saved. */
const percents = [50, 0, 100, 7, 0, 80, 33];
const rows = percents.map((progress, index) => ({
  ...trackerRecord(index + 1),
  name: `${'GCbFAED'[index] ?? ''} Person`,
  mentor: index % 3 === 0 ? 'Ravi' : null,
  club: index < 4 ? 'Robotics' : null,
  progress,
  lastUpdated: progress === 0 ? null : `2026-02-0${index + 1}T10:00:00.000Z`,
  stages: undefined,
}));
const people = rows.map((row, index) => ({
  ...studentRecord(index + 1),
  name: row.name,
  assignedClub: index < 4 ? 'club1' : null,
}));

const others = {
  'GET /api/admin/students': people,
  'GET /api/admin/clubs': many(2, (n) => ({
    ...clubRecord(n),
    name: n === 1 ? 'Robotics' : 'Chess',
  })),
};

/** Answers of a backend that filters, sorts and pages. */
function filtering(items: string[], total: number): Answers {
  const page = items.map((id) => rows.find((row) => row.id === id));
  return {
    [LIST]: (query: URLSearchParams) => {
      const applied = [...query.keys()].join();
      const headers = { 'x-total-count': `${total}`, 'applied-parameters': applied };
      return new Answer(200, page, { headers });
    },
  };
}

const ids = (...numbers: number[]) => numbers.map((n) => `student${n}`);

test.each([
  ['', 'limit=11', ids(1, 2, 3, 4, 5, 6, 7), 7],
  [', page: { number: 2, size: 3 }', 'page=2&limit=3', ids(4, 5, 6), 7],
  [', filter: { search: " ravi " }', 'search=ravi&limit=11', ids(1, 4, 7), 3],
  [', filter: { search: "ROBOTICS" }', 'search=ROBOTICS&limit=11', ids(1, 2, 3, 4), 4],
  [', filter: { search: "c person" }', 'search=c+person&limit=11', ids(2), 1],
  [', filter: { status: NOT_STARTED }', 'status=not-started&limit=11', ids(2, 5), 2],
  [', filter: { status: IN_PROGRESS }', 'status=in-progress&limit=11', ids(1, 4, 6, 7), 4],
  [', filter: { status: COMPLETED }', 'status=completed&limit=11', ids(3), 1],
  [', filter: { clubId: "club1" }, page: { size: 3 }', 'clubId=club1&limit=4', ids(1, 2, 3), 4],
  [', sort: { field: NAME }', 'sort=name&limit=11', ids(5, 3, 2, 7, 6, 4, 1), 7],
  [
    ', sort: { field: PERCENT, direction: DESC }',
    'sort=-progress&limit=11',
    ids(3, 6, 1, 7, 4, 5, 2),
    7,
  ],
  [
    ', sort: { field: LAST_UPDATED }, page: { size: 6 }',
    'sort=lastUpdated&limit=7',
    ids(1, 3, 4, 6, 7, 2),
    7,
  ],
  [
    ', sort: { field: LAST_UPDATED, direction: DESC }',
    'sort=-lastUpdated&limit=11',
    ids(7, 6, 4, 3, 1, 5, 2),
    7,
  ],
])(
  'progressRecords(audience: STUDENT%s) is the same from every kind of backend',
  async (args, query, expected, totalCount) => {
    const operation = `{ progressRecords(audience: STUDENT${args}) { totalCount items { person { id } } } }`;
    const answer = {
      data: {
        progressRecords: { totalCount, items: expected.map((id) => ({ person: { id } })) },
      },
    };
    const plain = await startBff({ [LIST]: rows, ...others });
    const able = await startBff({ ...filtering(expected, totalCount), ...others });

    expect(await plain.ask(operation)).toEqual(answer);
    expect(await able.ask(operation)).toEqual(answer);
    expect(able.callsMade()).toEqual([`${LIST}?${query}`]);
  },
);

test('a filter missing in Applied-Parameters is applied in the bff', async () => {
  const headers = { 'x-total-count': '7', 'applied-parameters': 'limit' };
  const bff = await startBff({ [LIST]: new Answer(200, rows, { headers }) });

  const { data } = await bff.ask(
    gql`{ progressRecords(audience: STUDENT, filter: { status: COMPLETED }) { totalCount items { person { id } } } }`,
  );

  expect(data).toEqual({
    progressRecords: { totalCount: 1, items: [{ person: { id: 'student3' } }] },
  });
  expect(bff.callsMade()).toEqual([`${LIST}?status=completed&limit=11`]);
});

const summary = 'summary { total completed inProgress averagePercent }';
const figures = { total: 7, completed: 1, inProgress: 4, averagePercent: 39 };

test.each([
  ['the whole list', { [LIST]: rows }, '', [`${LIST}?limit=4`]],
  [
    'the whole list, whatever the filter',
    { [LIST]: rows },
    ', filter: { status: COMPLETED }',
    [`${LIST}?status=completed&limit=4`],
  ],
  [
    'the call for it',
    {
      ...filtering(ids(1, 2, 3), 7),
      [`${LIST}/summary`]: { total: 7, completed: 1, inProgress: 4, averageProgress: 39 },
    },
    '',
    [`${LIST}/summary`, `${LIST}?limit=4`],
  ],
])('the summary comes from %s', async (_what, answers, args, calls) => {
  const bff = await startBff(answers);

  const { data } = await bff.ask(
    `{ progressRecords(audience: STUDENT${args}, page: { size: 3 }) { ${summary} } }`,
  );

  expect(data).toEqual({ progressRecords: { summary: figures } });
  expect(bff.callsMade()).toEqual(calls);
});

test('the summary of a backend that pages without a summary counts everyone', async () => {
  const bff = await startBff(filtering(ids(1, 2, 3), 7));
  const paged = await bff.ask(
    gql`{ progressRecords(audience: STUDENT, page: { size: 3 }) { totalCount } }`,
  );
  expect(paged.data).toEqual({ progressRecords: { totalCount: 7 } });

  bff.upstream.answers[LIST] = new Answer(200, rows, { headers: { 'x-total-count': '7' } });
  const { data } = await bff.ask(
    `{ progressRecords(audience: STUDENT, page: { size: 3 }) { ${summary} } }`,
  );

  expect(data).toEqual({ progressRecords: { summary: figures } });
});

test('the average without people is 0', async () => {
  const bff = await startBff({ 'GET /api/admin/educator-progress': [] });

  expect(await bff.ask(`{ progressRecords(audience: EDUCATOR) { pageCount ${summary} } }`)).toEqual(
    {
      data: {
        progressRecords: {
          pageCount: 1,
          summary: { total: 0, completed: 0, inProgress: 0, averagePercent: 0 },
        },
      },
    },
  );
});

test('a record is a view of the person with the tracker’s fields', async () => {
  const bff = await startBff({ [LIST]: [trackerRecord()] });

  expect(
    await bff.ask(gql`{ progressRecords(audience: STUDENT) { items { mentorName clubName currentStage lastUpdated
      progress { percent status band stages { id status stage { id name } } } person { __typename id name progress { percent } } } } }`),
  ).toEqual({
    data: {
      progressRecords: {
        items: [
          {
            mentorName: 'Mentor 1',
            clubName: 'Club 1',
            currentStage: 'Assessment',
            lastUpdated: '2026-02-01T10:00:00.000Z',
            progress: {
              percent: 33,
              status: 'IN_PROGRESS',
              band: 'LOW',
              stages: [
                {
                  id: 'student1~club1-stage1',
                  status: 'COMPLETED',
                  stage: { id: 'club1-stage1', name: 'Initial Counseling' },
                },
                {
                  id: 'student1~club1-stage2',
                  status: 'IN_PROGRESS',
                  stage: { id: 'club1-stage2', name: 'Assessment' },
                },
                {
                  id: 'student1~club1-stage3',
                  status: 'NOT_STARTED',
                  stage: { id: 'club1-stage3', name: 'Document Review' },
                },
              ],
            },
            person: {
              __typename: 'Student',
              id: 'student1',
              name: 'Student 1',
              progress: { percent: 33 },
            },
          },
        ],
      },
    },
  });
  expect(bff.callsMade()).toEqual([`${LIST}?limit=11`]);
});

test('fields that the tracker lacks are read once for all rows', async () => {
  const bff = await startBff({
    [LIST]: many(3, trackerRecord),
    'GET /api/admin/students': many(3, studentRecord),
  });

  const { data } = await bff.ask(gql`{ progressRecords(audience: STUDENT) { items { person {
    email phone status formSubmitted createdAt club { id } mentor { id }
    ... on Student { education formDetails { class } } } } } }`);

  expect(data).toEqual({
    progressRecords: {
      items: many(3, (n) => ({
        person: {
          email: `student${n}@waymark.test`,
          phone: '9700000000',
          status: 'active',
          formSubmitted: true,
          createdAt: '2026-01-05T10:00:00.000Z',
          club: { id: 'club1' },
          mentor: { id: 'mentor1' },
          education: `School ${n}`,
          formDetails: { class: '10th' },
        },
      })),
    },
  });
  expect(bff.callsMade()).toEqual([
    `${LIST}?limit=11`,
    'GET /api/admin/students?ids=student1%2Cstudent2%2Cstudent3',
  ]);
});
