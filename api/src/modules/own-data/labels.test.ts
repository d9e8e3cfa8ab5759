import { expect, it } from 'vitest';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addClub, addMentor, addPerson } from '../../testing/fixtures.ts';
import type { HistoryKind } from '../../platform/database/schema.ts';
import { labels } from './labels.ts';
import type { OwnData } from './schemas.ts';

const test = useTestApp();

const stage = { id: 's1', name: 'Assessment' };
const changes: Record<HistoryKind, object> = {
  progress: { stage, status: 'completed', feedback: 'Good' },
  club: { id: 'c1', name: 'Chess' },
  mentor: { id: 'm1', name: 'Meera' },
  profile: { phone: '98220 41736' },
  status: { status: 'active' },
  'next session': { at: startOfTest, place: 'Room 12', status: 'planned' },
  step: { text: 'Read', dueOn: '2026-11-27', isDone: true },
  answer: { stage, text: 'Yes' },
  'interest-profile': { interestProfile: 'made' },
};

// Pages in other languages display the label of a field by its name.
it('labels each field that a page shows, in each section', async () => {
  const club = await addClub(test);
  const values = { clubId: club.id, details: { class: '9th' } };
  const mentorId = (await addMentor(test, { clubId: club.id })).id;
  const { id, token } = await addPerson(test, 'student', { ...values, mentorId });
  const { db } = test.deps;
  const [stage_id = ''] = club.stageIds;
  const at = startOfTest;
  const own = { person_id: id };
  const scores = {
    realistic: 1,
    investigative: 2,
    artistic: 3,
    social: 4,
    enterprising: 5,
    conventional: 6,
  };
  const progress = { status: 'completed', feedback: 'Good', saved_by_name: 'Meera' } as const;
  const inserts = [
    db
      .insertInto('progress')
      .values({ ...own, ...progress, stage_id, saved_at: at, completed_at: at }),
    db.insertInto('counselling_sessions').values({ ...own, at, place: 'Room 12' }),
    db.insertInto('agreed_steps').values({
      ...own,
      text: 'Read',
      due_on: '2026-11-27',
      done_at: at,
      done_by: 'student',
      created_at: at,
    }),
    db.insertInto('answers').values({ ...own, stage_id, text: 'Yes', at, read_at: at }),
    db.insertInto('interest_profiles').values({
      ...own,
      version: 1,
      completed_at: at,
      ...scores,
    }),
    ...Object.entries(changes).map(([what, after]) =>
      db.insertInto('history').values({
        ...own,
        by_id: null,
        by_name: 'Meera',
        by_role: 'mentor',
        what: what as HistoryKind,
        before: null,
        after: JSON.stringify(after),
        at,
      }),
    ),
    db.insertInto('deletion_requests').values({
      ...own,
      status: 'refused',
      reason: 'Moving',
      asked_at: at,
      decided_at: at,
      decided_by_name: 'Prakash Joshi',
      answer: 'Not yet',
    }),
    db.insertInto('concerns').values({
      writer_id: id,
      category: 'other',
      text: 'Noise',
      reported_at: at,
      taken_by_name: 'Prakash Joshi',
      taken_by: mentorId,
      taken_at: at,
      closed_by: mentorId,
      closed_by_name: 'Prakash Joshi',
      closed_at: at,
      note: 'Done',
    }),
    db
      .insertInto('known_addresses')
      .values({ user_id: id, address_hash: 'hash', last_login_at: at }),
    db
      .insertInto('password_resets')
      .values({ user_id: id, purpose: 'first', token_hash: 'hash', expires_at: at }),
    db
      .insertInto('email_changes')
      .values({ user_id: id, old_email: 'old@example.org', confirmed: true, expires_at: at }),
    db.insertInto('pending_emails').values({
      user_id: id,
      email: 'new@example.org',
      confirmed: true,
      session_hash: 'hash',
      expires_at: at,
    }),
    db.insertInto('update_mails').values({ user_id: id, sent_at: at }),
    db
      .insertInto('sent_reminders')
      .values({ kind: 'session-reminder', account_id: id, day: '2026-11-27' }),
    db.insertInto('audit').values({
      ...own,
      at,
      by_id: mentorId,
      by_role: 'mentor',
      action: 'read',
      what: 'record',
      request_id: 'r1',
      address_hash: 'hash',
    }),
    db
      .insertInto('import_rows')
      .values({ ...own, file_hash: 'hash', audience: 'student', line: 2, at }),
    db.insertInto('idempotency_keys').values({
      id: 'key',
      user_id: id,
      body_hash: 'hash',
      status: 200,
      body: '{}',
      created_at: at,
    }),
  ];
  for (const insert of inserts) await insert.execute();

  const { sections } = (await test.call('GET /api/me/data', { token })).body as OwnData;
  const shown = sections.map(({ name, entries }) => [
    name,
    entries.flatMap(({ rows }) => rows.filter(({ isOnPage }) => isOnPage).map((row) => row.name)),
  ]) as [string, string[]][];
  expect(shown.filter(([, names]) => names.length === 0)).toEqual([]);
  const fields = shown.flatMap(([, names]) => names.map((name) => name.replace(/^change\./, '')));
  expect(fields.filter((name) => !Object.hasOwn(labels, name))).toEqual([]);
});
