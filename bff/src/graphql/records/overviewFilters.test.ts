import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { stoppedAt } from '../../testing/clock.ts';
import { Answer, type Answers } from '../../testing/upstream.ts';
import { listsOfSix } from './listsOfSix.testing.ts';

/** The field, and the name of each of its rows. */
const lists = {
  students: { path: 'students', at: 'items { name }' },
  formSubmissions: { path: 'form-submissions', at: 'items { person { name } }' },
  progressRecords: { path: 'student-progress', at: 'items { person { name } }' },
  mentors: { path: 'mentors', at: 'name' },
};

const rows: [field: keyof typeof lists, filter: string, query: string, names: string[]][] = [
  ['students', 'currentStage: "Second"', 'stage=Second', ['Ananya']],
  ['students', 'currentStage: "second"', 'stage=second', []],
  ['students', 'currentStage: ""', 'stage=', ['Chitra', 'Esha']],
  ['students', 'waitingBefore: "2026-10-02"', 'waitingBefore=2026-10-02', ['Ananya', 'Chitra']],
  ['students', 'waitingBefore: "2026-10-01"', 'waitingBefore=2026-10-01', ['Chitra']],
  [
    'students',
    'waitingBefore: "2026-11-18"',
    'waitingBefore=2026-11-18',
    ['Ananya', 'Bilal', 'Chitra', 'Esha'],
  ],
  ['progressRecords', 'band: MEDIUM', 'band=medium', ['Ananya']],
  ['progressRecords', 'currentStage: "Third"', 'stage=Third', ['Bilal']],
  ['progressRecords', 'currentStage: " "', 'stage=', []],
  ['progressRecords', 'mentorId: "meera"', 'mentorId=meera', ['Ananya', 'Bilal']],
  ['formSubmissions', 'submittedFrom: "2026-11-16"', 'submittedFrom=2026-11-16', ['Ananya']],
  ['formSubmissions', 'submittedTo: "2026-08-31"', 'submittedTo=2026-08-31', ['Dev', 'Esha']],
  [
    'formSubmissions',
    'submittedFrom: "2026-08-31", submittedTo: "2026-11-15"',
    'submittedFrom=2026-08-31&submittedTo=2026-11-15',
    ['Bilal', 'Dev'],
  ],
  ['mentors', 'silent: true', 'silent=true', ['Meera', 'zubin']],
  ['mentors', 'silent: false', 'silent=true', ['Asha', 'Gone']],
];

/** The names in an answer. */
function namesIn(found: unknown): string[] {
  const { items = found } = found as { items?: unknown };
  return (items as { name?: string; person?: { name: string } }[])
    .map(({ name, person }) => name ?? person?.name ?? '')
    .toSorted((one, other) => one.localeCompare(other));
}

/** The same lists, of a backend that filters: the rows with these names. */
function filtering(all: Answers, path: string, names: string[]): Answers {
  const records = all[`GET /api/admin/${path}`] as { name: string }[];
  const found = records.filter(({ name }) => names.includes(name));
  return {
    ...all,
    [`GET /api/admin/${path}`]: (query: URLSearchParams) =>
      query.size === 0
        ? records
        : new Answer(200, found, {
            headers: {
              'x-total-count': `${found.length}`,
              'applied-parameters': [...query.keys()].join(),
            },
          }),
  };
}

test.each(rows)('%s(%s) is the same from every backend', async (field, filter, query, names) => {
  stoppedAt('2026-11-18T06:30:00.000Z');
  const { path, at } = lists[field];
  const audience = field === 'progressRecords' ? 'audience: STUDENT, ' : '';
  const operation = `{ found: ${field}(${audience}filter: { ${filter} }) { ${at} } }`;

  for (const references of ['objects', 'ids'] as const) {
    const plain = await startBff(listsOfSix(references));
    const { data, errors } = await plain.ask(operation);
    expect(errors).toBeUndefined();
    expect(namesIn(data?.['found'])).toEqual(names);
  }

  const asked = field === 'mentors' ? ['Meera', 'zubin'] : names;
  const able = await startBff(filtering(listsOfSix('objects'), path, asked));
  const { data } = await able.ask(operation);
  expect(namesIn(data?.['found'])).toEqual(names);
  const call = `GET /api/admin/${path}`;
  expect(able.callsMade()).toEqual(
    field === 'mentors' ? [call, `${call}?${query}`] : [`${call}?${query}&limit=11`],
  );
});

test.each(['students', 'progressRecords'] as const)(
  '%s: the stage of a progress with only ids of stages is found by its name',
  async (field) => {
    const all = listsOfSix('objects');
    const [first] = all['GET /api/admin/student-progress'] as object[];
    const clubs = all['GET /api/admin/clubs'] as { stages: { name: string }[] }[];
    const stages = [{ stage: 72, status: 'completed' }];
    const bff = await startBff({
      ...all,
      'GET /api/admin/clubs': clubs.map((club) => ({
        ...club,
        stages: club.stages.map((stage, index) => ({ ...stage, id: 71 + index })),
      })),
      'GET /api/admin/student-progress': [
        { ...first, assignedClub: 'robotics', currentStage: undefined, stages },
      ],
    });
    const audience = field === 'students' ? '' : 'audience: STUDENT, ';

    expect(
      await bff.ask(
        `{ found: ${field}(${audience}filter: { currentStage: "Second" }) { totalCount } }`,
      ),
    ).toEqual({ data: { found: { totalCount: 1 } } });
  },
);
