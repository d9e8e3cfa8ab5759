import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { filtering } from '../../testing/filtering.ts';
import {
  clubReference,
  many,
  mentorReference,
  studentRecord,
  trackerRecord,
} from '../../testing/records.ts';
import { Answer, type Answers } from '../../testing/upstream.ts';

const names = ['Ravi', 'asha', 'Élan', 'Zoya', 'Bina', 'asha', 'Ömer', 'chitra', 'Dev'];
const percents = [0, 80, 79, 40, 39, 1, 100, 0, 33];
const statuses = ['active', 'pending', 'active', 'inactive'];

const students = names.map((name, index) => ({
  ...studentRecord(index + 1),
  name,
  school: index % 2 === 0 ? 'Hill View' : 'City School',
  status: statuses[index % statuses.length] ?? 'active',
  class: `${9 + (index % 4)}th`,
  formDetails: {
    ...studentRecord().formDetails,
    class: `${9 + (index % 4)}th`,
    schoolName: index % 2 === 0 ? 'Hill View' : 'City School',
  },
  assignedClub: clubReference((index % 3) + 1),
  assignedMentor: mentorReference((index % 2) + 1),
  createdAt: `2026-01-${20 - index}T10:00:00.000Z`,
}));
const tracker = students.map(({ id }, index) => ({
  ...trackerRecord(index + 1),
  id,
  stages: undefined,
  progress: percents[index],
}));
const percentById = Object.fromEntries(students.map(({ id }, index) => [id, percents[index] ?? 0]));

const backends: Record<string, Answers> = {
  'that filters': {
    'GET /api/admin/students': filtering(students, { percents: percentById }),
    'GET /api/admin/student-progress': tracker,
  },
  'that does not filter': {
    'GET /api/admin/students': { data: { students } },
    'GET /api/admin/student-progress': { data: tracker },
  },
  'that filters but ignores the band': {
    'GET /api/admin/students': filtering(students),
    'GET /api/admin/student-progress': tracker,
  },
  'whose list includes the progress': {
    'GET /api/admin/students': students.map((student, index) => ({
      ...student,
      progress: percents[index],
    })),
  },
};

