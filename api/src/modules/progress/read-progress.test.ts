import { describe, expect, it } from 'vitest';
import type { Audience } from '../../domain/words.ts';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../../testing/fixtures.ts';

const test = useTestApp();

/** A person with the first of five stages completed. */
async function addPersonWithProgress(audience: Audience) {
  const { token } = await addAdmin(test);
  const club = await addClub(test, audience);
  const mentor = await addMentor(test, { name: 'Meera', clubId: club.id });
  const person = await addPerson(test, audience, {
    name: 'Asha Rao',
    clubId: club.id,
    mentorId: mentor.id,
  });
  const saved = await test.call('PUT /api/mentor/progress', {
    token: mentor.token,
    body: { studentId: person.id, stageId: club.stageIds[0], status: 'completed' },
  });
  return { token, person, saved };
}

describe.each(['student', 'educator'] as const)("the admin's view of %s progress", (audience) => {
  it('has the progress that the mentor saved', async () => {
    const { token, person, saved } = await addPersonWithProgress(audience);
    const answer = await test.call(`GET /api/admin/${audience}s/${person.id}/progress`, { token });
    expect(answer).toMatchObject({ status: 200, body: { progress: 20 } });
    expect(saved.body).toMatchObject(answer.body as object);
  });

  it('lists all people of the audience, with and without a club', async () => {
    const { token, person } = await addPersonWithProgress(audience);
    const other = await addPerson(test, audience, { name: 'Bo' });
    await addPerson(test, audience === 'student' ? 'educator' : 'student');
    const { body } = await test.call(`GET /api/admin/${audience}-progress`, { token });
    const byId = (record: { id: string }) => record.id;
    expect((body as { id: string }[]).map(byId).sort()).toEqual([person.id, other.id].sort());
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          _id: person.id,
          name: 'Asha Rao',
          mentor: 'Meera',
          club: 'Robotics Club',
          progress: 20,
          currentStage: 'Initial Counseling',
          lastUpdated: startOfTest.toISOString(),
          stages: expect.objectContaining({ length: 5 }) as unknown,
        }),
        expect.objectContaining({
          id: other.id,
          mentor: null,
          club: null,
          progress: 0,
          stages: [],
        }),
      ]),
    );
  });

  it.each(['no-id', '00000000-0000-4000-8000-000000000000'])('404 for %s', async (id) => {
    const { token } = await addAdmin(test);
    const { status } = await test.call(`GET /api/admin/${audience}s/${id}/progress`, { token });
    expect(status).toBe(404);
  });

  it('does not find a person of the other audience', async () => {
    const { token } = await addAdmin(test);
    const { id } = await addPerson(test, audience === 'student' ? 'educator' : 'student');
    const { status } = await test.call(`GET /api/admin/${audience}s/${id}/progress`, { token });
    expect(status).toBe(404);
  });
});
