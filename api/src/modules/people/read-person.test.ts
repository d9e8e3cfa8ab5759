import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../../testing/fixtures.ts';

const test = useTestApp();

describe.each(['student', 'educator'] as const)('one %s', (audience) => {
  const other = audience === 'student' ? 'educator' : 'student';

  it('has the record and ETag of the list', async () => {
    const { token } = await addAdmin(test);
    const club = await addClub(test, audience);
    const mentor = await addMentor(test, { clubId: club.id });
    const values = { clubId: club.id, mentorId: mentor.id, details: { city: 'Pune' } };
    const { id } = await addPerson(test, audience, values);
    await addPerson(test, audience);
    const answer = await test.call(`GET /api/admin/${audience}s/${id}`, { token });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        _id: id,
        assignedClub: { _id: club.id },
        assignedMentor: { _id: mentor.id },
        formDetails: { city: 'Pune' },
      },
    });
    const list = await test.call(`GET /api/admin/${audience}s?ids=${id}`, { token });
    expect(list.body).toEqual([{ ...(answer.body as object), etag: answer.headers['etag'] }]);
  });

  it('is 404 for an unknown or malformed id and for the other audience', async () => {
    const { token } = await addAdmin(test);
    const otherPerson = await addPerson(test, other);
    for (const id of ['00000000-0000-4000-8000-000000000000', 'no-id', otherPerson.id]) {
      expect(await test.call(`GET /api/admin/${audience}s/${id}`, { token })).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
  });
});
