import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { lockPeople } from '../../platform/database/row-locks.ts';
import { useTestApp, type TestApp } from '../../testing/app.ts';
import { addMentor, password } from '../../testing/fixtures.ts';
import { fileHash, importRow, importRows } from '../../testing/import.ts';
import { testServer } from '../../testing/scratch.ts';
import { addRecordWorld, type RecordWorld } from '../../testing/record-world.ts';
import { lockFile } from '../people-import/repository.ts';
import { endSessions, startSession } from './sessions.ts';

const test = useTestApp();

/** Longer than a request takes that waits for no lock, in ms. */
const NO_WAIT_MS = 300;

/** Ends all sessions of an account as soon as the guard has found the one of a request. */
function endAfterGuard({ deps: { db } }: TestApp, id: string): void {
  const executor = db.getExecutor();
  const original = executor.executeQuery.bind(executor);
  executor.executeQuery = async (...given) => {
    const found = await original(...given);
    executor.executeQuery = original;
    await endSessions(db, id);
    return found;
  };
}

const imported = { fileHash, dryRun: false, clubs: [], mentors: [], rows: [importRow(2)] };
const at = '2026-11-19T13:05:00.000Z';
const people = ({ person }: RecordWorld) => [{ id: person.id }];

/** Writes that may wait for locks of others, or for a place in a queue. */
const writes: [route: string, as: 'admin' | 'mentor' | 'person', of: Of][] = [
  ['POST /api/admin/students/import', 'admin', () => [imported]],
  ['POST /api/admin/students/import', 'admin', () => [{ ...imported, dryRun: true }]],
  [
    'PUT /api/admin/batches/students/assign-mentor',
    'admin',
    (world) => [{ people: people(world), mentorId: null }],
  ],
  [
    'PUT /api/admin/batches/students/assign-club',
    'admin',
    (world) => [{ people: people(world), clubId: null }],
  ],
  [
    'PUT /api/admin/batches/students/status',
    'admin',
    (world) => [{ people: people(world), status: 'inactive' }],
  ],
  [
    'PUT /api/admin/mentors/{id}/reassign',
    'admin',
    ({ mentor, spare }) => [{ mentorId: spare.id }, mentor.id],
  ],
  ['PUT /api/admin/mentors/{id}', 'admin', ({ mentor }) => [{ name: 'Meera Rao' }, mentor.id]],
  ['DELETE /api/admin/mentors/{id}', 'admin', ({ mentor }) => [undefined, mentor.id]],
  ['PUT /api/admin/students/{id}', 'admin', ({ person }) => [{ name: 'Asha Rao' }, person.id]],
  [
    'PUT /api/admin/students/{id}/assign-mentor',
    'admin',
    ({ person }) => [{ mentorId: null }, person.id],
  ],
  [
    'PUT /api/admin/students/{id}/assign-club',
    'admin',
    ({ person }) => [{ clubId: null }, person.id],
  ],
  ['POST /api/admin/clubs', 'admin', () => [{ name: 'Robots', clubFor: 'student' }]],
  ['PUT /api/admin/clubs/{id}', 'admin', ({ club }) => [{ name: 'Robots' }, club.id]],
  ['DELETE /api/admin/clubs/{id}', 'admin', ({ club }) => [undefined, club.id]],
  ['PUT /api/admin/concerns/{id}/take', 'admin', ({ concern }) => [undefined, concern.id]],
  ['PUT /api/admin/concerns/{id}/close', 'admin', ({ concern }) => [{ note: 'Done' }, concern.id]],
  [
    'PUT /api/admin/deletion-requests/{id}/carry-out',
    'admin',
    ({ request }) => [undefined, request.id],
  ],
  [
    'PUT /api/admin/deletion-requests/{id}/refuse',
    'admin',
    ({ request }) => [{ answer: 'Not yet' }, request.id],
  ],
  ['DELETE /api/admin/accounts/{id}/sessions', 'admin', ({ person }) => [undefined, person.id]],
  ['POST /api/admin/accounts/{id}/password-link', 'admin', ({ person }) => [undefined, person.id]],
  [
    'PUT /api/mentor/progress',
    'mentor',
    ({ person, club }) => [{ studentId: person.id, stageId: club.stageIds[0], feedback: 'Good' }],
  ],
  ['PUT /api/mentor/people/{id}/next-session', 'mentor', ({ person }) => [{ at }, person.id]],
  ['POST /api/mentor/people/{id}/steps', 'mentor', ({ person }) => [{ text: 'Read' }, person.id]],
  ['POST /api/auth/logout-others', 'admin', () => []],
  ['POST /api/me/concerns', 'person', () => [{ category: 'other', text: 'Noise' }]],
  ['PUT /api/student/steps/{id}/done', 'person', ({ step }) => [{ isDone: true }, step.id]],
];
type Of = (
  world: RecordWorld & { spare: { id: string } },
) => [body?: object | undefined, id?: string];

