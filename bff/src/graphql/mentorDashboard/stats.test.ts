import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { stoppedAt } from '../../testing/clock.ts';
import { many, statsRecord, mentoredRecordWithStages } from '../../testing/records.ts';

const figures = gql`{ mentorDashboard { stats { totalStudents pendingUpdates bands { band count }
  stages { stage count } longestWaiting { id name since }
  withoutFeedback longestWithoutFeedback { id name since } } } }`;

const counts = {
  bands: [
    { band: 'high', count: 1 },
    { band: 'not-started', count: 2 },
  ],
  stages: [
    { stage: null, count: 2 },
    { stage: 'Assessment', count: 1 },
  ],
  longestWaiting: [{ _id: 'p1', id: 'p1', name: 'Asha', since: '2026-02-01T10:00:00.000Z' }],
  withoutFeedback: 1,
  longestWithoutFeedback: [{ id: 'p2', name: 'Bo', since: null }],
};

test('counts of the stats call are used', async () => {
  const bff = await startBff({ 'GET /api/mentor/dashboard/stats': { ...statsRecord, ...counts } });

  expect(await bff.ask(figures)).toEqual({
    data: {
      mentorDashboard: {
        stats: {
          totalStudents: 10,
          pendingUpdates: 2,
          bands: [
            { band: 'HIGH', count: 1 },
            { band: 'NOT_STARTED', count: 2 },
          ],
          stages: counts.stages,
          longestWaiting: [{ id: 'p1', name: 'Asha', since: '2026-02-01T10:00:00.000Z' }],
          withoutFeedback: 1,
          longestWithoutFeedback: counts.longestWithoutFeedback,
        },
      },
    },
  });
  expect(bff.callsMade()).toEqual(['GET /api/mentor/dashboard/stats']);
});

const done = 'completed';
const people = [
  mentoredRecordWithStages(1, ['not started', 'not started'], {
    name: 'Asha',
    joinDate: '2026-09-01',
  }),
  mentoredRecordWithStages(2, [done, 'in progress'], {
    name: 'Bo',
    lastUpdated: '2026-10-02T10:00:00Z',
  }),
  mentoredRecordWithStages(3, [done, 'in progress'], {
    name: 'Chandra',
    lastUpdated: '2026-11-17T10:00:00Z',
    feedback: 'Well done',
  }),
  mentoredRecordWithStages(4, [done, done], { name: 'Dev', lastUpdated: '2026-08-01T10:00:00Z' }),
];
const since = (n: number, name: string, moment: string) => ({
  id: `student${n}`,
  name,
  since: moment,
});

test.each([
  ['absent', {}],
  ['of another kind', { ...counts, stages: ['Assessment'] }],
])('counts that are %s are computed from the list of people, read once', async (_what, odd) => {
  stoppedAt('2026-11-18T13:05:00.000Z');
  const bff = await startBff({
    'GET /api/mentor/dashboard/stats': { stats: { ...statsRecord, ...odd } },
    'GET /api/mentor/students': people,
  });

  const { data } = await bff.ask(
    gql`{ mentorDashboard { people { totalCount } person(id: "student1") { id }
      stats { bands { band count } stages { stage count } longestWaiting { id name since }
      withoutFeedback longestWithoutFeedback { id name since } } } }`,
  );

  expect(data).toMatchObject({
    mentorDashboard: {
      stats: {
        bands: [
          { band: 'HIGH', count: 1 },
          { band: 'MEDIUM', count: 2 },
          { band: 'LOW', count: 0 },
          { band: 'NOT_STARTED', count: 1 },
        ],
        stages: [
          { stage: null, count: 1 },
          { stage: 'Assessment', count: 3 },
        ],
        longestWaiting: [
          since(1, 'Asha', '2026-09-01T00:00:00.000Z'),
          since(2, 'Bo', '2026-10-02T10:00:00.000Z'),
        ],
        withoutFeedback: 3,
        longestWithoutFeedback: [
          since(4, 'Dev', '2026-08-01T10:00:00.000Z'),
          since(1, 'Asha', '2026-09-01T00:00:00.000Z'),
          since(2, 'Bo', '2026-10-02T10:00:00.000Z'),
        ],
      },
    },
  });
  expect(bff.callsMade()).toEqual(['GET /api/mentor/dashboard/stats', 'GET /api/mentor/students']);
});

test('at most five waiting people are listed', async () => {
  const bff = await startBff({
    'GET /api/mentor/dashboard/stats': statsRecord,
    'GET /api/mentor/students': many(500, (n) => mentoredRecordWithStages(n, ['not started'])),
  });

  const { data } = await bff.ask(
    gql`{ mentorDashboard { stats { longestWaiting { id } withoutFeedback longestWithoutFeedback { id } } } }`,
  );

  expect(data).toMatchObject({
    mentorDashboard: {
      stats: {
        longestWaiting: { length: 5 },
        withoutFeedback: 500,
        longestWithoutFeedback: { length: 5 },
      },
    },
  });
});

test('figures are answered when the list of people fails', async () => {
  const bff = await startBff({ 'GET /api/mentor/dashboard/stats': statsRecord });

  const { data, errors } = await bff.ask(
    gql`{ mentorDashboard { stats { totalStudents withoutFeedback } } }`,
  );

  expect(data).toEqual({
    mentorDashboard: { stats: { totalStudents: 10, withoutFeedback: null } },
  });
  expect(errors).toMatchObject([{ extensions: { call: 'GET /api/mentor/students' } }]);
});
