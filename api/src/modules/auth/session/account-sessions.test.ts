import { describe, expect, it } from 'vitest';
import { startOfTest, useTestApp } from '../../../testing/app.ts';
import { addAdmin, addMentor, addPerson } from '../../../testing/fixtures.ts';
import { startSession } from '../sessions.ts';

const test = useTestApp();
const unknown = '00000000-0000-4000-8000-000000000000';

describe('sessions of an account', () => {
  it.each(['student', 'mentor'] as const)('of a %s are seen and ended', async (kind) => {
    const { token } = await addAdmin(test);
    const one = kind === 'mentor' ? await addMentor(test) : await addPerson(test, kind);
    await startSession(test.deps.db, one.id, test.deps.now(), {
      userAgent: 'Mozilla/5.0 (Android) Firefox/1',
    });
    const path = `/api/admin/accounts/${one.id}/sessions`;
    const { body } = await test.call(`GET ${path}`, { token });
    expect(body).toHaveLength(2);
    expect(body).toContainEqual(
      expect.objectContaining({ device: 'Firefox on Android', isCurrent: false }),
    );
    expect(JSON.stringify(body)).not.toContain(one.token);
    expect(await test.call(`DELETE ${path}`, { token })).toMatchObject({ body: { ended: 2 } });
    expect((await test.call('GET /api/auth/me', { token: one.token })).status).toBe(401);
    expect((await test.call('GET /api/auth/me', { token })).status).toBe(200);
  });

  it.each([unknown, 'no-id'])('of %s are not found', async (id) => {
    const { token } = await addAdmin(test);
    for (const method of ['GET', 'DELETE']) {
      const { status } = await test.call(`${method} /api/admin/accounts/${id}/sessions`, { token });
      expect(status).toBe(404);
    }
  });

  it('are at most twenty: a further one ends the oldest', async () => {
    const { id, token: oldest } = await addPerson(test, 'student');
    const bystander = await addPerson(test, 'student');
    const tokens: string[] = [];
    for (let n = 1; n <= 20; n += 1) {
      test.clock.now = new Date(startOfTest.getTime() + n * 1000);
      tokens.push(await startSession(test.deps.db, id, test.deps.now()));
    }
    const answers = await Promise.all(
      [oldest, ...tokens, bystander.token].map(
        async (token) => (await test.call('GET /api/auth/me', { token })).status,
      ),
    );
    expect(answers).toEqual([401, ...Array.from({ length: 21 }, () => 200)]);
  });
});
