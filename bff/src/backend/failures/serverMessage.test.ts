import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { Answer } from '../../testing/upstream.ts';

const TOKEN = 'a1-private-thing';

const hidden: [what: string, message: string][] = [
  ['an address', 'See http://waymark-db/help'],
  ['a connection', 'Could not open postgres://app:pw@db/waymark'],
  ['a host and port', 'connect failed: db-3:5432'],
  ['localhost', 'No answer from localhost'],
  ['an internal host', 'No answer from users.svc.cluster.local'],
  ['a host', 'No answer from db1.prod.waymark.com'],
  ['an IPv4 address', 'Refused by 10.0.3.17'],
  ['an IPv6 address', 'Refused by fe80:0:0:1::3'],
  ['a file', 'Could not read /var/www/app/config'],
  ['a Windows path', 'Could not read C:\\inetpub\\web.config'],
  ['a source file', 'Failed in controllers/users.rb'],
  ['a source location', 'Failed in db.ts:31'],
  ['a stack frame', 'Failed at Object.save (internal)'],
  ['stack frames', 'Failed\n    at save\n    at load'],
  ['a Python traceback', 'Traceback (most recent call last)'],
  ['a Go panic', 'panic: runtime error'],
  ['a Java exception', 'java.lang.IllegalStateException: no'],
  ['a PHP class', 'No query results for model [App\\Models\\Student] 9'],
  ['an error by its class', 'ValidationError: email is wrong'],
  ['MongoDB', 'E11000 duplicate key error collection: app.users index: email_1'],
  ['PostgreSQL', 'duplicate key value violates unique constraint "users_email_key"'],
  ['PDO', 'SQLSTATE[23000]: Integrity constraint'],
  ['SQL', 'select * from users where id = 1'],
  ['HTML', 'Not <b>allowed</b>'],
  ['a setting', 'Please set JWT_SECRET'],
  ['PostgREST', 'Key (email)=(a@b.in) already exists.'],
  ['a code', 'EMAIL_TAKEN'],
  ['a code in small letters', 'auth/email-taken'],
  ['a translation key', 'errors.emailTaken'],
  ['the name of a class', 'emailTaken'],
  ['a system error', 'getaddrinfo ENOTFOUND db'],
  ['the token of the caller', `No session ${TOKEN}`],
  ['a token', 'No session eyJhbGciOiJIUzI1NiJ9.e30.x'],
  ['a key', 'Wrong key 9f86d081884c7d659a2feaa0c55ad015'],
  ['a password', 'Login with user=app failed'],
  ['printed JSON', 'Got {"id":1}'],
  ['two lines', 'Not allowed.\r\nPlease log in.'],
  ['a control character', 'Not\u0000 allowed'],
  ['a long text', 'Not allowed. '.repeat(30)],
];

test('messages with technical details are hidden', async () => {
  const bff = await startBff({});

  for (const [what, message] of hidden) {
    bff.upstream.answers['GET /api/auth/me'] = new Answer(403, { message });
    bff.upstream.answers['PUT /api/admin/students/s1'] = new Answer(400, {
      message,
      errors: [{ field: 'name', message }],
    });
    const read = await bff.ask(gql`{ me { id } }`, {}, TOKEN);
    const write = await bff.ask(
      gql`mutation { updateStudent(input: { id: "s1", name: "A" }) { userErrors { field message } } }`,
      {},
      TOKEN,
    );

    expect.soft(read.errors, what).toMatchObject([{ message: 'You are not allowed to do this.' }]);
    expect.soft(write, what).toEqual({
      data: {
        updateStudent: { userErrors: [{ field: ['name'], message: 'This is not accepted.' }] },
      },
    });
  }
});

const shown = [
  'Please select a club from the list, and update your profile where needed.',
  'asha@mail.example.com is taken; use your gmail.com address.',
  'Open from 10:30 to 12:45 (Mon/Tue), from 01/02/2026 on.',
  'Date of birth must be a day, as 2010-03-14 or 14/03/2010',
  'Your name can’t be blank; “Dr. A. Rao” is fine, e.g. with 3.5 and <3.',
  'A club needs at least 5 stages: Assessment, Review, …',
  'Nur für Schüler. केवल छात्रों के लिए।',
  'Select another mentor from the list; this one is an exception.',
  'This name violates our rules: a duplicate entry.',
  'Meet at school (Room 5) on Mon/Tue.',
  'Error: you may not set a password before you log in.',
];

test('messages for users are shown', async () => {
  const bff = await startBff({});

  for (const message of shown) {
    bff.upstream.answers['GET /api/auth/me'] = new Answer(403, { message: `${message}\r\n` });
    expect.soft((await bff.ask(gql`{ me { id } }`)).errors).toMatchObject([{ message }]);
  }
});

test('a token that is a common word hides no message', async () => {
  const bff = await startBff({
    'GET /api/auth/me': new Answer(403, { message: 'This is not for a student.' }),
  });

  expect((await bff.ask(gql`{ me { id } }`, {}, 'student')).errors).toMatchObject([
    { message: 'This is not for a student.' },
  ]);
});

test('a hidden message falls back to another one of the body', async () => {
  const bff = await startBff({
    'GET /api/auth/me': new Answer(403, { message: 'select * from users', error: 'Admins only' }),
  });

  expect((await bff.ask(gql`{ me { id } }`)).errors).toMatchObject([{ message: 'Admins only' }]);
});

test('internal error codes are not passed on', async () => {
  const bff = await startBff({});

  for (const code of ['ER_DUP_ENTRY', 'P2002', 'E11000', 'ECONNREFUSED', 'taken', 23505]) {
    bff.upstream.answers['PUT /api/admin/students/s1'] = new Answer(409, {
      message: 'Taken',
      code,
    });
    expect
      .soft(
        await bff.ask(gql`mutation { updateStudent(input: { id: "s1" }) { userErrors { code } } }`),
      )
      .toEqual({ data: { updateStudent: { userErrors: [{ code: 'CONFLICT' }] } } });
  }
});
