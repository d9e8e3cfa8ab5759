import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { many, studentRecord, trackerRecord } from '../../testing/records.ts';

const LIST = 'GET /api/admin/student-progress';
const percents = [50, 0, 100];
const rows = percents.map((progress, index) => ({
  ...trackerRecord(index + 1),
  progress,
  stages: undefined,
}));
const summary = 'summary { total completed inProgress averagePercent }';
const figures = { total: 3, completed: 1, inProgress: 1, averagePercent: 50 };
const lost = { stages: [{ name: 'Assessment', status: 'lost' }] };

test.each([
  ['uses the given percentage', { ...lost, progress: 100 }, figures],
  ['without a percentage does not fail the page', { ...lost, progress: null }, null],
])('an unreadable record of stages %s', async (_what, odd, expected) => {
  const bff = await startBff({
    [LIST]: rows.map((row, index) => (index === 2 ? { ...row, ...odd } : row)),
  });

  const { data, errors } = await bff.ask(
    `{ progressRecords(audience: STUDENT) { items { progress { percent stages { id } } } ${summary} } }`,
  );

  expect(data).toEqual({
    progressRecords: {
      items: percents.map((percent, index) => ({
        progress: index === 2 && odd.progress === null ? null : { percent, stages: null },
      })),
      summary: expected,
    },
  });
  const emptied = expected === null ? ['progress', 'summary'] : ['stages'];
  expect(errors?.map(({ path }) => path?.at(-1))).toEqual(emptied);
  expect(errors).toMatchObject(
    emptied.map(() => ({ extensions: { call: LIST, field: '[2].stages[0].status' } })),
  );
});

test('a page that depends on an unreadable record is refused', async () => {
  const bff = await startBff({
    [LIST]: [...rows.slice(0, 2), { ...rows[2], ...lost, progress: null }],
  });

  expect(
    await bff.ask(
      gql`{ progressRecords(audience: STUDENT, filter: { status: COMPLETED }) { totalCount } }`,
    ),
  ).toMatchObject({
    data: { progressRecords: null },
    errors: [{ extensions: { code: 'UPSTREAM_INVALID', field: '[2].stages[0].status' } }],
  });
});

test.each(['ASC', 'DESC'])(
  'people without a readable percentage are sorted last: %s',
  async (way) => {
    const bff = await startBff({
      [LIST]: [{ ...rows[2], ...lost, progress: null }, ...rows.slice(0, 2)],
    });

    const { data, errors } = await bff.ask(`{
    progressRecords(audience: STUDENT, sort: { field: PERCENT, direction: ${way} }) {
      items { person { id } progress { percent } }
    } }`);

    expect(data).toMatchObject({
      progressRecords: { items: [{}, {}, { person: { id: 'student3' }, progress: null }] },
    });
    expect(errors).toMatchObject([{ path: ['progressRecords', 'items', 2, 'progress'] }]);
  },
);

test.each([
  ['beside a number', 10],
  ['alone', null],
])('stages without names are counted everywhere: %s', async (_what, given) => {
  const oddly = {
    stageProgress: [{ stage: { _id: 's1', name: { en: 'A' } }, status: 'completed' }],
  };
  const bff = await startBff({
    [LIST]: [...rows.slice(0, 2), { ...rows[2], ...oddly, progress: given }],
  });
  const items = 'items { progress { percent status } }';

  const { data, errors } = await bff.ask(
    `{ all: progressRecords(audience: STUDENT) { ${items} ${summary} }
       completed: progressRecords(audience: STUDENT, filter: { status: COMPLETED }) { ${items} } }`,
  );

  expect(errors).toBeUndefined();
  const complete = { progress: { percent: 100, status: 'COMPLETED' } };
  expect(data).toMatchObject({
    all: { items: [{}, {}, complete], summary: figures },
    completed: { items: [complete] },
  });
});

test('only the person with unreadable stages has no progress', async () => {
  const bff = await startBff({
    [LIST]: [rows[0], { ...rows[1], ...lost, progress: null }],
    'GET /api/admin/students': many(2, studentRecord),
  });

  const { data, errors } = await bff.ask(gql`{ students { items { progress { percent } } } }`);

  expect(data).toEqual({
    students: { items: [{ progress: { percent: 50 } }, { progress: null }] },
  });
  expect(errors).toMatchObject([{ path: ['students', 'items', 1, 'progress'] }]);
});

test.each([1, Infinity])(
  'an unreadable field of a stage empties only itself, compiled at request %s too',
  async (compileAt) => {
    const stage = { _id: 's1', name: 'Assessment', status: 'completed' };
    const stages = [{ ...stage, feedback: [1], date: 'soon', description: {} }, stage];
    const odd = { ...trackerRecord(), stages, lastUpdated: null, currentStage: null };
    const bff = await startBff({ [LIST]: [odd, odd] }, { limits: { compileAt } });

    const { data, errors } = await bff.ask(gql`
      {
        progressRecords(audience: STUDENT) {
          items {
            progress {
              lastUpdated
              stages {
                version
                feedback
                date
                stage {
                  name
                  description
                }
              }
            }
          }
        }
      }
    `);

    const read = {
      version: expect.any(String) as string,
      feedback: null,
      date: null,
      stage: { name: 'Assessment', description: null },
    };
    const progress = { lastUpdated: null, stages: [read, read] };
    expect(data).toEqual({ progressRecords: { items: [{ progress }, { progress }] } });
    const path = ['progressRecords', 'items', 0, 'progress'];
    const places = errors?.map((error) => [error.path, error.extensions.field]);
    expect(places).toHaveLength(4);
    expect(places).toEqual(
      expect.arrayContaining([
        [[...path, 'lastUpdated'], '[0].stages[0].date'],
        [[...path, 'stages', 0, 'feedback'], '[0].stages[0].feedback'],
        [[...path, 'stages', 0, 'date'], '[0].stages[0].date'],
        [[...path, 'stages', 0, 'stage', 'description'], '[0].stages[0].description'],
      ]),
    );
  },
);
