import { describe, expect, it } from 'vitest';
import { deleteExpired } from '../../delete-expired.ts';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addPerson } from '../../testing/fixtures.ts';
import { fileHash, importRow, importRows } from '../../testing/import.ts';

const test = useTestApp();
const rows = [importRow(2, { class: '9th' }), importRow(3), importRow(4, { class: '8th' })];
const day = 24 * 60 * 60_000;

const emails = async () => {
  const people = test.deps.db.selectFrom('users').where('role', '=', 'student');
  return (await people.select('email').orderBy('email').execute()).map(({ email }) => email);
};
const twoEmails = ['person2@example.org', 'person3@example.org'];
const outcomes = (found: { outcome: string }[]) => found.map(({ outcome }) => outcome);

describe('an import', () => {
  it('is checked in a dry run, which writes nothing', async () => {
    const { token } = await addAdmin(test);
    const checked = await importRows(test, token, rows, { dryRun: true });
    expect(checked).toMatchObject([
      { line: 2, outcome: 'MADE' },
      { line: 3, outcome: 'MADE' },
      { line: 4, outcome: 'WRONG' },
    ]);
    expect(Object.keys(checked[0] ?? {})).toEqual(['line', 'outcome']);
    expect(await emails()).toEqual([]);
    expect(await test.deps.db.selectFrom('audit').selectAll().execute()).toEqual([]);
  });

  it('makes people as if they were registered and edited, and leaves out wrong rows', async () => {
    const { token, id: by } = await addAdmin(test);
    const club = await addClub(test);
    const cells = { club: 'Robotics Club', school: 'DAV Pune' };
    const [made] = await importRows(test, token, [importRow(2, cells), rows[2] ?? {}]);
    const id = made?.record?.id ?? '';
    const { body, headers } = await test.call(`GET /api/admin/students/${id}`, { token });
    expect(made).toMatchObject({ outcome: 'MADE', record: body, etag: headers['etag'] });
    expect(body).toMatchObject({
      name: 'Person 2',
      status: null,
      formSubmitted: true,
      assignedClub: { id: club.id },
    });
    const { db } = test.deps;
    expect(await db.selectFrom('people').selectAll().execute()).toMatchObject([
      { user_id: id, form_submitted: false, form_submitted_at: null },
    ]);
    const history = await test.call(`GET /api/admin/people/${id}/history`, { token });
    expect(history.body).toMatchObject([
      {
        by: { id: by },
        what: 'profile',
        before: null,
        after: { name: 'Person 2', email: 'person2@example.org', schoolName: 'DAV Pune' },
      },
    ]);
    const audit = await db.selectFrom('audit').selectAll().where('action', '=', 'change').execute();
    expect(audit).toMatchObject([
      { person_id: id, by_id: by, what: 'record' },
      { person_id: id, by_id: by, what: 'password link' },
    ]);
  });

  it.each([
    ['shown in the response', false, 4],
    // A repeat mails no other link.
    ['mailed', true, 2],
  ])('has an audit entry for each link that is %s', async (_case, hasMailServer, links) => {
    const { token } = await addAdmin(test);
    test.deps.hasMailServer = hasMailServer;
    const rows = [importRow(2), importRow(3), importRow(4, { email: 'wrong' })];
    const people = (await importRows(test, token, rows)).flatMap(({ record }) => record?.id ?? []);
    await importRows(test, token, rows);
    const entries = await test.deps.db.selectFrom('audit').selectAll().orderBy('id').execute();
    const list = { person_id: null, route: '/api/admin/students/import', row_count: 2 };
    expect(entries.filter(({ what }) => what === 'people.list')).toMatchObject([list, list]);
    const ids = entries.flatMap(({ what, person_id }) =>
      what === 'password link' ? [person_id] : [],
    );
    expect(ids).toHaveLength(links);
    expect(new Set(ids)).toEqual(new Set(people));
  });

  it('finds students whose consent is missing', async () => {
    const { token } = await addAdmin(test);
    const cells = [
      { class: '9th' },
      { dateOfBirth: '01/01/2012' },
      { class: '12th', dateOfBirth: '01/01/2000' },
      {},
    ];
    await importRows(
      test,
      token,
      cells.map((cell, n) => importRow(n + 2, cell)),
    );
    const { body } = await test.call('GET /api/admin/students?consent=missing', { token });
    const found = (body as { email: string }[]).map(({ email }) => email);
    expect(found.sort()).toEqual(twoEmails);
  });

  it.each([
    ['no rows', { rows: [] }, 'rows'],
    ['201 rows', { rows: Array.from({ length: 201 }, (_, n) => importRow(n + 2)) }, 'rows'],
    ['a line twice', { rows: [importRow(2), importRow(2)] }, 'rows'],
    ['no hash', { fileHash: 'AB' }, 'fileHash'],
    ['no dry run', { dryRun: null }, 'dryRun'],
  ])('with %s is refused', async (_case, part, field) => {
    const { token } = await addAdmin(test);
    const body = { fileHash, dryRun: true, rows: [importRow(2)], clubs: [], mentors: [], ...part };
    const answer = await test.call('POST /api/admin/students/import', { token, body });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it('of more than 80 KB is refused', async () => {
    const { token } = await addAdmin(test);
    const body = { rows: [importRow(2, { school: 'x'.repeat(81 * 1024) })] };
    expect(await test.call('POST /api/admin/students/import', { token, body })).toMatchObject({
      status: 413,
      body: { message: 'The request is too large (at most 80 KB)' },
    });
  });
});

describe('a repeated import', () => {
  it('makes nobody twice, whatever the row and the mapping are now', async () => {
    const { token } = await addAdmin(test);
    const [first] = await importRows(test, token, rows);
    const changed = [importRow(2, { email: 'other@example.org', club: 'None' }), importRow(3)];
    const again = await importRows(test, token, changed);
    expect(outcomes(again)).toEqual(['MADE_BEFORE', 'MADE_BEFORE']);
    expect(again[0]?.record).toEqual(first?.record);
    expect(await emails()).toEqual(twoEmails);
    // Another file, and other people.
    const other = await importRows(test, token, rows, { fileHash: 'cd'.repeat(32) });
    expect(outcomes(other)).toEqual(['KNOWN', 'KNOWN', 'WRONG']);
    const educators = await importRows(test, token, [importRow(2)], { audience: 'educator' });
    expect(outcomes(educators)).toEqual(['KNOWN']);
  });

  it('in parallel makes each person once', async () => {
    const { token } = await addAdmin(test);
    const all = await Promise.all(
      Array.from({ length: 4 }, () => importRows(test, token, rows.slice(0, 2))),
    );
    expect(all.map(outcomes).sort()).toEqual([
      ['MADE', 'MADE'],
      ...Array.from({ length: 3 }, () => ['MADE_BEFORE', 'MADE_BEFORE']),
    ]);
    expect(await emails()).toEqual(twoEmails);
  });

  it('after a crash in the middle makes each person once', async () => {
    const { token } = await addAdmin(test);
    const { now } = test.deps;
    let calls = 0;
    // The links are made after all inserts.
    test.deps.now = () => {
      calls += 1;
      if (calls > 1) throw new Error('crash');
      return now();
    };
    await expect(importRows(test, token, rows)).rejects.toThrow('INTERNAL');
    test.deps.now = now;
    expect(await emails()).toEqual([]);
    expect(outcomes(await importRows(test, token, rows))).toEqual(['MADE', 'MADE', 'WRONG']);
    expect(await emails()).toEqual(twoEmails);
  });

  it('is known for 90 days, and until the person is gone', async () => {
    const { token } = await addAdmin(test);
    const known = () =>
      test.deps.db.selectFrom('import_rows').select('line').orderBy('line').execute();
    await importRows(test, token, rows);
    await test.deps.db.deleteFrom('users').where('email', '=', 'person2@example.org').execute();
    expect(await known()).toEqual([{ line: 3 }]);
    for (const [days, left] of [
      [89, 1],
      [91, 0],
    ] as const) {
      test.clock.now = new Date(test.clock.now.getTime() + days * day);
      const retention = { auditMonths: 24, historyYears: 5, concernMonths: 36 };
      await deleteExpired(test.deps, retention, new AbortController().signal);
      expect(await known()).toHaveLength(left);
      test.clock.now = new Date(test.clock.now.getTime() - days * day);
    }
  });
});

describe('the first password of an imported person', () => {
  const set = async (url = '', word = 'battery staple') => {
    const token = url.split('token=')[1];
    const body = { token, password: word };
    return (await test.call('POST /api/auth/reset-password', { body })).status;
  };
  const login = async (email: string, password: string) =>
    (await test.call('POST /api/auth/login', { body: { email, password } })).status;

  it('is set by a link in the response; a repeat has new ones where it is missing', async () => {
    const { token } = await addAdmin(test);
    const links = async () =>
      (await importRows(test, token, rows)).map(({ passwordLink }) => passwordLink?.url);
    const first = await links();
    expect(first).toEqual([
      expect.stringMatching(/^https:\/\/waymark\.example\/set-password\?token=[\w-]{43}$/),
      expect.any(String),
      undefined,
    ]);
    expect(await set(first[0])).toBe(200);
    expect(await login('person2@example.org', 'battery staple')).toBe(200);
    const second = await links();
    expect(second).toEqual([undefined, expect.any(String), undefined]);
    expect(await set(first[1])).toBe(400);
    expect(await set(second[1])).toBe(200);
    expect(await links()).toEqual([undefined, undefined, undefined]);
    const stored = await test.deps.db.selectFrom('password_resets').selectAll().execute();
    expect(stored).toEqual([]);
  });

  it('is set by a mailed link where there is a mail server; a repeat mails nothing', async () => {
    const { token } = await addAdmin(test);
    test.deps.hasMailServer = true;
    const [made] = await importRows(test, token, rows);
    expect(made?.passwordLink).toBeUndefined();
    await test.deps.background.idle();
    expect(test.mails.map(({ to }) => to).sort()).toEqual(twoEmails);
    const mail = test.mails.find(({ to }) => to === twoEmails[0]);
    await importRows(test, token, rows);
    await test.deps.background.idle();
    expect(test.mails).toHaveLength(2);
    expect(await set(/https:\S+/.exec(mail?.text ?? '')?.[0])).toBe(200);
  });

  it('is missing until then: a login compares with the hash for unknown emails', async () => {
    const { token } = await addAdmin(test);
    await importRows(test, token, rows);
    const hashes: (string | null)[] = [];
    const { inTurn } = test.deps.passwords;
    test.deps.passwords.inTurn = (work, key) =>
      inTurn(
        (verify, hash) =>
          work((password, hashed) => {
            hashes.push(hashed);
            return verify(password, hashed);
          }, hash),
        key,
      );
    expect(await login('person2@example.org', 'battery staple')).toBe(401);
    expect(await login('unknown@example.org', 'battery staple')).toBe(401);
    test.deps.passwords.inTurn = inTurn;
    expect(hashes).toEqual([null, null]);
  });

  it('can also be set by a link for a forgotten one', async () => {
    const { token } = await addAdmin(test);
    await importRows(test, token, rows);
    const body = { email: 'person2@example.org' };
    await test.call('POST /api/auth/forgot-password', { body });
    await test.deps.background.idle();
    const url = /https:\S+/.exec(test.mails.at(-1)?.text ?? '')?.[0];
    expect(await set(url)).toBe(200);
    expect(await login(body.email, 'battery staple')).toBe(200);
  });
});

it('known accounts are left as they are by an import', async () => {
  const { token } = await addAdmin(test);
  const { id, email } = await addPerson(test, 'student', { name: 'Asha' });
  const record = () => test.call(`GET /api/admin/students/${id}`, { token });
  const before = await record();
  const row = importRow(2, { email, name: 'Other', class: '9th' });
  expect(await importRows(test, token, [row])).toEqual([{ line: 2, outcome: 'KNOWN' }]);
  expect((await record()).body).toEqual(before.body);
});
