import { expect, test } from 'vitest';
import { startBff } from '../testing/bff.ts';
import { clubRecord, mentorRecord, studentRecord } from '../testing/records.ts';
import { Answer } from '../testing/upstream.ts';

/** The noun of each list, its call, and a field that counts its rows. */
const lists: [noun: string, call: string, ask: string, empty: object][] = [
  ['students', 'GET /api/admin/students', '{ students { totalCount } }', { totalCount: 0 }],
  ['educators', 'GET /api/admin/educators', '{ educators { totalCount } }', { totalCount: 0 }],
  ['mentors', 'GET /api/admin/mentors', '{ mentors { id } }', []],
  ['clubs', 'GET /api/admin/clubs', '{ clubs { id } }', []],
  ['student clubs', 'GET /api/student/clubs', '{ clubChoices(clubFor: STUDENT) { id } }', []],
  ['clubs', 'GET /api/educator/clubs', '{ clubChoices(clubFor: EDUCATOR) { id } }', []],
  [
    'submissions',
    'GET /api/admin/form-submissions',
    '{ formSubmissions { totalCount } }',
    { totalCount: 0 },
  ],
  ...(['student', 'educator'] as const).map((audience): (typeof lists)[number] => [
    'progress',
    `GET /api/admin/${audience}-progress`,
    `{ progressRecords(audience: ${audience.toUpperCase()}) { totalCount summary { total } } }`,
    { totalCount: 0, summary: { total: 0 } },
  ]),
  [
    'students',
    'GET /api/mentor/students',
    '{ mentorDashboard { people { totalCount } } }',
    { people: { totalCount: 0 } },
  ],
  [
    'stages',
    'GET /api/mentor/clubs/club1/stages',
    '{ mentorDashboard { stages { id } } }',
    { stages: [] },
  ],
  [
    'history',
    'GET /api/admin/people/student1/history',
    '{ student(id: "student1") { history { id } } }',
    { history: [] },
  ],
];
const others = {
  'GET /api/mentor/profile': mentorRecord(),
  'GET /api/admin/students/student1': studentRecord(),
};

const empties = (noun: string) => [
  new Answer(204, ''),
  new Answer(404, { message: `No ${noun} found` }),
  new Answer(404, { success: false, error: `${noun} not found.` }),
  new Answer(404, { detail: 'No records yet' }),
  new Answer(404, { statusCode: 404, message: `There are no ${noun}`, error: 'Not Found' }),
  new Answer(200, { success: false, statusCode: 404, message: 'No data' }),
];
const failures = (noun: string, path: string) => [
  new Answer(404, { message: 'Not found' }),
  new Answer(404, { message: 'No teachers found' }),
  new Answer(404, { message: `Cannot GET ${path}: no ${noun}` }),
  new Answer(404, `<h1>No ${noun}</h1>`),
  new Answer(500, { message: `No ${noun} found` }),
  new Answer(403, { message: `No ${noun} found` }),
];

test.each(lists)('an empty list of %s: %s', async (noun, call, ask, empty) => {
  const documented = call.replace(/club1/, '{clubId}').replace(/student1/, '{id}');
  const bff = await startBff(others);
  for (const answer of empties(noun)) {
    bff.upstream.answers = { ...others, [call]: answer };
    const { data, errors } = await bff.ask(ask);

    expect({ answer, errors }).toEqual({ answer, errors: undefined });
    expect(Object.values(data ?? {})).toEqual([empty]);
  }
  for (const answer of failures(noun, call.slice(4))) {
    bff.upstream.answers = { ...others, [call]: answer };

    expect({ answer, errors: (await bff.ask(ask)).errors }).toEqual({
      answer,
      errors: [
        expect.objectContaining({
          extensions: expect.objectContaining({ call: documented }) as unknown,
        }),
      ],
    });
  }
});

test('a page after the end, told by 404, ends the list', async () => {
  const clubs = [1, 2, 3].map((n) => clubRecord(n));
  const bff = await startBff({
    'GET /api/admin/clubs': (query: URLSearchParams) => {
      const page = Number(query.get('page') ?? 1);
      const rows = clubs.slice(page - 1, page);
      return rows.length > 0
        ? { clubs: rows, hasMore: true }
        : new Answer(404, { message: 'No clubs found' });
    },
  });

  expect(await bff.ask('{ clubs { id } }')).toEqual({
    data: { clubs: clubs.map(({ id }) => ({ id })) },
  });
});