/** Filters, and the numbers of the people that they find. */
const filters: [filter: string, found: number[]][] = [
  ['', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['search: " ASHA "', [2, 6]],
  ['search: "hill"', [1, 3, 5, 7, 9]],
  ['search: "student7@"', [7]],
  ['search: "nobody"', []],
  ['status: "Pending"', [2, 6]],
  ['clubId: "club2"', [2, 5, 8]],
  ['mentorId: "mentor1", clubId: "club1"', [1, 7]],
  ['band: HIGH', [2, 7]],
  ['band: MEDIUM', [3, 4]],
  ['band: LOW', [5, 6, 9]],
  ['band: NOT_STARTED', [1, 8]],
  ['band: LOW, status: "active"', [5, 9]],
  ['band: HIGH, search: "city"', [2]],
];

/** The order of all nine people for each sort; equal ones are ordered by id. */
const sorts: [sort: string, order: number[]][] = [
  ['', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['NAME', [2, 6, 5, 8, 9, 3, 7, 1, 4]],
  ['EMAIL', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['ACADEMIC', [1, 5, 9, 2, 6, 3, 7, 4, 8]],
  ['STATUS', [1, 3, 5, 7, 9, 4, 8, 2, 6]],
  ['CREATED_AT', [9, 8, 7, 6, 5, 4, 3, 2, 1]],
];

const SIZE = 2;
const directions = ['ASC', 'DESC'] as const;
const pages = [1, 2];

/** One operation with every sort and page of a filter's people, in one direction. */
function operationOf(filter: string, direction: string): string {
  const fields = sorts.flatMap(([sort], index) =>
    pages.map((page) => {
      const order = sort && `sort: { field: ${sort}, direction: ${direction} }`;
      const args = `filter: { ${filter} } ${order} page: { number: ${page}, size: ${SIZE} }`;
      return `s${index}p${page}: students(${args}) { totalCount pageCount items { id } }`;
    }),
  );
  return `{ ${fields.join(' ')} }`;
}

function answerOf(found: number[], direction: (typeof directions)[number]): object {
  const fields = sorts.flatMap(([sort, order], index) => {
    const inOrder = order.filter((n) => found.includes(n));
    const sorted = sort !== '' && direction === 'DESC' ? inOrder.toReversed() : inOrder;
    return pages.map((page) => [
      `s${index}p${page}`,
      {
        totalCount: found.length,
        pageCount: Math.max(1, Math.ceil(found.length / SIZE)),
        items: sorted.slice((page - 1) * SIZE, page * SIZE).map((n) => ({ id: `student${n}` })),
      },
    ]);
  });
  return { data: Object.fromEntries(fields) as object };
}

test.each(Object.keys(backends))(
  'people are filtered, sorted and paged the same from a backend %s',
  async (backend) => {
    const bff = await startBff(backends[backend] ?? {});

    for (const [filter, found] of filters) {
      for (const direction of directions) {
        const answer = await bff.ask(operationOf(filter, direction));
        expect(answer, `${filter} ${direction}`).toEqual(answerOf(found, direction));
      }
    }
  },
);

test.each([
  ['filter: { clubId: "club2" }', [2, 5, 8]],
  ['filter: { search: "hill", status: "active" }', [1, 3, 5, 7, 9]],
])('a backend’s total is ignored where it did not apply the filter: %s', async (args, found) => {
  const everybody = new Answer(200, students, { headers: { 'x-total-count': '9' } });
  const bff = await startBff({ 'GET /api/admin/students': everybody });

  const { data } = await bff.ask(`{ students(${args}) { items { id } } }`);

  expect(data).toEqual({ students: { items: found.map((n) => ({ id: `student${n}` })) } });
  expect(bff.upstream.calls).toHaveLength(1);
});

const listCall = 'GET /api/admin/students?band=high&limit=11';
const progressCall = (ids: string[]) => `GET /api/admin/student-progress?ids=${ids.join('%2C')}`;
const ofFound = progressCall(['student2', 'student7']);
const ofAll = progressCall(students.map(({ id }) => id));

test.each([
  ['that filters', [listCall, ofFound]],
  ['that does not filter', [listCall, ofAll]],
  ['that filters but ignores the band', [listCall, ofAll]],
  ['whose list includes the progress', [listCall]],
])('people of a band with progress, from a backend %s', async (backend, calls) => {
  const bff = await startBff(backends[backend] ?? {});

  const { data } = await bff.ask(
    gql`{ students(filter: { band: HIGH }) { items { id progress { percent } } } }`,
  );

  expect(data).toEqual({
    students: {
      items: [
        { id: 'student2', progress: { percent: 80 } },
        { id: 'student7', progress: { percent: 100 } },
      ],
    },
  });
  expect(bff.callsMade()).toEqual(calls.toSorted());
});

test.each([1, 2])('a person without progress has not started, of %i', async (count) => {
  const bff = await startBff({
    'GET /api/admin/students': filtering(many(count, studentRecord)),
    'GET /api/admin/student-progress': [],
  });

  const { data } = await bff.ask(
    gql`{ students(filter: { band: NOT_STARTED }) { totalCount } none: students(filter: { band: LOW }) { totalCount } }`,
  );

  expect(data).toEqual({ students: { totalCount: count }, none: { totalCount: 0 } });
});

test.each([1, 3])('unreadable progress fails a filter by band, of %i people', async (count) => {
  const bff = await startBff({
    'GET /api/admin/students': filtering(many(count, studentRecord)),
  });

  const { data, errors } = await bff.ask(gql`{ students(filter: { band: LOW }) { totalCount } }`);

  expect(data).toEqual({ students: null });
  expect(errors).toMatchObject([{ path: ['students'] }]);
});
