import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { educatorRecord, studentRecord, submissionRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const LIST = 'GET /api/admin/form-submissions';

const [first, second] = [studentRecord(1), studentRecord(2)];
const teacher = educatorRecord(1);
const rows = [
  { ...submissionRecord(second), formSubmitted: false, formDetails: null, createdAt: null },
  { ...submissionRecord(teacher), role: 'Educator', createdAt: '2026-04-01T10:00:00.000Z' },
  submissionRecord(first),
];

test.each([
  ['', 'limit=11', ['student2', 'educator1', 'student1']],
  ['(filter: { search: "STUDENT1@" })', 'search=STUDENT1%40&limit=11', ['student1']],
  ['(filter: { search: "educator" })', 'search=educator&limit=11', ['educator1']],
  ['(filter: { submitted: true })', 'status=submitted&limit=11', ['educator1', 'student1']],
  ['(filter: { submitted: false })', 'status=pending&limit=11', ['student2']],
  ['(filter: { audience: EDUCATOR })', 'role=educator&limit=11', ['educator1']],
  [
    '(sort: { field: NAME, direction: DESC })',
    'sort=-name&limit=11',
    ['student2', 'student1', 'educator1'],
  ],
  [
    '(sort: { field: SUBMITTED_AT })',
    'sort=createdAt&limit=11',
    ['student1', 'educator1', 'student2'],
  ],
  [
    '(sort: { field: SUBMITTED_AT, direction: DESC })',
    'sort=-createdAt&limit=11',
    ['educator1', 'student1', 'student2'],
  ],
])('formSubmissions%s is the same from every kind of backend', async (args, query, ids) => {
  const operation = `{ formSubmissions${args} { totalCount pageCount items { person { id } } } }`;
  const answer = {
    data: {
      formSubmissions: {
        totalCount: ids.length,
        pageCount: 1,
        items: ids.map((id) => ({ person: { id } })),
      },
    },
  };
  const page = ids.map((id) => rows.find((row) => row.id === id));
  const plain = await startBff({ [LIST]: rows });
  const able = await startBff({
    [LIST]: new Answer(200, page, { headers: { 'x-total-count': `${ids.length}` } }),
  });

  expect(await plain.ask(operation)).toEqual(answer);
  expect(await able.ask(operation)).toEqual(answer);
  expect(able.callsMade()).toEqual([`${LIST}?${query}`]);
});

test('submittedAt is not the registration date', async () => {
  const bff = await startBff({
    [LIST]: rows,
    'GET /api/admin/students': [first, second],
    'GET /api/admin/educators': [teacher],
  });

  const { data } = await bff.ask(gql`{ formSubmissions { items { submittedAt person { __typename id
    name formSubmitted createdAt status mentor { name } club { name }
    ... on Student { formDetails { class } } ... on Educator { formDetails { institution } } } } } }`);

  const common = {
    createdAt: '2026-01-05T10:00:00.000Z',
    status: 'active',
    mentor: { name: 'Mentor 1' },
    club: { name: 'Club 1' },
  };
  expect(data).toEqual({
    formSubmissions: {
      items: [
        {
          submittedAt: null,
          person: {
            ...common,
            __typename: 'Student',
            id: 'student2',
            name: 'Student 2',
            formSubmitted: false,
            formDetails: null,
          },
        },
        {
          submittedAt: '2026-04-01T10:00:00.000Z',
          person: {
            ...common,
            __typename: 'Educator',
            id: 'educator1',
            name: 'Educator 1',
            formSubmitted: true,
            formDetails: { institution: 'College 1' },
          },
        },
        {
          submittedAt: '2026-03-05T10:00:00.000Z',
          person: {
            ...common,
            __typename: 'Student',
            id: 'student1',
            name: 'Student 1',
            formSubmitted: true,
            formDetails: { class: '10th' },
          },
        },
      ],
    },
  });
  expect(bff.callsMade()).toEqual([
    'GET /api/admin/educators?ids=educator1',
    `${LIST}?limit=11`,
    'GET /api/admin/students?ids=student2%2Cstudent1',
  ]);
});

test.each([
  ['a role that has no form', { ...rows[2], role: 'mentor' }],
  ['no role and a club without an audience', { ...rows[2], role: null, assignedClub: 'club1' }],
])('%s is refused', async (_what, row) => {
  const bff = await startBff({ [LIST]: [row] });

  expect(await bff.ask(gql`{ formSubmissions { items { submittedAt } } }`)).toMatchObject({
    data: { formSubmissions: null },
    errors: [{ extensions: { code: 'UPSTREAM_INVALID', call: LIST, field: '[0].role' } }],
  });
});