/** Everything that the writes change, except the sessions of the caller. */
async function stored(callerId: string) {
  const { db } = test.deps;
  const all = (table: 'users' | 'people' | 'mentors' | 'clubs' | 'concerns' | 'import_rows') =>
    db
      .selectFrom(table as 'users')
      .selectAll()
      .execute();
  const others = db.selectFrom('sessions').selectAll().where('user_id', '!=', callerId);
  return {
    tables: await Promise.all(
      (['users', 'people', 'mentors', 'clubs', 'concerns', 'import_rows'] as const).map(all),
    ),
    steps: await db.selectFrom('agreed_steps').selectAll().orderBy('id').execute(),
    history: await db.selectFrom('history').selectAll().execute(),
    requests: await db.selectFrom('deletion_requests').selectAll().orderBy('id').execute(),
    links: await db.selectFrom('password_resets').selectAll().execute(),
    sessions: await others.orderBy('id').execute(),
  };
}

it.each(writes)('%s by a %s is refused when the session has ended meanwhile', async (...row) => {
  const [route, as, of] = row;
  const world = { ...(await addRecordWorld(test, 'student')), spare: await addMentor(test) };
  const { id, token } = world[as];
  const [body, path = ''] = of(world);
  const before = await stored(id);
  endAfterGuard(test, id);
  const answer = await test.call(route.replace('{id}', path), { token, body });
  expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  expect(await stored(id)).toEqual(before);
});

it('a conflict does not show the record to a caller who was signed out', async () => {
  const { admin, person } = await addRecordWorld(test, 'student');
  endAfterGuard(test, admin.id);
  const answer = await test.call(`PUT /api/admin/students/${person.id}`, {
    token: admin.token,
    headers: { 'if-match': '"old"' },
    body: { name: 'Asha' },
  });
  expect(answer.status).toBe(401);
  expect(answer.body).not.toHaveProperty('current');
});

describe('a write that waits for the lock of another', () => {
  it('is refused when its administrator is signed out everywhere', async () => {
    const { admin } = await addRecordWorld(test, 'student');
    const { sent } = await test.deps.db.transaction().execute(async (tx) => {
      await lockFile(tx, { fileHash, audience: 'student' });
      const call = { token: admin.token, body: imported };
      const waiting = test.call('POST /api/admin/students/import', call);
      await Promise.race([waiting, pause(NO_WAIT_MS)]);
      await endSessions(tx, admin.id);
      return { sent: waiting };
    });
    expect((await sent).status).toBe(401);
    expect(await test.deps.db.selectFrom('import_rows').selectAll().execute()).toEqual([]);
  });

  it.skipIf(testServer === undefined)('does not hold up the sign-out', async () => {
    const { admin, otherAdmin, person } = await addRecordWorld(test, 'student');
    let ended = 0;
    const { sent } = await test.deps.db.transaction().execute(async (tx) => {
      await lockPeople(tx, 'user_id', person.id);
      const call = { token: admin.token, body: { name: 'Asha Rao' } };
      const waiting = test.call(`PUT /api/admin/students/${person.id}`, call);
      await pause(NO_WAIT_MS);
      const path = `DELETE /api/admin/accounts/${admin.id}/sessions`;
      ended = (await test.call(path, otherAdmin)).status;
      return { sent: waiting };
    });
    expect(ended).toBe(200);
    expect((await sent).status).toBe(401);
  });
});

