import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../../testing/fixtures.ts';
import { historyRows, type ReadChange } from './history-rows.ts';
import { rowsOf } from './rows.ts';
import type { OwnData } from './schemas.ts';

const test = useTestApp();

/** The response, with the values of each section by field name and the rows that a page shows. */
async function readData(token: string) {
  const answer = await test.call('GET /api/me/data', { token });
  const data = answer.body as OwnData;
  const values = new Map(
    data.sections.map(({ name, entries }) => [
      name,
      entries.map(({ rows }) => Object.fromEntries(rows.map((row) => [row.name, row.value]))),
    ]),
  );
  const page = data.sections
    .filter(({ isOnPage }) => isOnPage)
    .map(({ name, entries }) => [
      name,
      entries.map(({ rows }) =>
        rows.filter(({ isOnPage }) => isOnPage).map(({ label, value }) => `${label}: ${value}`),
      ),
    ]);
  return {
    ...answer,
    page: Object.fromEntries(page) as object,
    text: JSON.stringify(data),
    sections: Object.fromEntries(values),
  };
}

describe('the data of a person', () => {
  it('is complete, with labels', async () => {
    const admin = await addAdmin(test);
    const club = await addClub(test);
    const mentor = await addMentor(test, {
      name: 'Meera',
      email: 'meera@example.org',
      clubId: club.id,
    });
    const person = await addPerson(test, 'student', {
      name: 'Asha',
      email: 'asha@example.org',
      clubId: club.id,
      mentorId: mentor.id,
      details: {
        dateOfBirth: '2011-05-04',
        interests: ['Chess', 'Stars'],
        class: '9th',
        academicStream: 'science',
      },
    });
    const save = { studentId: person.id, stageId: club.stageIds[0], feedback: 'Well begun' };
    await test.call('PUT /api/mentor/progress', { token: mentor.token, body: save });
    const change = { phone: '98220 41736' };
    await test.call(`PUT /api/admin/students/${person.id}`, { token: admin.token, body: change });
    const ask = { token: person.token, body: { reason: 'Moving' } };
    await test.call('POST /api/me/deletion-requests', ask);

    const { status, headers, sections, page } = await readData(person.token);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(sections).toMatchObject({
      account: [{ name: 'Asha', email: 'asha@example.org', phone: '98220 41736', role: 'Student' }],
      profile: [{ formSubmitted: 'No' }],
      formDetails: [{ dateOfBirth: '2011-05-04', interests: 'Chess, Stars', class: '9th' }],
      club: [{ name: 'Robotics Club' }],
      mentor: [{ name: 'Meera', email: 'meera@example.org', phone: '98200 00000' }],
      progress: [
        {
          club: 'Robotics Club',
          stage: 'Initial Counseling',
          feedback: 'Well begun',
          savedBy: 'Meera',
        },
      ],
      history: [
        {
          changedBy: 'Prakash Joshi (admin)',
          'before.phone': '98200 00000',
          'after.phone': '98220 41736',
        },
        {
          changedBy: 'Meera (mentor)',
          'after.stage.name': 'Initial Counseling',
          'after.feedback': 'Well begun',
        },
      ],
      sessions: [{ device: 'Unknown device', userAgent: null }],
      deletionRequests: [{ status: 'Asked', reason: 'Moving' }],
    });
    expect(page).not.toHaveProperty('passwordReset');
    expect(page).toMatchObject({
      formDetails: [
        [
          'Date of birth: 2011-05-04',
          'Class: 9th',
          'Academic stream: Science',
          'Interests: Chess, Stars',
        ],
      ],
      history: [
        [
          `Changed on: ${startOfTest.toISOString()}`,
          'Changed by: Prakash Joshi (admin)',
          'Phone: 98200 00000 → 98220 41736',
        ],
        [
          `Changed on: ${startOfTest.toISOString()}`,
          'Changed by: Meera (mentor)',
          'Stage: Initial Counseling',
          'Status: Not started → In progress',
          'Feedback: No feedback → Well begun',
        ],
      ],
    });
    expect(JSON.stringify(page)).not.toContain(person.id);
  });

  it('has all that lies between two sessions', async () => {
    const club = await addClub(test);
    const mentor = await addMentor(test, { clubId: club.id });
    const both = { clubId: club.id, mentorId: mentor.id };
    const { id, token } = await addPerson(test, 'student', both);
    const [stageId] = club.stageIds;
    const by = { token: mentor.token };
    const at = '2026-11-20T11:00:00.000Z';
    await test.call(`PUT /api/mentor/people/${id}/next-session`, { ...by, body: { at } });
    const save = { studentId: id, stageId, feedback: 'Well begun' };
    await test.call('PUT /api/mentor/progress', { ...by, body: save });
    await test.call(`PUT /api/student/stages/${stageId}/answer`, { token, body: { text: 'Yes' } });
    const now = startOfTest.toISOString();
    const session = { at, place: null, status: 'Planned', sequence: '0', daySetAt: now };
    expect((await readData(token)).sections).toMatchObject({
      counsellingSessions: [session],
      feedbackAnswers: [{ text: 'Yes', at: now, readAt: null, isClosed: 'No' }],
    });
  });

  it('excludes other people and password hashes', async () => {
    const other = await addPerson(test, 'student', { name: 'Nikhil Joglekar' });
    const { id, token } = await addPerson(test, 'educator');
    const { text } = await readData(token);
    expect(text).toContain(id);
    expect(text).not.toMatch(/Joglekar|hash|\$argon2/);
    expect(text).not.toContain(other.id);
  });

  it('has a section for each table with a foreign key to people', async () => {
    const { rows } = await sql<{ place: string }>`
      select distinct c.relname || '.' || a.attname as place
      from pg_constraint f
      join pg_class c on c.oid = f.conrelid
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
      where f.contype = 'f' and f.confrelid in ('users'::regclass, 'people'::regclass)
        and c.relnamespace = current_schema()::regnamespace`.execute(test.deps.db);
    const inSections = [
      'people.user_id',
      'progress.person_id',
      'history.person_id',
      'audit.person_id',
      'sessions.user_id',
      'deletion_requests.person_id',
      'known_addresses.user_id',
      'password_resets.user_id',
      'email_changes.user_id',
      'pending_emails.user_id',
      'update_mails.user_id',
      'idempotency_keys.user_id',
      'import_rows.person_id',
      'counselling_sessions.person_id',
      'agreed_steps.person_id',
      'answers.person_id',
      'interest_profiles.person_id',
      'concerns.writer_id',
      'sent_reminders.account_id',
    ];
    // Columns of mentors and administrators, mails about other sections that wait to be sent for a
    // day at most, and the copy for searches.
    const others = [
      'mail_outbox.account_id',
      'mentors.user_id',
      'second_factors.user_id',
      'progress.saved_by',
      'history.by_id',
      'roster.person_id',
    ];
    expect(rows.map(({ place }) => place).sort()).toEqual([...inSections, ...others].sort());
  });
});

