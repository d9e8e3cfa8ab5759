import { describe, expect, it } from 'vitest';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addAdmin, addMentor, addPerson, password } from '../../testing/fixtures.ts';
import { startSession } from './sessions.ts';

const test = useTestApp();
const hour = 60 * 60 * 1000;
const day = 24 * hour;

const me = async (token: string) => (await test.call('GET /api/auth/me', { token })).status;
const after = (milliseconds: number) => {
  test.clock.now = new Date(startOfTest.getTime() + milliseconds);
};

describe('a session', () => {
  it('expires after 12 hours without use', async () => {
    const { token } = await addPerson(test, 'student');
    after(12 * hour - 1);
    expect(await me(token)).toBe(200);
    after(24 * hour - 2);
    expect(await me(token)).toBe(200);
    after(36 * hour - 2);
    expect(await me(token)).toBe(401);
  });

  it('stays expired', async () => {
    const { token } = await addPerson(test, 'student');
    after(12 * hour);
    expect(await me(token)).toBe(401);
    after(12 * hour - 1);
    expect(await me(token)).toBe(200);
  });

  it('expires after 7 days of use', async () => {
    const { token } = await addPerson(test, 'student');
    for (let passed = 0; passed < 7 * day; passed += 8 * hour) {
      after(passed);
      expect(await me(token)).toBe(200);
    }
    after(7 * day - 1);
    expect(await me(token)).toBe(200);
    after(7 * day);
    expect(await me(token)).toBe(401);
  });

  it('is deleted by a later login after its expiry', async () => {
    await addPerson(test, 'student');
    const { id, email } = await addPerson(test, 'educator');
    after(7 * day);
    await test.call('POST /api/auth/login', { body: { email, password } });
    const left = await test.deps.db.selectFrom('sessions').select('user_id').execute();
    expect(left).toEqual([{ user_id: id }]);
  });
});

describe('Session-Ends-In', () => {
  const endOf = async (token: string, headers?: Record<string, string>) =>
    (await test.call('GET /api/auth/me', { token, headers: headers ?? {} })).headers[
      'session-ends-in'
    ];
  const background = { 'session-activity': 'background' };

  it('counts from the recorded use, which is precise to the minute', async () => {
    const { token } = await addPerson(test, 'student');
    expect(await endOf(token)).toBe('43200');
    after(30_000);
    expect(await endOf(token)).toBe('43170');
    after(60_000);
    expect(await endOf(token)).toBe('43200');
  });

  it('is not extended by background requests', async () => {
    const { token } = await addPerson(test, 'student');
    after(12 * hour - 90_500);
    expect(await endOf(token, background)).toBe('90');
    expect(await endOf(token, background)).toBe('90');
    expect(await endOf(token)).toBe('43200');
    after(24 * hour - 91_000);
    expect(await endOf(token, background)).toBe('0');
    after(24 * hour - 90_000);
    expect(await endOf(token, background)).toBeUndefined();
  });

  it('is not extended by an event stream', async () => {
    const { token } = await addPerson(test, 'student');
    after(11 * hour);
    const { status } = await test.call('GET /api/events', { token });
    expect(status).toBe(200);
    expect(await endOf(token, background)).toBe('3600');
  });

  it('is final at the maximum age', async () => {
    const { token } = await addPerson(test, 'student');
    for (let passed = 0; passed < 7 * day - 12 * hour; passed += 8 * hour) {
      after(passed);
      await me(token);
    }
    after(7 * day - 12 * hour - 60_000);
    expect(await endOf(token)).toBe('43200');
    after(7 * day - 12 * hour);
    expect(await endOf(token)).toBe('43200;final');
    after(7 * day - 2 * 60_000);
    expect(await endOf(token)).toBe('120;final');
  });

  it('is in refusals of a role, and not without a session', async () => {
    const { token } = await addPerson(test, 'student');
    const refused = await test.call('GET /api/admin/mentors', { token });
    expect([refused.status, refused.headers['session-ends-in']]).toEqual([403, '43200']);
    expect(await endOf('not-a-token')).toBeUndefined();
  });
});