describe('links to first passwords', () => {
  let world: RecordWorld;
  let second: string;

  beforeEach(async () => {
    world = await addRecordWorld(test, 'student');
    second = await startSession(test.deps.db, world.admin.id, test.deps.now());
  });

  const links = () =>
    test.deps.db.selectFrom('password_resets').select('user_id').orderBy('user_id').execute();
  const makeLink = (id: string, token: string) =>
    test.call(`POST /api/admin/accounts/${id}/password-link`, { token });
  const signOut = (token: string) =>
    test.call(`DELETE /api/admin/accounts/${world.admin.id}/sessions`, { token });

  it.each<[string, () => Promise<unknown>]>([
    ['another administrator signs it out', () => signOut(world.otherAdmin.token)],
    ['it signs itself out everywhere', () => signOut(second)],
    ['it ends the others', () => test.call('POST /api/auth/logout-others', { token: second })],
    [
      'it changes the password',
      () =>
        test.call('POST /api/auth/change-password', {
          token: second,
          body: { currentPassword: password, newPassword: 'kite-over-the-lake' },
        }),
    ],
    [
      'it is removed',
      () =>
        test.call(`POST /api/admin/administrators/${world.admin.id}/remove`, {
          token: world.otherAdmin.token,
          body: { currentPassword: password },
        }),
    ],
  ])('of the ended sessions are withdrawn when %s', async (_case, end) => {
    const { admin, otherAdmin, person, mentor, otherPerson } = world;
    await importRows(test, admin.token, [importRow(2)]);
    await makeLink(person.id, admin.token);
    await makeLink(mentor.id, admin.token);
    // Made anew by another administrator.
    await makeLink(mentor.id, otherAdmin.token);
    await makeLink(otherPerson.id, otherAdmin.token);
    expect(await links()).toHaveLength(4);
    expect(await end()).toMatchObject({ status: 200 });
    expect(await links()).toEqual(
      [mentor.id, otherPerson.id].toSorted().map((user_id) => ({ user_id })),
    );
  });

  it('of a session that stays, and of one that was logged out, are kept', async () => {
    const { admin, person, mentor } = world;
    await makeLink(person.id, second);
    await makeLink(mentor.id, admin.token);
    await test.call('POST /api/auth/logout', { token: admin.token });
    await test.call('POST /api/auth/logout-others', { token: second });
    expect(await links()).toHaveLength(2);
  });

  it('are withdrawn before and after their mail is sent', async () => {
    const { admin, otherAdmin, person, mentor } = world;
    const { background, db } = test.deps;
    test.deps.hasMailServer = true;
    await makeLink(person.id, admin.token);
    await background.idle();
    expect(await links()).toHaveLength(1);
    await db.transaction().execute(async (tx) => {
      const mail = { kind: 'first-password', account_id: mentor.id, due_at: test.deps.now() };
      const { session_hash } = await tx
        .selectFrom('password_resets')
        .select('session_hash')
        .executeTakeFirstOrThrow();
      const row = { ...mail, created_at: test.deps.now(), session_hash };
      await tx.insertInto('mail_outbox').values(row).execute();
    });
    await signOut(otherAdmin.token);
    background.wake();
    await background.idle();
    expect(await links()).toEqual([]);
    expect(test.mails.map(({ to }) => to)).toEqual([person.email]);
  });
});
