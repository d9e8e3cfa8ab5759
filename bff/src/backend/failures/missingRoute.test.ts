import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { studentRecord, trackerRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const change = gql`mutation { changePassword(input: { currentPassword: "old one", newPassword: "new one" }) {
  changed userErrors { code message } } }`;
const notOffered = { code: 'NOT_SUPPORTED', message: 'The server does not offer this.' };

/** Results for an optional call, a documented one, and one for a record. */
type Row = [who: string, answer: Answer, documented: string, ofRecord: string];

const MISSING = 'NOT_SUPPORTED';
const INVALID = 'UPSTREAM_INVALID';
const calls = [
  'POST /api/auth/change-password',
  'POST /api/auth/logout',
  'GET /api/auth/me',
  'GET /api/admin/students/s1',
];
const rows: Row[] = [
  ['Express', new Answer(404, '<pre>Cannot GET /api/x</pre>'), MISSING, MISSING],
  ['Express as JSON', new Answer(404, { error: 'Not Found - /api/auth/me' }), MISSING, 'NOT_FOUND'],
  ['Nest', new Answer(404, { message: 'Cannot GET /api/x', statusCode: 404 }), MISSING, MISSING],
  ['Fastify', new Answer(404, { message: 'Route GET:/api/x not found' }), MISSING, MISSING],
  [
    'Laravel',
    new Answer(404, { message: 'The route api/x could not be found.' }),
    MISSING,
    MISSING,
  ],
  [
    'Rails',
    new Answer(404, { exception: 'No', error: 'No route matches [GET] "/x"' }),
    MISSING,
    MISSING,
  ],
  ['Symfony', new Answer(404, { detail: 'No route found for "GET http://a/x"' }), MISSING, MISSING],
  [
    'Spring 6',
    new Answer(404, { detail: 'No static resource api/x.', status: 404 }),
    MISSING,
    MISSING,
  ],
  [
    'ASP.NET Web API',
    new Answer(404, {
      Message: 'x',
      message: 'No HTTP resource was found that matches the request URI',
    }),
    MISSING,
    MISSING,
  ],
  ['Go', new Answer(404, '404 page not found\n'), MISSING, MISSING],
  [
    'Flask',
    new Answer(404, '<h1>Not Found</h1><p>The requested URL was not found on the server.</p>'),
    MISSING,
    MISSING,
  ],
  [
    'Django',
    new Answer(404, '<p>The current path, <code>api/x</code>, didn’t match any of these.</p>'),
    MISSING,
    MISSING,
  ],
  ['a hand', new Answer(404, { message: 'No such endpoint' }), MISSING, MISSING],
  ['another hand', new Answer(404, { error: '404 - Not Found' }), 'NOT_FOUND', 'NOT_FOUND'],
  ['a page', new Answer(404, '<h1>Oh no</h1>'), INVALID, 'NOT_FOUND'],
  ['a page without end', new Answer(404, 'Cannot GET /'.repeat(20_000)), INVALID, 'NOT_FOUND'],
  ['nothing', new Answer(404, ''), INVALID, 'NOT_FOUND'],
  ['FastAPI', new Answer(404, { detail: 'Not Found' }), 'NOT_FOUND', 'NOT_FOUND'],
  [
    'Spring',
    new Answer(404, { timestamp: 'now', status: 404, error: 'Not Found', path: '/api/auth/me' }),
    'NOT_FOUND',
    'NOT_FOUND',
  ],
  [
    'ASP.NET',
    new Answer(404, { type: 'https://a.example/404', title: 'Not Found', status: 404 }),
    'NOT_FOUND',
    'NOT_FOUND',
  ],
  ['Phoenix', new Answer(404, { errors: { detail: 'Not Found' } }), 'NOT_FOUND', 'NOT_FOUND'],
  [
    'Adonis',
    new Answer(404, { message: 'Cannot POST:/api/x', code: 'E_ROUTE_NOT_FOUND' }),
    MISSING,
    MISSING,
  ],
  [
    'Rocket',
    new Answer(404, {
      error: {
        code: 404,
        reason: 'Not Found',
        description: 'The requested resource could not be found.',
      },
    }),
    'NOT_FOUND',
    'NOT_FOUND',
  ],
  [
    'Feathers',
    new Answer(404, { name: 'NotFound', message: 'Page not found', code: 404 }),
    'NOT_FOUND',
    'NOT_FOUND',
  ],
  [
    'Quarkus',
    new Answer(404, 'RESTEASY003210: Could not find resource for full path'),
    MISSING,
    MISSING,
  ],
  [
    'Django as JSON',
    new Answer(404, { detail: 'The requested resource was not found on this server.' }),
    'NOT_FOUND',
    'NOT_FOUND',
  ],
  ['an empty object', new Answer(404, {}), 'NOT_FOUND', 'NOT_FOUND'],
  [
    '405',
    new Answer(405, { detail: 'Method "POST" not allowed.' }),
    'NOT_SUPPORTED',
    'NOT_SUPPORTED',
  ],
  [
    '501 as a page',
    new Answer(501, '<h1>Unsupported method</h1>'),
    'NOT_SUPPORTED',
    'NOT_SUPPORTED',
  ],
];

test('a missing route is recognised for each framework', async () => {
  const bff = await startBff({});

  for (const [who, answer, documented, ofRecord] of rows) {
    for (const call of calls) bff.upstream.answers[call] = answer;

    expect.soft(await bff.ask(change), who).toEqual({
      data: { changePassword: { changed: false, userErrors: [notOffered] } },
    });
    expect
      .soft(await bff.ask(gql`mutation { logout { ended userErrors { code } } }`), who)
      .toEqual({
        data: { logout: { ended: false, userErrors: [] } },
      });
    const me = await bff.ask(gql`{ me { id } }`);
    expect.soft(me.errors, who).toMatchObject([{ extensions: { code: documented } }]);
    const student = await bff.ask(gql`{ student(id: "s1") { id } }`);
    expect.soft(student.errors, who).toMatchObject([{ extensions: { code: ofRecord } }]);
  }
});

test.each(['path ', 'no route ', 'url path route '])(
  'looking for a missing route in sentences full of “%s” takes no time',
  { timeout: 200_000 },
  async (word) => {
    // CPU time: wall time depends on other processes.
    const start = process.cpuUsage();
    const message = word.repeat(60_000 / word.length);
    const bff = await startBff({ 'GET /api/auth/me': new Answer(404, { detail: message }) });

    for (let times = 0; times < 30; times++) {
      expect((await bff.ask(gql`{ me { id } }`)).errors).toMatchObject([
        { extensions: { code: 'NOT_FOUND' } },
      ]);
    }
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(20_000);
  },
);

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
