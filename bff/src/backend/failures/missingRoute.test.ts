import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { studentRecord, trackerRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const change = gql`mutation { changePassword(input: { currentPassword: "old one", newPassword: "new one" }) {
  changed userErrors { code message } } }`;
const notOffered = { code: 'NOT_SUPPORTED', message: 'The server does not offer this.' };

const MISSING = 'NOT_SUPPORTED';
const INVALID = 'UPSTREAM_INVALID';
const DOWN = 'UPSTREAM_UNAVAILABLE';

const calls = {
  'POST /api/auth/change-password': 'POST',
  'POST /api/auth/logout': 'POST',
  'GET /api/auth/me': 'GET',
  'GET /api/admin/students/s1': 'GET',
};

/** The response to a method and a path; the codes of a documented call, and of one for a record. */
type Row = [
  what: string,
  answerTo: (method: string, path: string) => Answer,
  documented: string,
  ofRecord: string,
];

const rows: Row[] = [
  [
    'a message with the path',
    (method, path) => new Answer(404, { message: `Route ${method}:${path} not found` }),
    MISSING,
    MISSING,
  ],
  [
    'an error with the path',
    (_method, path) => new Answer(404, { error: `Not Found - ${path}` }),
    MISSING,
    MISSING,
  ],
  [
    'a detail with the path, without its first slash',
    (_method, path) => new Answer(404, { detail: `No static resource ${path.slice(1)}.` }),
    MISSING,
    MISSING,
  ],
  [
    'a page with method and path',
    (method, path) => new Answer(404, `<pre>Cannot ${method} ${path}</pre>`),
    MISSING,
    MISSING,
  ],
  [
    'a page with the path',
    (_method, path) => new Answer(404, `<p>Nothing at ${path}</p>`),
    INVALID,
    'NOT_FOUND',
  ],
  ['a page', () => new Answer(404, '<h1>Oh no</h1>'), INVALID, 'NOT_FOUND'],
  ['plain text', () => new Answer(404, '404 page not found\n'), INVALID, 'NOT_FOUND'],
  ['nothing', () => new Answer(404, ''), INVALID, 'NOT_FOUND'],
  [
    'the name of the status',
    () => new Answer(404, { error: '404 - Not Found' }),
    'NOT_FOUND',
    'NOT_FOUND',
  ],
  [
    'a field with the path',
    (_method, path) => new Answer(404, { status: 404, error: 'Not Found', path }),
    'NOT_FOUND',
    'NOT_FOUND',
  ],
  [
    'nested errors',
    () => new Answer(404, { errors: { detail: 'Not Found' } }),
    'NOT_FOUND',
    'NOT_FOUND',
  ],
  ['an empty object', () => new Answer(404, {}), 'NOT_FOUND', 'NOT_FOUND'],
  ['405', () => new Answer(405, { detail: 'Method "POST" not allowed.' }), MISSING, MISSING],
  ['501 as a page', () => new Answer(501, '<h1>Unsupported method</h1>'), DOWN, DOWN],
];

test.each(rows)('a missing route: %s', async (_what, answerTo, documented, ofRecord) => {
  const answers = Object.entries(calls).map(([call, method]) => {
    return [call, answerTo(method, call.slice(method.length + 1))] as const;
  });
  const bff = await startBff(Object.fromEntries(answers));

  expect(await bff.ask(change)).toEqual({
    data: { changePassword: { changed: false, userErrors: [notOffered] } },
  });
  expect(await bff.ask(gql`mutation { logout { ended userErrors { code } } }`)).toEqual({
    data: { logout: { ended: false, userErrors: [] } },
  });
  const me = await bff.ask(gql`{ me { id } }`);
  expect(me.errors).toMatchObject([{ extensions: { code: documented } }]);
  const student = await bff.ask(gql`{ student(id: "s1") { id } }`);
  expect(student.errors).toMatchObject([{ extensions: { code: ofRecord } }]);
});

test.each([
  ['words', new Answer(404, { message: 'No such account' })],
  ['plain text', new Answer(404, 'No such account')],
  ['a detail', new Answer(404, { detail: 'No such account' })],
])('a missing record keeps the server’s message: %s', async (_what, answer) => {
  const bff = await startBff({
    'POST /api/auth/change-password': answer,
    'GET /api/auth/me': answer,
  });

  expect(await bff.ask(change)).toMatchObject({
    data: { changePassword: { userErrors: [{ code: 'NOT_FOUND', message: 'No such account' }] } },
  });
  expect((await bff.ask(gql`{ me { id } }`)).errors).toMatchObject([
    { message: 'No such account', extensions: { code: 'NOT_FOUND' } },
  ]);
});

test('a missing login route is not a wrong password', async () => {
  const bff = await startBff({ 'POST /api/auth/login': new Answer(404, '<h1>Cannot POST</h1>') });

  expect(
    await bff.ask(
      gql`mutation { login(input: { email: "a@b.in", password: "x" }) { userErrors { code } } }`,
    ),
  ).toMatchObject({ data: { login: null }, errors: [{ extensions: { code: INVALID } }] });
});

test('an HTML page is not a successful password change', async () => {
  const bff = await startBff({ 'POST /api/auth/change-password': '<!doctype html><p>Welcome' });

  expect(await bff.ask(change)).toEqual({
    data: { changePassword: { changed: false, userErrors: [notOffered] } },
  });
});

test('an HTML page from a single-page app is not a summary', async () => {
  const page = '<!doctype html><title>Welcome</title>';
  const bff = await startBff({
    'GET /api/admin/student-progress': [trackerRecord()],
    'GET /api/admin/student-progress/summary': page,
    'GET /api/admin/students/student1': studentRecord(),
    'GET /api/admin/people/student1/history': page,
  });

  expect(
    await bff.ask(gql`{ progressRecords(audience: STUDENT) { summary { total } }
      student(id: "student1") { history { id } } }`),
  ).toMatchObject({
    data: { progressRecords: { summary: { total: 1 } }, student: { history: null } },
    errors: [{ path: ['student', 'history'], extensions: { code: 'NOT_SUPPORTED' } }],
  });
});
