import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { interestAreas, statementIds } from '../../domain/interests.ts';
import type { FormDetails } from '../../domain/form-details.ts';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../../testing/fixtures.ts';

const test = useTestApp();
const route = '/api/student/interest-profile';

/** Born 20 years ago. */
const adult: FormDetails = { class: '12th', dateOfBirth: '2005-01-05' };
const minor: FormDetails = { class: '10th' };
const consent = (noticeVersion: string) => ({
  guardianName: 'Sunita Rao',
  relation: 'Mother',
  contact: '98221 10000',
  givenOn: '2026-11-01',
  noticeVersion,
});

/** Thirty answers: those of an area have its value, others 0. */
const answersOf = (values: Partial<Record<string, number>> = {}) =>
  Object.fromEntries(statementIds.map((id) => [id, values[id.split('-')[0] ?? ''] ?? 0]));

const profileOf = (scores: number[], leading: string[]) => ({
  version: 1,
  completedAt: test.clock.now.toISOString(),
  areas: interestAreas.map((area, index) => ({ area, score: scores[index] })),
  leading,
});

async function addStudent(details = adult) {
  const club = await addClub(test);
  const mentor = await addMentor(test, { clubId: club.id });
  const student = await addPerson(test, 'student', {
    clubId: club.id,
    mentorId: mentor.id,
    details,
  });
  const call = (target: string, body?: object, headers?: Record<string, string>, by = student) =>
    test.call(target, { token: by.token, ...(body && { body }), ...(headers && { headers }) });
  return {
    club,
    mentor,
    student,
    call,
    send: (body: object = { version: 1, answers: answersOf() }, headers?: Record<string, string>) =>
      call(`PUT ${route}`, body, headers),
    own: async () => (await call('GET /api/student/profile')).body as { interestProfile: unknown },
  };
}

