import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addMentor, addPerson, password } from '../../testing/fixtures.ts';
import { ownStudent } from '../../testing/own-student.ts';

const test = useTestApp();

/** Deletes the account as soon as the guard has found its session. */
function deleteAfterGuard(id: string): void {
  const { db } = test.deps;
  const executor = db.getExecutor();
  const original = executor.executeQuery.bind(executor);
  executor.executeQuery = async (...given) => {
    const found = await original(...given);
    executor.executeQuery = original;
    await db.deleteFrom('users').where('id', '=', id).execute();
    return found;
  };
}

const email = 'asha@example.org';
const newPassword = { currentPassword: password, newPassword: 'battery staple' };

it.each<[string, object?]>([
  ['GET /api/auth/me'],
  ['PUT /api/auth/me/preferences', { mailUpdates: false }],
  ['POST /api/auth/change-password', newPassword],
  ['DELETE /api/auth/pending-email'],
  ['POST /api/me/deletion-requests', {}],
  ['PUT /api/me/deletion-requests/8e03978e-40d5-43e8-bc93-6894a57f9324/withdraw'],
  ['GET /api/student/profile'],
  ['PUT /api/student/profile', ownStudent(email)],
  ['POST /api/student/submit-form', ownStudent(email)],
  ['GET /api/student/progress'],
])('%s of a person who is erased meanwhile is 401', async (route, body) => {
  const { id, token } = await addPerson(test, 'student', { email });
  deleteAfterGuard(id);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await test.call(route, { token, body, headers });
  expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
});

it('a removed mentor gets 401, one with an unknown person still 404', async () => {
  const mentor = await addMentor(test);
  const read = () => test.call(`GET /api/mentor/people/${mentor.id}/progress`, mentor);
  expect((await read()).status).toBe(404);
  deleteAfterGuard(mentor.id);
  expect((await read()).status).toBe(401);
});
