import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { studentRecord } from '../../testing/records.ts';

const LEVELS = 20_000;

/** JSON nested deeper than the call stack allows. */
const nested = (open: string, close: string) => `${open.repeat(LEVELS)}1${close.repeat(LEVELS)}`;
const objects = (key: string) => nested(`{"${key}":`, '}');

/** The student with `deep` as the value of a field. */
function studentWith(field: string, deep: string): string {
  return JSON.stringify({ ...studentRecord(), [field]: '?' }).replace('"?"', deep);
}

const STUDENT = 'GET /api/admin/students/student1';
const ofStudent = gql`{ student(id: "student1") { id club { id } formDetails { interests } } }`;
const progress = gql`{ student(id: "student1") { id progress { percent } } }`;
const history = gql`{ student(id: "student1") { id history { changes { before after } } } }`;
const entry = (deep: string) =>
  `[{"id":"h1","at":"2026-01-01","what":"profile","before":{"name":${deep}},"after":{"city":${deep}}}]`;

test.each([
  ['lists', 'GET /api/auth/me', nested('[', ']'), gql`{ me { id } }`],
  ['wrappers', 'GET /api/auth/me', objects('data'), gql`{ me { id } }`],
  [
    'lists of wrappers',
    'GET /api/admin/students',
    nested('{"data":[', ']}'),
    gql`{ students { totalCount } }`,
  ],
  [
    'rows of the first of several pages',
    'GET /api/admin/students',
    `{"data":[${objects('a')},${objects('b')}],"hasMore":true}`,
    gql`{ students { totalCount } }`,
  ],
  [
    'ids of the first of several pages',
    'GET /api/admin/students',
    `{"data":[{"id":${objects('a')}}],"total":5}`,
    gql`{ students { totalCount } }`,
  ],
  [
    'what comes next',
    'GET /api/admin/students',
    `{"data":[],"next":${objects('page')}}`,
    gql`{ students { totalCount } }`,
  ],
  ['a reference', STUDENT, studentWith('assignedClub', objects('club')), ofStudent],
  ['progress', STUDENT, studentWith('progress', objects('progress')), progress],
  ['details', STUDENT, studentWith('formDetails', objects('formDetails')), ofStudent],
  ['fields that are not requested', STUDENT, studentWith('extra', objects('extra')), ofStudent],
  ['the history', 'GET /api/admin/people/student1/history', entry(objects('a')), history],
  [
    'names in the history',
    'GET /api/admin/people/student1/history',
    entry(objects('name')),
    history,
  ],
  [
    'lists in the history',
    'GET /api/admin/people/student1/history',
    entry(nested('[', ']')),
    history,
  ],
  [
    'a token',
    'POST /api/auth/login',
    objects('token'),
    gql`mutation { login(input: { email: "a", password: "b" }) { token } }`,
  ],
  [
    'the answer to a write',
    'PUT /api/admin/students/student1',
    objects('student'),
    gql`mutation { updateStudent(input: { id: "student1" }) { student { id } } }`,
  ],
])('%s of any depth are read or rejected as usual', async (_what, call, text, operation) => {
  const bff = await startBff({ [STUDENT]: studentRecord(), [call]: text });

  const { data, errors = [] } = await bff.ask(operation);

  expect(data).toBeDefined();
  expect(errors.filter(({ extensions }) => extensions.code !== 'UPSTREAM_INVALID')).toEqual([]);
  // The number of calls is limited.
  expect(bff.callsMade().length).toBeLessThan(10);
});
