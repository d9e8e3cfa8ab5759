import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../testing/app.ts';
import { addPerson, password } from '../../../testing/fixtures.ts';
import { takeMailedLinks } from '../../../testing/mailed-links.ts';
import { ownStudent } from '../../../testing/own-student.ts';
import { lockPeople, lockSession } from '../../../platform/database/row-locks.ts';
import { secureEmailChange } from './email-changes.ts';
import { findPendingEmail, storePendingEmail } from '../pending-emails.ts';
import { endSessions } from '../sessions.ts';
import { hashToken } from '../tokens.ts';
import { findUser, setEmail } from '../users.ts';

const test = useTestApp();
const other = 'new@example.org';

/** Longer than a request takes that waits for no lock, in ms. */
const NO_WAIT_MS = 300;

const emailOf = async (id: string) => (await findUser(test.deps.db, id))?.email;

it('an undone email is not written back by a change that had read it', async () => {
  const person = await addPerson(test, 'student');
  await test.call('PUT /api/student/profile', { token: person.token, body: ownStudent(other) });
  const [[, token = ''] = []] = await takeMailedLinks(test, 'undo-email-change');

  const undone = await test.deps.db.transaction().execute(async (tx) => {
    await lockPeople(tx, 'user_id', person.id);
    const read = (await findUser(tx, person.id))?.email ?? '';
    const undoing = test.call('POST /api/auth/undo-email-change', { body: { token } });
    await Promise.race([undoing, pause(NO_WAIT_MS)]);
    await setEmail(tx, person.id, read);
    return { undoing };
  });

  expect((await undone.undoing).status).toBe(200);
  expect(await emailOf(person.id)).toBe(person.email);
});

it('a session that ends while a request waits changes no email', async () => {
  const person = await addPerson(test, 'student');
  const waiting = await test.deps.db.transaction().execute(async (tx) => {
    await lockPeople(tx, 'user_id', person.id);
    const body = ownStudent(other, password);
    const changing = test.call('PUT /api/student/profile', { token: person.token, body });
    await pause(NO_WAIT_MS);
    await endSessions(tx, person.id);
    return { changing };
  });

  expect((await waiting.changing).status).toBe(401);
  expect(await emailOf(person.id)).toBe(person.email);
});

it('a new email is withdrawn if its session ends while it is stored', async () => {
  const { db, now } = test.deps;
  const person = await addPerson(test, 'student');
  const sessionHash = hashToken(person.token);
  const stored = await db.transaction().execute(async (tx) => {
    const change = { userId: person.id, email: other, confirmed: false, sessionHash };
    await storePendingEmail(tx, change, now());
    expect(await lockSession(tx, sessionHash)).toBe(true);
    const ending = endSessions(db, person.id);
    await pause(NO_WAIT_MS);
    return { ending };
  });

  expect(await stored.ending).toBe(1);
  expect(await findPendingEmail(db, person.id, now())).toBeNull();
});

it('nobody registers with a former email while it leaves its account', async () => {
  const person = await addPerson(test, 'student');
  const left = await test.deps.db.transaction().execute(async (tx) => {
    const change = { userId: person.id, from: person.email, to: other };
    const how = { confirmed: true, sessionHash: hashToken(person.token) };
    await secureEmailChange(tx, { ...change, ...how }, test.deps);
    await setEmail(tx, person.id, other);
    const body = { name: 'Asha', email: person.email, password: 'correct horse', role: 'student' };
    const registering = test.call('POST /api/auth/register', { body });
    await pause(NO_WAIT_MS);
    return { registering };
  });

  expect((await left.registering).status).toBe(409);
});
