import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addMentor, addPerson, password } from '../../testing/fixtures.ts';
import { withLog } from '../../testing/log.ts';
import { turnOnSecondFactor } from '../../testing/second-factor.ts';

const test = useTestApp();
const newPassword = 'battery staple';
const profile = { name: 'Zerlina Rao', phone: '98200 00000', class: '9th', schoolName: 'DAV Pune' };

async function addWorld() {
  const world = {
    admin: await addAdmin(test),
    mentor: await addMentor(test),
    person: await addPerson(test, 'student'),
  };
  await turnOnSecondFactor(test, world.mentor.token);
  return world;
}
type Caller = keyof Awaited<ReturnType<typeof addWorld>>;

describe('an event in the log', () => {
  it.each<[route: string, by: Caller, body: object]>([
    ['POST /api/auth/change-password', 'person', { newPassword }],
    ['PUT /api/student/profile', 'person', { ...profile, email: 'new@example.org' }],
    [
      'POST /api/admin/administrators',
      'admin',
      { name: 'Anil Nair', email: 'anil@example.org', password: newPassword },
    ],
    ['POST /api/auth/second-factor/turn-off', 'mentor', { code: '000000' }],
  ])('is a wrong current password: %s', async (route, by, body) => {
    const { id, token } = (await addWorld())[by];
    const { call, events, lines, close } = await withLog(test.deps);
    const { statusCode } = await call(route, token, { ...body, currentPassword: 'another-one' });
    await close();
    expect(statusCode).toBe(400);
    expect(events()).toMatchObject([{ event: 'password.failure', userId: id }]);
    expect(JSON.stringify(lines)).not.toContain('another-one');
  });

  it('is a wrong code with the right current password', async () => {
    const { mentor } = await addWorld();
    const { call, events, close } = await withLog(test.deps);
    const body = { currentPassword: password, code: '000000' };
    await call('POST /api/auth/second-factor/turn-off', mentor.token, body);
    await close();
    expect(events()).toMatchObject([{ event: 'password.failure', userId: mentor.id }]);
  });

  it('is a current password beyond the limit of wrong ones', async () => {
    const { person } = await addWorld();
    const { call, events, close } = await withLog(test.deps);
    const body = { currentPassword: 'another-one', newPassword };
    const tries = Array.from({ length: 11 }, () => 'POST /api/auth/change-password');
    for (const route of tries) await call(route, person.token, body);
    await close();
    expect(events().map(({ event }) => event)).toEqual([
      ...tries.slice(1).map(() => 'password.failure'),
      'password.refused',
    ]);
  });
});
