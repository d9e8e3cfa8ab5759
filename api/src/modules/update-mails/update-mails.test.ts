import { describe, expect, it } from 'vitest';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../../testing/fixtures.ts';
import { queueMails } from '../mails/outbox.ts';

const test = useTestApp();

async function addWorld(audience: 'student' | 'educator' = 'student') {
  const club = await addClub(test, audience);
  const mentor = await addMentor(test, { clubId: club.id, name: 'Meera' });
  const admin = await addAdmin(test);
  const person = await addPerson(test, audience, { clubId: club.id, name: 'Asha' });
  return { club, mentor, admin, person, audience };
}
type World = Awaited<ReturnType<typeof addWorld>>;

async function assign({ admin, person, audience }: World, mentorId: string | null) {
  const route = `PUT /api/admin/${audience}s/${person.id}/assign-mentor`;
  const { status } = await test.call(route, { token: admin.token, body: { mentorId } });
  expect(status).toBe(200);
}

async function save({ mentor, person, club }: World, more: object, key?: string) {
  const body = { studentId: person.id, stageId: club.stageIds[0], ...more };
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  const { status } = await test.call('PUT /api/mentor/progress', {
    token: mentor.token,
    body,
    headers,
  });
  expect(status).toBe(200);
}

/** Address and subject of the mails sent since the last call. */
async function sent(): Promise<[string, string][]> {
  await test.deps.background.idle();
  return test.mails.splice(0).map(({ to, subject }) => [to, subject]);
}

const later = (minutes: number) => {
  test.clock.now = new Date(startOfTest.getTime() + minutes * 60_000);
};

describe('update mails', () => {
  it('go to person and mentor for a new assignment, not for the same mentor again', async () => {
    const world = await addWorld();
    const { mentor, person } = world;
    await assign(world, mentor.id);
    expect((await sent()).sort()).toEqual(
      [
        [mentor.email, 'A new assignment on Waymark'],
        [person.email, 'Your new mentor on Waymark'],
      ].sort(),
    );
    later(120);
    await assign(world, mentor.id);
    await assign(world, null);
    expect(await sent()).toEqual([]);
  });

  it('go to the person for new feedback, not for a status or unchanged feedback', async () => {
    const world = await addWorld('educator');
    await assign(world, world.mentor.id);
    await sent();
    later(61);
    await save(world, { status: 'completed' });
    expect(await sent()).toEqual([]);
    await save(world, { feedback: 'A secret word' }, 'key-of-this-save');
    await test.deps.background.idle();
    const [mail] = test.mails;
    expect(mail).toMatchObject({
      to: world.person.email,
      subject: 'New feedback on Waymark',
    });
    for (const words of [mail?.text, mail?.html]) {
      expect(words).toContain('https://waymark.example/educator');
      expect(words).toContain('https://waymark.example/my-data');
      expect(words).not.toMatch(/secret|Asha|Meera|Initial/);
    }
    await sent();
    later(180);
    await save(world, { feedback: 'A secret word' }, 'key-of-this-save');
    await save(world, { feedback: 'A secret word' });
    expect(await sent()).toEqual([]);
  });

  it('are sent at most once an hour', async () => {
    const { person } = await addWorld();
    const news = () =>
      queueMails(test.deps.db, [{ kind: 'update-feedback', accountId: person.id }], test.deps);
    for (let n = 0; n < 5; n += 1) await news();
    expect(await sent()).toHaveLength(1);
    later(59);
    await news();
    expect(await sent()).toEqual([]);
    later(60);
    await news();
    expect(await sent()).toHaveLength(1);
  });

  it('are not sent to inactive accounts', async () => {
    const person = await addPerson(test, 'student', { status: 'inactive' });
    await queueMails(test.deps.db, [{ kind: 'update-feedback', accountId: person.id }], test.deps);
    expect(await sent()).toEqual([]);
  });

  it('do not affect the response when sending fails', async () => {
    const world = await addWorld();
    const { sendMail } = test.deps;
    test.deps.sendMail = () => Promise.reject(new Error('no mail server'));
    await assign(world, world.mentor.id);
    await test.deps.background.idle();
    test.deps.sendMail = sendMail;
  });

  it('can be turned off and on by the recipient', async () => {
    const world = await addWorld();
    const { token } = world.person;
    const wanted = async () => (await test.call('GET /api/auth/me', { token })).body;
    expect(await wanted()).toMatchObject({ mailUpdates: true });
    const set = (mailUpdates: boolean) =>
      test.call('PUT /api/auth/me/preferences', { token, body: { mailUpdates } });
    expect((await set(false)).body).toMatchObject({ id: world.person.id, mailUpdates: false });
    expect(await wanted()).toMatchObject({ mailUpdates: false });
    await assign(world, world.mentor.id);
    expect(await sent()).toEqual([[world.mentor.email, 'A new assignment on Waymark']]);
    await set(true);
    await save(world, { feedback: 'Well done' });
    expect(await sent()).toHaveLength(1);
  });
});