describe('rows of a record', () => {
  const at = new Date('2026-11-18T13:05:00.000Z');
  it.each([
    [{ savedAt: at }, ['savedAt', 'Saved on', at.toISOString(), 'moment']],
    [{ dateOfBirth: '2011-05-04' }, ['dateOfBirth', 'Date of birth', '2011-05-04', 'date']],
    [{ form_submitted: false }, ['formSubmitted', 'Form submitted', 'No', 'text']],
    [
      { guardian: { fullName: ' Asha ' } },
      ['guardian.fullName', 'Guardian: full name', 'Asha', 'text'],
    ],
    [{ club: { _id: '1', name: 'Chess' } }, ['club.name', 'Club', 'Chess', 'text']],
    [{ interests: ['Chess', 'Stars'] }, ['interests', 'Interests', 'Chess, Stars', 'text']],
    [{ academicStream: 'science' }, ['academicStream', 'Academic stream', 'Science', 'text']],
    [{ tenthPercentage: 88 }, ['tenthPercentage', '10th percentage', '88%', 'text']],
    [{ schoolName: 'DAV Pune' }, ['schoolName', 'School', 'DAV Pune', 'text']],
    [{ education: 'DAV Pune' }, ['education', 'Education', 'DAV Pune', 'text']],
    [{ experience: '3-5 years' }, ['experience', 'Years of experience', '3-5 years', 'text']],
    [{ futureAspirations: 'Law' }, ['futureAspirations', 'Aspirations', 'Law', 'text']],
    [{ parentContact: '9422' }, ['parentContact', 'Parent/guardian contact', '9422', 'text']],
    [{ age: 0 }, ['age', 'Age', '0', 'text']],
    [{ phone: '' }, ['phone', 'Phone', null, 'text']],
  ])('%j', (record, [name, label, value, kind]) => {
    expect(rowsOf(record)).toMatchObject([{ name, label, value, kind }]);
  });

  it('contain the stored value, and whether a page shows the row', () => {
    const record = { id: '1', interests: ['Chess'], age: 14, phone: null, savedAt: at };
    expect(rowsOf(record)).toMatchObject([
      { raw: '1', isOnPage: false },
      { raw: ['Chess'], isOnPage: true },
      { raw: 14, isOnPage: true },
      { raw: null, isOnPage: false },
      { raw: at.toISOString(), isOnPage: true },
    ]);
  });
});

