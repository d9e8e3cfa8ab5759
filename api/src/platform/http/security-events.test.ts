import { describe, expect, it } from 'vitest';
import { insertRequest } from '../../modules/deletion/repository.ts';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addMentor, addPerson } from '../../testing/fixtures.ts';
import { withLog } from '../../testing/log.ts';

const test = useTestApp();

describe('the events of the log', () => {
  it('are one line each, with ids and the hash of the address', async () => {
    const admin = await addAdmin(test);
    const mentor = await addMentor(test, { name: 'Meera' });
    const person = await addPerson(test, 'student', { mentorId: mentor.id });
    const values = { personId: person.id, reason: null, at: test.deps.now() };
    const request = await insertRequest(test.deps.db, values);
    const other = await addMentor(test);
    const { call, events, lines, close } = await withLog(test.deps);
    const login = (email: string, password: string) =>
      call('POST /api/auth/login', undefined, { email, password });
    const answer = await login(admin.email, 'correct horse');
    await login(person.email, 'wrong password');
    await login('nobody@example.org', 'wrong password');
    const inactive = await addPerson(test, 'student', { status: 'inactive' });
    await login(inactive.email, 'correct horse');
    // A readiness probe: no event.
    await call('GET /api/auth/me');
    await call('GET /api/auth/me', 'not-a-token');
    await call('GET /api/admin/clubs', mentor.token);
    await call(`GET /api/mentor/people/${person.id}/progress`, other.token);
    await call(`GET /api/mentor/people/${person.id}/progress`, mentor.token);
    await call('GET /api/mentor/students', mentor.token);
    await call(`PUT /api/admin/students/${person.id}`, admin.token, { name: 'Zerlina Rao' });
    // Accesses to mentors are not audited; only those to students and educators are.
    await call(`GET /api/admin/accounts/${mentor.id}/sessions`, admin.token);
    await call(`PUT /api/admin/deletion-requests/${request.id}/carry-out`, admin.token);
    await close();

    const of = (event: string, userId?: string, code?: string, what?: string) => ({
      event,
      ...(userId !== undefined && { userId }),
      ...(code !== undefined && { code }),
      ...(what !== undefined && { what }),
      msg: event,
      addressHash: test.deps.addressHash('127.0.0.1'),
      reqId: expect.any(String) as string,
    });
    const usual = ['level', 'time', 'pid', 'hostname'];
    const shown = events().map((line) =>
      Object.fromEntries(Object.entries(line).filter(([key]) => !usual.includes(key))),
    );
    expect(shown).toEqual([
      of('login.success', admin.id),
      of('login.failure', person.id, 'INVALID_CREDENTIALS'),
      of('login.failure', undefined, 'INVALID_CREDENTIALS'),
      of('login.refused', inactive.id, 'ACCOUNT_INACTIVE'),
      of('access.refused', undefined, 'UNAUTHENTICATED'),
      of('access.refused', mentor.id, 'FORBIDDEN'),
      of('access.refused', other.id, 'NOT_FOUND', 'progress'),
      of('person.read', mentor.id, undefined, 'progress'),
      { ...of('people.list', mentor.id), rowCount: 1, filterHash: test.deps.filterHash('[]') },
      of('person.change', admin.id, undefined, 'record'),
      of('deletion.carry-out', admin.id),
      of('person.change', admin.id, undefined, 'deletion request'),
    ]);
    expect(shown[0]?.['reqId']).toBe(answer.headers['x-request-id']);
    const text = JSON.stringify(lines);
    for (const secret of [person.email, admin.email, 'nobody', 'Zerlina', 'Meera', '127.0.0.1']) {
      expect(text).not.toContain(secret);
    }
  });

  it('include logins that are refused by a limit', async () => {
    const person = await addPerson(test, 'student');
    const { call, events, close } = await withLog(test.deps);
    for (let time = 0; time < 11; time++) {
      await call('POST /api/auth/login', undefined, { email: person.email, password: 'wrong one' });
    }
    await close();
    expect(events().at(-1)).toMatchObject({
      event: 'login.refused',
      code: 'RATE_LIMITED',
      userId: person.id,
    });
  });

  it('does not fail a request when an entry cannot be stored, and logs that', async () => {
    const admin = await addAdmin(test);
    const person = await addPerson(test, 'student');
    // PostgreSQL rejects NUL in text.
    const addressHash = () => '\0';
    const { call, events, lines, close } = await withLog({ ...test.deps, addressHash });
    const answer = await call(`GET /api/admin/students/${person.id}`, admin.token);
    await close();
    expect(answer.statusCode).toBe(200);
    expect(events()).toMatchObject([{ event: 'person.read' }]);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'an audit entry could not be stored' }),
    );
  });
});
