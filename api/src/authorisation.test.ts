import { describe, expect, it } from 'vitest';
import { accountStatuses, audiences, roles, type Role } from './domain/words.ts';
import { endSession, startSession } from './modules/auth/sessions.ts';
import { useTestApp } from './testing/app.ts';
import { addAdmin, addMentor, addPerson, type Account } from './testing/fixtures.ts';

const test = useTestApp();

const unknownId = '00000000-0000-4000-8000-000000000000';

/** Roles per route; null: public. A route without a row fails below. */
const rows: Record<string, readonly Role[] | null> = {
  'GET /healthz': null,
  'GET /readyz': null,
  'GET /metrics': null,
  'POST /api/auth/login': null,
  'POST /api/auth/register': null,
  'POST /api/auth/confirm-email': null,
  'POST /api/auth/confirm-email-change': null,
  'POST /api/auth/forgot-password': null,
  'POST /api/auth/reset-password': null,
  'POST /api/auth/undo-email-change': null,
  'GET /api/auth/me': roles,
  'PUT /api/auth/me/preferences': roles,
  'POST /api/auth/logout': roles,
  'GET /api/auth/sessions': roles,
  'POST /api/auth/logout-others': roles,
  'POST /api/auth/change-password': roles,
  'DELETE /api/auth/pending-email': roles,
  'GET /api/auth/second-factor': ['admin', 'mentor'],
  'POST /api/auth/second-factor/set-up': ['admin', 'mentor'],
  'POST /api/auth/second-factor/turn-on': ['admin', 'mentor'],
  'POST /api/auth/second-factor/turn-off': ['admin', 'mentor'],
  'POST /api/auth/second-factor/recovery-codes': ['admin', 'mentor'],
  'GET /api/me/data': audiences,
  'GET /api/me/deletion-requests': audiences,
  'POST /api/me/deletion-requests': audiences,
  'PUT /api/me/deletion-requests/{id}/withdraw': audiences,
  'POST /api/me/concerns': audiences,
  'GET /api/events': audiences,
  'GET /api/student/clubs': ['student'],
  'POST /api/student/submit-form': ['student'],
  'GET /api/student/profile': ['student'],
  'PUT /api/student/profile': ['student'],
  'GET /api/student/progress': ['student'],
  'GET /api/student/history': ['student'],
  'PUT /api/student/steps/{stepId}/done': ['student'],
  'PUT /api/student/stages/{stageId}/answer': ['student'],
  'PUT /api/student/interest-profile': ['student'],
  'DELETE /api/student/interest-profile': ['student'],
  'GET /api/educator/clubs': ['educator'],
  'POST /api/educator/submit-form': ['educator'],
  'GET /api/educator/profile': ['educator'],
  'PUT /api/educator/profile': ['educator'],
  'GET /api/educator/progress': ['educator'],
  'GET /api/educator/history': ['educator'],
  'PUT /api/educator/steps/{stepId}/done': ['educator'],
  'PUT /api/educator/stages/{stageId}/answer': ['educator'],
  'GET /api/mentor/profile': ['mentor'],
  'GET /api/mentor/students': ['mentor'],
  'GET /api/mentor/clubs/{clubId}/stages': ['mentor'],
  'GET /api/mentor/dashboard/stats': ['mentor'],
  'PUT /api/mentor/progress': ['mentor'],
  'GET /api/mentor/people/{id}/progress': ['mentor'],
  'GET /api/mentor/people/{id}/history': ['mentor'],
  'PUT /api/mentor/people/{id}/next-session': ['mentor'],
  'DELETE /api/mentor/people/{id}/next-session': ['mentor'],
  'PUT /api/mentor/people/{id}/next-session/missed': ['mentor'],
  'PUT /api/mentor/people/{id}/answers/read': ['mentor'],
  'POST /api/mentor/people/{id}/steps': ['mentor'],
  'PUT /api/mentor/people/{id}/steps/{stepId}': ['mentor'],
  'DELETE /api/mentor/people/{id}/steps/{stepId}': ['mentor'],
  'PUT /api/mentor/people/{id}/steps/{stepId}/done': ['mentor'],
  'GET /api/admin/students': ['admin'],
  'GET /api/admin/students/{id}': ['admin'],
  'PUT /api/admin/students/{id}': ['admin'],
  'POST /api/admin/students/import': ['admin'],
  'PUT /api/admin/students/{id}/assign-mentor': ['admin'],
  'PUT /api/admin/students/{id}/assign-club': ['admin'],
  'GET /api/admin/students/{id}/progress': ['admin'],
  'GET /api/admin/student-progress': ['admin'],
  'GET /api/admin/student-progress/summary': ['admin'],
  'GET /api/admin/educators': ['admin'],
  'GET /api/admin/educators/{id}': ['admin'],
  'PUT /api/admin/educators/{id}': ['admin'],
  'POST /api/admin/educators/import': ['admin'],
  'PUT /api/admin/educators/{id}/assign-mentor': ['admin'],
  'PUT /api/admin/educators/{id}/assign-club': ['admin'],
  'GET /api/admin/educators/{id}/progress': ['admin'],
  'GET /api/admin/educator-progress': ['admin'],
  'GET /api/admin/educator-progress/summary': ['admin'],
  'GET /api/admin/form-submissions': ['admin'],
  'PUT /api/admin/batches/students/assign-mentor': ['admin'],
  'PUT /api/admin/batches/students/assign-club': ['admin'],
  'PUT /api/admin/batches/students/status': ['admin'],
  'PUT /api/admin/batches/educators/assign-mentor': ['admin'],
  'PUT /api/admin/batches/educators/assign-club': ['admin'],
  'PUT /api/admin/batches/educators/status': ['admin'],
  'POST /api/admin/exports': ['admin'],
  'GET /api/admin/mentors': ['admin'],
  'GET /api/admin/mentors/{id}': ['admin'],
  'POST /api/admin/mentors': ['admin'],
  'PUT /api/admin/mentors/{id}': ['admin'],
  'DELETE /api/admin/mentors/{id}': ['admin'],
  'PUT /api/admin/mentors/{id}/reassign': ['admin'],
  'GET /api/admin/administrators': ['admin'],
  'POST /api/admin/administrators': ['admin'],
  'POST /api/admin/administrators/{id}/remove': ['admin'],
  'DELETE /api/admin/accounts/{id}/second-factor': ['admin'],
  'GET /api/admin/clubs': ['admin'],
  'GET /api/admin/clubs/{id}': ['admin'],
  'POST /api/admin/clubs': ['admin'],
  'PUT /api/admin/clubs/{id}': ['admin'],
  'DELETE /api/admin/clubs/{id}': ['admin'],
  'GET /api/admin/people/{id}/history': ['admin'],
  'GET /api/admin/people/{id}/audit': ['admin'],
  'GET /api/admin/accounts/{id}/sessions': ['admin'],
  'DELETE /api/admin/accounts/{id}/sessions': ['admin'],
  'POST /api/admin/accounts/{id}/password-link': ['admin'],
  'GET /api/admin/deletion-requests': ['admin'],
  'PUT /api/admin/deletion-requests/{id}/carry-out': ['admin'],
  'PUT /api/admin/deletion-requests/{id}/refuse': ['admin'],
  'GET /api/admin/concerns': ['admin'],
  'GET /api/admin/concerns/{id}': ['admin'],
  'PUT /api/admin/concerns/{id}/take': ['admin'],
  'PUT /api/admin/concerns/{id}/close': ['admin'],
  'GET /api/admin/dashboard/counts': ['admin'],
  'GET /api/admin/overview': ['admin'],
  'GET /api/admin/given-up-mails': ['admin'],
  'PUT /api/admin/given-up-mails/{kind}/send-again': ['admin'],
};