describe('rows of a change', () => {
  const club = { _id: '1', id: '1', name: 'Chess' };
  const stage = { _id: '2', id: '2', name: 'Start' };
  const rows: [ReadChange['what'], object | null, object | null, string[]][] = [
    ['club', null, club, ['Club: No club → Chess']],
    ['mentor', { name: 'Meera' }, null, ['Mentor: Meera → No mentor']],
    ['status', { status: 'active' }, { status: 'pending' }, ['Status: Active → Pending']],
    [
      'profile',
      { dateOfBirth: null, age: 14 },
      { dateOfBirth: '2011-05-04', age: 15 },
      ['Date of birth: Not given → May 4, 2011', 'Age: 14 → 15'],
    ],
    [
      'progress',
      { stage, status: 'in progress', feedback: 'Good' },
      { stage, status: 'completed', feedback: 'Good' },
      ['Stage: Start', 'Status: In progress → Completed'],
    ],
    [
      'progress',
      null,
      { stage, status: 'completed', feedback: null },
      ['Stage: Start', 'Status: Not started → Completed'],
    ],
  ];
  const at = '2026-11-19T11:00:00.000Z';
  const later = '2026-11-19T12:30:00.000Z';
  const planned = { at, place: 'Room 12', status: 'planned' };
  rows.push(
    [
      'next session',
      null,
      planned,
      [`Date of the session: ${at}`, 'Place: No place → Room 12', 'Session: None → Planned'],
    ],
    [
      'next session',
      planned,
      { ...planned, at: later },
      ['Date of the session: Nov 19, 2026, 11:00 AM UTC → Nov 19, 2026, 12:30 PM UTC'],
    ],
    ['step', null, { text: 'Read', dueOn: null, isDone: false }, ['Step: Read']],
    [
      'step',
      { text: 'Read', dueOn: null, isDone: false },
      { text: 'Read', dueOn: '2026-11-27', isDone: true },
      ['Step: Read', 'Due on: No day → Nov 27, 2026', 'Done: No → Yes'],
    ],
    [
      'answer',
      null,
      { stage: { _id: '2', id: '2', name: 'Start' }, text: 'Yes' },
      ['Stage: Start', 'Answer: No answer → Yes'],
    ],
    [
      'next session',
      planned,
      { ...planned, status: 'held' },
      [`Date of the session: ${at}`, 'Session: Planned → Held'],
    ],
  );
  it.each(rows)('of %s from %j to %j', (what, before, after, words) => {
    const change = { changed_at: new Date(), changed_by: 'Meera', role: 'mentor', before, after };
    const shown = historyRows({ ...change, what }).filter(({ isOnPage }) => isOnPage);
    expect(shown.slice(2).map(({ label, value }) => `${label}: ${value}`)).toEqual(words);
  });
});
