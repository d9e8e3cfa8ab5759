import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { stoppedAt } from '../../testing/clock.ts';
import {
  mentoredRecord,
  mentoredRecordWithStages,
  mentorRecord,
  statsRecord,
} from '../../testing/records.ts';

const now = '2026-11-18T13:05:00.000Z';
const done = 'completed';

/** The last moment of the day two weeks ago in India, and the first of the next day. */
const [quiet, recent] = ['2026-11-04T18:29:59.000Z', '2026-11-04T18:30:00.000Z'];

const people = [
  mentoredRecordWithStages(1, ['not started', 'not started']),
  mentoredRecordWithStages(2, [done, 'in progress'], { feedback: 'Well done', lastUpdated: quiet }),
  mentoredRecordWithStages(3, [done, 'in progress'], { feedback: ' ', lastUpdated: recent }),
  mentoredRecordWithStages(4, [done, done], {
    feedback: 'Well done',
    lastUpdated: '2026-01-10T10:00:00Z',
  }),
  { ...mentoredRecord(5), stages: undefined, progress: 20, lastUpdated: undefined },
];

test.each([
  ['waiting: true', [1, 2, 5]],
  ['waiting: false', [3, 4]],
  ['noFeedback: true', [1, 3, 5]],
  ['noFeedback: false', [2, 4]],
  ['active: true', [2, 3, 5]],
  ['active: false', [1, 4]],
  ['waiting: true, noFeedback: true, active: true', [5]],
  ['waiting: null, noFeedback: null, active: null', [1, 2, 3, 4, 5]],
])('people(filter: { %s })', async (filter, found) => {
  stoppedAt(now);
  const bff = await startBff({ 'GET /api/mentor/students': people });

  const { data } = await bff.ask(
    `{ mentorDashboard { people(filter: { ${filter} }) { totalCount items { id } } } }`,
  );

  expect(data).toEqual({
    mentorDashboard: {
      people: { totalCount: found.length, items: found.map((n) => ({ id: `student${n}` })) },
    },
  });
});

test('a stage that is given by its id has its name in filters and counts', async () => {
  const ids = ['65f0c0ffee00000000005a01', '65f0c0ffee00000000005a02'];
  const stages = ids.map((id, index) => ({ _id: id, name: ['Interview', 'Assessment'][index] }));
  const given = (...statuses: string[]) =>
    statuses.map((status, index) => ({ stage: ids[index], status }));
  const bff = await startBff({
    'GET /api/mentor/students': [
      { ...mentoredRecord(1), stages: given(done, 'in progress'), currentStage: undefined },
      { ...mentoredRecord(2), stages: given(done, 'not started'), currentStage: undefined },
      { ...mentoredRecord(3), stages: given('not started', ''), currentStage: undefined },
    ],
    'GET /api/mentor/profile': mentorRecord(),
    'GET /api/mentor/dashboard/stats': statsRecord,
    'GET /api/mentor/clubs/club1/stages': stages,
  });

  const people = '{ totalCount items { id progress { currentStage } } }';
  const { data } = await bff.ask(
    `{ mentorDashboard { people(filter: { currentStage: "Assessment" }) ${people}
      none: people(filter: { currentStage: "" }) ${people} } }`,
  );
  const counts = await bff.ask(gql`{ mentorDashboard { stats { stages { stage count } } } }`);

  const one = (n: number, currentStage: string | null) => ({
    totalCount: 1,
    items: [{ id: `student${n}`, progress: { currentStage } }],
  });
  expect(data).toEqual({ mentorDashboard: { people: one(1, 'Assessment'), none: one(3, null) } });
  expect(counts.data).toEqual({
    mentorDashboard: {
      stats: {
        stages: [
          { stage: null, count: 1 },
          { stage: 'Interview', count: 1 },
          { stage: 'Assessment', count: 1 },
        ],
      },
    },
  });
});

test('days are counted in the configured time zone', async () => {
  stoppedAt(now);
  const bff = await startBff(
    { 'GET /api/mentor/students': people },
    { config: { timeZone: 'UTC' } },
  );

  const { data } = await bff.ask(
    gql`{ mentorDashboard { people(filter: { waiting: false }) { items { id } } } }`,
  );

  expect(data).toEqual({ mentorDashboard: { people: { items: [{ id: 'student4' }] } } });
});

test('an unreadable date fails a filter instead of dropping the person', async () => {
  const bff = await startBff({
    'GET /api/mentor/students': [
      mentoredRecordWithStages(1, ['in progress'], { lastUpdated: 'soon' }),
    ],
  });

  expect(
    await bff.ask(gql`{ mentorDashboard { people(filter: { waiting: true }) { totalCount } } }`),
  ).toMatchObject({
    data: { mentorDashboard: { people: null } },
    errors: [{ extensions: { code: 'UPSTREAM_INVALID', field: '[0].lastUpdated' } }],
  });
});

test.each([
  ['a text', 'Keeps asking good questions', 'Keeps asking good questions'],
  ['a list of texts', ['First talk', ' ', 'Second talk '], 'First talk\nSecond talk'],
  ['an empty list', [], null],
  ['blank', ' ', null],
  ['absent', undefined, null],
])('notes of the mentor’s list: %s', async (_what, notes, shown) => {
  const bff = await startBff({ 'GET /api/mentor/students': [{ ...mentoredRecord(), notes }] });

  expect(await bff.ask(gql`{ mentorDashboard { people { items { notes } } } }`)).toEqual({
    data: { mentorDashboard: { people: { items: [{ notes: shown }] } } },
  });
});
