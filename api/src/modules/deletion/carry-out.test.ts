import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson, password } from '../../testing/fixtures.ts';
import { queueMails } from '../mails/outbox.ts';
import { removed } from './erased.ts';

const test = useTestApp();

/** Words of the deleted person's record. */
const traces = ['zerlina', 'zerlina@example.org', '55555', 'quixotic praise', 'sesquipedalian'];

/** The columns that contain any of the words, as `table.column`. */
async function columnsWith(words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema()`.execute(test.deps.db);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const text = sql`lower(${sql.ref(column)}::text)`;
    const either = sql.join(
      words.map((word) => sql`strpos(${text}, ${word}) > 0`),
      sql` or `,
    );
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${either} limit 1`.execute(
      test.deps.db,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

/** A student with rows in every table, and a classmate whose rows must stay. */
async function addWorld() {
  const admin = await addAdmin(test);
  const club = await addClub(test);
  const mentor = await addMentor(test, { clubId: club.id });
  const person = await addPerson(test, 'student', { mentorId: mentor.id, clubId: club.id });
  const classmate = await addPerson(test, 'student', { mentorId: mentor.id, clubId: club.id });
  const form = {
    name: 'Zerlina Rao',
    email: 'Zerlina@Example.org',
    phone: '55555 12345',
    class: '9th',
    schoolName: 'Sesquipedalian School',
    assignedClub: club.id,
  };
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });
  const call = (route: string, token: string, body: object) =>
    test.call(route, { token, body, headers: key() });
  await call('POST /api/student/submit-form', person.token, form);
  for (const { id } of [person, classmate]) {
    const feedback = id === person.id ? 'Quixotic praise' : 'Well done';
    const save = { studentId: id, stageId: club.stageIds[0], status: 'completed', feedback };
    await call('PUT /api/mentor/progress', mentor.token, save);
  }
  const session = { at: '2026-11-19T11:00:00Z', place: 'Sesquipedalian room' };
  await call(`PUT /api/mentor/people/${person.id}/next-session`, mentor.token, session);
  const concern = { category: 'other', text: 'Zerlina is not well' };
  const reported = await call('POST /api/me/concerns', person.token, concern);
  const { id: concernId } = reported.body as { id: string };
  await call(`PUT /api/admin/concerns/${concernId}/close`, admin.token, { note: 'Zerlina called' });
  const answer = { text: 'Zerlina answers' };
  const [stageId = ''] = club.stageIds;
  await call(`PUT /api/student/stages/${stageId}/answer`, person.token, answer);
  const step = { text: 'Read Sesquipedalian' };
  await call(`POST /api/mentor/people/${person.id}/steps`, mentor.token, step);
  await call(`PUT /api/admin/students/${person.id}`, admin.token, { education: 'Sesquipedalian' });
  await test.call('POST /api/auth/forgot-password', { body: { email: form.email } });
  await test.deps.background.idle();
  test.deps.confirmsEmail = true;
  const again = { ...form, password: 'Quixotic word', role: 'student' };
  await test.call('POST /api/auth/register', { body: again });
  const pending = { ...form, email: 'zerlina@new.example' };
  await call('PUT /api/student/profile', person.token, pending);
  const others = { name: 'Ravi', phone: '98220 41736', schoolName: 'DAV Pune' };
  await call('PUT /api/student/profile', classmate.token, { ...form, ...others });
  test.deps.confirmsEmail = false;
  const dueAt = new Date(test.clock.now.getTime() + 60_000);
  const waiting = { kind: 'forgotten-password', address: 'zerlina@example.org', dueAt } as const;
  const toMentor = {
    kind: 'update-person',
    accountId: mentor.id,
    about: person.id,
    dueAt,
  } as const;
  await queueMails(test.deps.db, [waiting, toMentor], test.deps);
  const ask = await call('POST /api/me/deletion-requests', person.token, {
    reason: 'Zerlina asks',
  });
  const { id: first } = ask.body as { id: string };
  const refusal = { answer: 'Wait, Zerlina' };
  await call(`PUT /api/admin/deletion-requests/${first}/refuse`, admin.token, refusal);
  const second = await call('POST /api/me/deletion-requests', person.token, { reason: 'Zerlina!' });
  const { id: requestId } = second.body as { id: string };
  return { admin, mentor, person, classmate, form, requestId };
}