describe('a session ends immediately', () => {
  const admin = async () => (await addAdmin(test)).token;

  it('at its logout; others continue', async () => {
    const { id, token } = await addPerson(test, 'student');
    const other = await startSession(test.deps.db, id, test.deps.now());
    expect((await test.call('POST /api/auth/logout', { token })).status).toBe(200);
    expect(await me(token)).toBe(401);
    expect(await me(other)).toBe(200);
  });

  it.each(['student', 'educator'] as const)(
    'when a %s is deactivated, permanently',
    async (role) => {
      const { id, token } = await addPerson(test, role);
      const setStatus = async (status: string) => {
        const options = { token: await admin(), body: { status } };
        expect((await test.call(`PUT /api/admin/${role}s/${id}`, options)).status).toBe(200);
      };
      await setStatus('inactive');
      expect(await me(token)).toBe(401);
      await test.deps.db.deleteFrom('users').where('role', '=', 'admin').execute();
      await setStatus('active');
      expect(await me(token)).toBe(401);
    },
  );

  it('when a mentor is removed', async () => {
    const { id, token } = await addMentor(test);
    await test.call(`DELETE /api/admin/mentors/${id}`, { token: await admin() });
    expect(await me(token)).toBe(401);
  });

  it('when a login with the old password races with the change', async () => {
    const { email, token } = await addPerson(test, 'student');
    const change = {
      token,
      body: { currentPassword: password, newPassword: 'battery staple' },
    };
    // The password changes after the login has verified the old one.
    const { inTurn } = test.deps.passwords;
    test.deps.passwords.inTurn = async (check) => {
      test.deps.passwords.inTurn = inTurn;
      const checked = await inTurn(check);
      expect((await test.call('POST /api/auth/change-password', change)).status).toBe(200);
      return checked;
    };
    const login = await test.call('POST /api/auth/login', { body: { email, password } });
    expect(login).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
  });
});

describe('the list of sessions', () => {
  const list = async (token: string) =>
    (await test.call('GET /api/auth/sessions', { token })).body as Record<string, unknown>[];

  it('has device and times of valid sessions, without token and hash', async () => {
    const { id, email, token } = await addPerson(test, 'student');
    await addPerson(test, 'student');
    const longAgo = new Date(startOfTest.getTime() - 13 * hour);
    await startSession(test.deps.db, id, longAgo);
    after(hour);
    const agent = 'Mozilla/5.0 (Linux; Android 14) Chrome/125.0 Mobile Safari/537.36';
    const headers = { 'user-agent': agent };
    await test.call('POST /api/auth/login', { body: { email, password }, headers });
    after(2 * hour);

    const sessions = await list(token);
    const moment = (milliseconds: number) =>
      new Date(startOfTest.getTime() + milliseconds).toISOString();
    expect(sessions).toEqual([
      {
        _id: expect.any(String) as string,
        id: expect.any(String) as string,
        device: 'Unknown device',
        begunAt: moment(0),
        lastUsedAt: moment(2 * hour),
        isCurrent: true,
      },
      {
        _id: expect.any(String) as string,
        id: expect.any(String) as string,
        device: 'Chrome on Android',
        begunAt: moment(hour),
        lastUsedAt: moment(hour),
        isCurrent: false,
      },
    ]);
  });

  it('has only this session after logout-others', async () => {
    const { id, token } = await addPerson(test, 'student');
    const otherPerson = await addPerson(test, 'student');
    const other = await startSession(test.deps.db, id, test.deps.now());
    const answer = await test.call('POST /api/auth/logout-others', { token });
    expect(answer).toMatchObject({ status: 200, body: { ended: 1 } });
    expect(await me(other)).toBe(401);
    expect(await me(otherPerson.token)).toBe(200);
    expect(await list(token)).toMatchObject([{ isCurrent: true }]);
    expect((await test.call('POST /api/auth/logout-others', { token })).body).toMatchObject({
      ended: 0,
    });
  });
});