/** What a session may call whose second factor is due. */
const whileSecondFactorDue = [
  'GET /api/auth/me',
  'POST /api/auth/logout',
  'GET /api/auth/second-factor',
  'POST /api/auth/second-factor/set-up',
  'POST /api/auth/second-factor/turn-on',
];

describe('authorisation', () => {
  it('has a row for every route', () => {
    const paths = Object.entries(test.app.swagger().paths ?? {});
    const routes = paths.flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(routes.sort()).toEqual(Object.keys(rows).sort());
  });

  it.each(Object.entries(rows))('%s allows only its roles', async (route, allowed) => {
    const address = route.replaceAll(/\{\w+\}/g, unknownId);
    const accounts: Record<Role, Account> = {
      admin: await addAdmin(test),
      mentor: await addMentor(test),
      educator: await addPerson(test, 'educator'),
      student: await addPerson(test, 'student'),
    };
    const call = async (token?: string): Promise<number> => {
      const body = /^(POST|PUT)/.test(route) ? {} : undefined;
      return (await test.call(address, { token, body })).status;
    };
    if (!allowed) {
      expect([401, 403, 404]).not.toContain(await call());
      return;
    }
    expect(await call()).toBe(401);
    expect(await call('not-a-token')).toBe(401);
    const welcome = accounts[allowed[0] ?? 'admin'];
    expect(await call(await expiredToken(welcome))).toBe(401);
    await endSession(test.deps.db, welcome.token);
    expect(await call(welcome.token)).toBe(401);
    for (const role of roles) {
      const token = await startSession(test.deps.db, accounts[role].id, test.deps.now());
      const status = await call(token);
      if (allowed.includes(role)) expect([401, 403, 500]).not.toContain(status);
      else expect(status).toBe(403);
    }
    const users = test.deps.db.updateTable('users').set({ status: 'inactive' });
    const left = await startSession(test.deps.db, welcome.id, test.deps.now());
    await users.where('id', '=', welcome.id).execute();
    expect(await call(left)).toBe(401);
  });

  it('a session whose second factor is due may only set it up', async () => {
    test.deps.requiresSecondFactor = true;
    const accounts = { admin: await addAdmin(test), mentor: await addMentor(test) };
    const allowed: string[] = [];
    for (const [route, of] of Object.entries(rows)) {
      const role = (['admin', 'mentor'] as const).find((one) => of?.includes(one));
      if (!role) continue;
      const due = { secondFactorDue: true };
      const token = await startSession(test.deps.db, accounts[role].id, test.deps.now(), due);
      const body = /^(POST|PUT)/.test(route) ? {} : undefined;
      const answer = await test.call(route.replaceAll(/\{\w+\}/g, unknownId), { token, body });
      if (answer.status !== 403) allowed.push(route);
      else expect(answer.body).toMatchObject({ code: 'SECOND_FACTOR_DUE' });
    }
    expect(allowed).toEqual(whileSecondFactorDue);
  });

  it.each(accountStatuses)('session of an account with the status %s', async (status) => {
    const { token } = await addPerson(test, 'student', { status });
    const answer = await test.call('GET /api/student/profile', { token });
    expect(answer.status).toBe(status === 'inactive' ? 401 : 200);
  });

  it('logout ends only its own session', async () => {
    const { id, token } = await addPerson(test, 'student');
    const other = await startSession(test.deps.db, id, test.deps.now());
    await endSession(test.deps.db, token);
    expect((await test.call('GET /api/auth/me', { token })).status).toBe(401);
    expect((await test.call('GET /api/auth/me', { token: other })).status).toBe(200);
  });
});

async function expiredToken({ id }: Account): Promise<string> {
  const weekAgo = new Date(test.clock.now.getTime() - 8 * 24 * 60 * 60 * 1000);
  return startSession(test.deps.db, id, weekAgo);
}