describe('a deletion request that is carried out', () => {
  it('removes the person from all tables', async () => {
    const { admin, person, requestId } = await addWorld();
    const columns = await columnsWith([...traces, person.id]);
    // Checks the search itself.
    expect(columns).toEqual(
      expect.arrayContaining([
        'agreed_steps.text',
        'answers.text',
        'audit.person_id',
        'counselling_sessions.place',
        'concerns.text',
        'concerns.writer_id',
        'deletion_requests.answer',
        'deletion_requests.reason',
        'history.after',
        'idempotency_keys.body',
        'mail_outbox.about',
        'mail_outbox.address',
        'password_resets.user_id',
        'pending_emails.email',
        'pending_emails.user_id',
        'people.details',
        'people.education',
        'progress.feedback',
        'registrations.email',
        'roster.search',
        'sessions.user_id',
        'users.email',
        'users.name',
        'users.phone',
      ]),
    );
    const route = `PUT /api/admin/deletion-requests/${requestId}/carry-out`;
    // The second time is a repeat with the same response.
    for (let time = 0; time < 2; time++) {
      expect(await test.call(route, { token: admin.token })).toMatchObject({
        status: 200,
        body: { status: 'carried out', person: null, reason: null, decidedBy: 'Prakash Joshi' },
      });
    }
    expect(await columnsWith([...traces, person.id])).toEqual(['concerns.note', 'concerns.text']);
    // The concern stays with its looks.
    const [concern] = await test.deps.db.selectFrom('concerns').selectAll().execute();
    const looks = test.deps.db.selectFrom('audit').select(['person_id', 'what']);
    expect(concern).toMatchObject({ writer_id: null, closed_by_name: 'Prakash Joshi' });
    expect(await looks.where('concern_id', '=', concern?.id ?? '').execute()).toEqual([
      { person_id: null, what: 'concern' },
    ]);
    const { status, body } = await test.call(`GET /api/admin/concerns/${concern?.id ?? ''}`, {
      token: admin.token,
    });
    expect([status, body]).toMatchObject([200, { person: null, note: 'Zerlina called' }]);
    expect(await looks.where('concern_id', '=', concern?.id ?? '').execute()).toHaveLength(2);
  });

  it('is listed with the removed and the kept fields of every table', async () => {
    const { admin, requestId } = await addWorld();
    const { token } = admin;
    await test.call(`PUT /api/admin/deletion-requests/${requestId}/carry-out`, { token });
    const list = 'GET /api/admin/deletion-requests?status=carried%20out';
    const { body } = await test.call(list, { token });
    const [request] = body as Record<string, unknown>[];
    expect(request?.['removed']).toContainEqual({
      kind: 'mail preference',
      fields: ['wanted', 'lastSentAt'],
    });
    const left = Object.entries(request ?? {}).filter(([, value]) => value !== null);
    const notes = ['_id', 'removed', 'kept'];
    const fields = left.map(([field]) => field).filter((field) => !notes.includes(field));
    expect(fields.sort()).toEqual([...(request?.['kept'] as string[])].sort());

    const { rows } = await sql<{ name: string }>`
      select distinct c.relname as name from pg_constraint f join pg_class c on c.oid = f.conrelid
      where f.contype = 'f' and f.confrelid in ('users'::regclass, 'people'::regclass)
        and c.relnamespace = current_schema()::regnamespace`.execute(test.deps.db);
    const tables = new Set<string>(removed.map(({ table }) => table));
    // Rows of mentors and administrators only.
    const others = ['mentors', 'second_factors'];
    expect(
      rows
        .map(({ name }) => name)
        .filter((name) => !tables.has(name))
        .sort(),
    ).toEqual(others);
  });

  it('ends all sessions, refuses the login, and frees the email for registration', async () => {
    const { admin, person, form, requestId } = await addWorld();
    const { token } = admin;
    await test.call(`PUT /api/admin/deletion-requests/${requestId}/carry-out`, { token });
    expect((await test.call('GET /api/auth/me', { token: person.token })).status).toBe(401);
    const { email } = form;
    const login = await test.call('POST /api/auth/login', { body: { email, password } });
    expect(login).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    const body = { name: 'Zerlina', email, password: 'a quiet river at noon', role: 'student' };
    expect((await test.call('POST /api/auth/register', { body })).status).toBe(201);
  });

  it('keeps lists, statistics and other people intact', async () => {
    const { admin, mentor, classmate, requestId } = await addWorld();
    const { token } = admin;
    const call = async (route: string, by = token) => (await test.call(route, { token: by })).body;
    await call(`PUT /api/admin/deletion-requests/${requestId}/carry-out`);
    const only = [{ id: classmate.id }];
    expect(await call('GET /api/admin/students')).toMatchObject(only);
    expect(await call('GET /api/admin/student-progress')).toMatchObject([
      { id: classmate.id, progress: 20, stages: [{ feedback: 'Well done' }, {}, {}, {}, {}] },
    ]);
    expect(await call('GET /api/admin/form-submissions')).toMatchObject(only);
    expect(await call('GET /api/mentor/students', mentor.token)).toMatchObject(only);
    expect(await call('GET /api/mentor/dashboard/stats', mentor.token)).toMatchObject({
      totalStudents: 1,
      completedSessions: 1,
    });
    expect(await call('GET /api/admin/mentors')).toMatchObject([{ studentsCount: 1 }]);
    expect(await call('GET /api/admin/dashboard/counts')).toMatchObject({ students: 1 });
    expect(await call('GET /api/admin/deletion-requests')).toEqual([]);
    const history = `/api/admin/people/${classmate.id}/history`;
    expect(await call(`GET ${history}`)).toMatchObject([{ what: 'progress' }]);
  });
});