/** All rows of all tables as one text. */
async function dump(): Promise<string> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(test.deps.db);
  const rows = await Promise.all(
    tables.rows.map(({ name }) =>
      sql`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(test.deps.db),
    ),
  );
  return JSON.stringify(rows.flatMap((one) => one.rows));
}

describe('the interest profile', () => {
  it('is in the records of the student and of the mentor alone', async () => {
    const { mentor, student, club, call, send, own } = await addStudent();
    expect(await own()).toMatchObject({ interestProfile: null, interestConsentDue: false });
    const sent = await send({ version: 1, answers: answersOf({ social: 2, artistic: 1 }) });
    const profile = profileOf([0, 0, 5, 10, 0, 0], ['social']);
    expect(sent).toMatchObject({ status: 200, body: { student: { interestProfile: profile } } });
    expect(await own()).toMatchObject({ interestProfile: profile });
    const people = await call('GET /api/mentor/students', undefined, undefined, mentor);
    expect(people.body).toMatchObject([{ interestProfile: profile }]);
    const [stageId] = club.stageIds;
    const save = { studentId: student.id, clubId: club.id, stageId, status: 'completed' };
    const saved = await call('PUT /api/mentor/progress', save, undefined, mentor);
    expect(saved.body).toMatchObject({ person: { interestProfile: profile } });
    const admin = await addAdmin(test);
    for (const target of ['students', `students/${student.id}`, 'form-submissions']) {
      const read = await call(`GET /api/admin/${target}`, undefined, undefined, admin);
      expect(JSON.stringify(read.body)).not.toMatch(/interestProfile|interestConsentDue/);
    }
  });

  it('stays in the answers of other writes of the student', async () => {
    const { student, call, send } = await addStudent();
    await send({ version: 1, answers: answersOf({ realistic: 2 }) });
    const form = {
      name: 'Asha Rao',
      email: student.email,
      phone: '98200 00000',
      class: '12th',
      schoolName: 'DAV Pune',
    };
    const interestProfile = profileOf([10, 0, 0, 0, 0, 0], ['realistic']);
    const profile = await call('PUT /api/student/profile', form);
    expect(profile.body).toMatchObject({ student: { interestProfile } });
    const submitted = await call('POST /api/student/submit-form', form);
    expect(submitted.body).toMatchObject({ interestProfile });
  });

  it('is replaced, without a second entry of the history, and removed', async () => {
    const { student, call, send, own } = await addStudent();
    const before = (await call('GET /api/student/profile')).headers['etag'];
    await send({ version: 1, answers: answersOf({ realistic: 2 }) });
    await send({ version: 1, answers: answersOf({ conventional: 2 }) });
    expect(await own()).toMatchObject({
      interestProfile: profileOf([0, 0, 0, 0, 0, 10], ['conventional']),
    });
    const form = { class: '12th', schoolName: 'DAV Pune', phone: '98200 00000', name: 'Asha' };
    const ifMatch = { 'if-match': String(before) };
    const saved = await call(
      'PUT /api/student/profile',
      { ...form, email: student.email },
      ifMatch,
    );
    expect(saved.status).toBe(200);
    const removed = await call(`DELETE ${route}`);
    expect(removed).toMatchObject({ status: 200, body: { student: { interestProfile: null } } });
    expect((await call(`DELETE ${route}`)).status).toBe(200);
    const admin = await addAdmin(test);
    const history = await call(
      `GET /api/admin/people/${student.id}/history`,
      undefined,
      undefined,
      admin,
    );
    expect(history.body).toMatchObject([
      { what: 'interest-profile', after: { interestProfile: 'removed' } },
      { what: 'interest-profile', before: null, after: { interestProfile: 'made' } },
    ]);
    expect((await call('GET /api/student/history')).body).toEqual([]);
  });

  it('is stored once for a key', async () => {
    const { send, own } = await addStudent();
    const key = { 'idempotency-key': 'one' };
    const body = { version: 1, answers: answersOf({ social: 2 }) };
    await send(body, key);
    const again = await send(body, key);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body).toMatchObject({ student: await own() });
    expect((await send({ ...body, answers: answersOf() }, key)).status).toBe(422);
  });
});

describe('bad input', () => {
  const answers = answersOf();
  it.each<[string, object, string]>([
    ['no version', { answers }, 'version'],
    ['an unknown version', { version: 99, answers }, 'version'],
    ['a version as text', { version: 'one', answers }, 'version'],
    ['no answers', { version: 1 }, 'answers'],
    ['answers as a list', { version: 1, answers: [] }, 'answers'],
    [
      'a missing answer',
      { version: 1, answers: { ...answers, 'social-3': undefined } },
      'answers.social-3',
    ],
    ['a value of 3', { version: 1, answers: { ...answers, 'social-3': 3 } }, 'answers.social-3'],
    [
      'a value of 1.5',
      { version: 1, answers: { ...answers, 'social-3': 1.5 } },
      'answers.social-3',
    ],
    ['null', { version: 1, answers: { ...answers, 'social-3': null } }, 'answers.social-3'],
    [
      'an unknown statement',
      { version: 1, answers: { ...answers, 'social-6': 1 } },
      'answers.social-6',
    ],
  ])('with %s is refused', async (_name, body, field) => {
    const { send, own } = await addStudent();
    const refused = await send(body);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    expect(await own()).toMatchObject({ interestProfile: null });
  });
});

describe('consent', () => {
  it.each<[string, FormDetails, boolean]>([
    ['an adult', adult, false],
    ['a student of unknown age', {}, true],
    ['a minor without one', minor, true],
    ['a minor by the date of birth', { dateOfBirth: '2012-01-05' }, true],
    ['a minor with version 2', { ...minor, consent: consent('2') }, true],
    ['a minor with version 3', { ...minor, consent: consent('3') }, false],
  ])('of %s', async (_name, details, isDue) => {
    const { send, own } = await addStudent(details);
    expect(await own()).toMatchObject({ interestConsentDue: isDue });
    const sent = await send();
    expect(sent.status).toBe(isDue ? 409 : 200);
    if (isDue) expect(sent.body).toMatchObject({ code: 'CONSENT_REQUIRED' });
  });
});

describe('what is stored', () => {
  it('is the result alone', async () => {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = 'interest_profiles'::regclass and attnum > 0 and not attisdropped
      order by attnum`.execute(test.deps.db);
    expect(rows.map(({ name }) => name)).toEqual([
      'person_id',
      'version',
      'completed_at',
      ...interestAreas,
    ]);
  });

  it('has no single answer and, after the removal, no result', async () => {
    const { student, call, send } = await addStudent();
    const key = (value: string) => ({ 'idempotency-key': value });
    await send({ version: 1, answers: answersOf({ social: 2 }) }, key('send'));
    const form = {
      ...{ name: 'Asha Rao', email: student.email, phone: '98200 00000' },
      ...{ class: '12th', schoolName: 'DAV Pune' },
    };
    await call('POST /api/student/submit-form', form, key('form'));
    const full = await dump();
    expect(full).toContain('"score\\\\\\":10');
    expect(full).not.toMatch(/social-\d|conventional-\d/);
    await call(`DELETE ${route}`, undefined, key('remove'));
    expect(await dump()).not.toMatch(/score|leading/);
  });

  it('is in the own data and goes with the account', async () => {
    const { student, call, send } = await addStudent();
    await send({ version: 1, answers: answersOf({ artistic: 2 }) });
    const { body } = await call('GET /api/me/data');
    const { sections } = body as { sections: { name: string; entries: { rows: object[] }[] }[] };
    const section = sections.find(({ name }) => name === 'interestProfile');
    expect(section?.entries[0]?.rows).toContainEqual(
      expect.objectContaining({ label: 'Creative', value: '10' }),
    );
    await test.deps.db.deleteFrom('users').where('id', '=', student.id).execute();
    const left = await test.deps.db.selectFrom('interest_profiles').selectAll().execute();
    expect(left).toEqual([]);
  });
});
