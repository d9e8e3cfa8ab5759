import { describe, expect, it } from 'vitest';
import type { Audience } from '../../domain/words.ts';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../../testing/fixtures.ts';

const test = useTestApp();
const unknownId = '00000000-0000-4000-8000-000000000000';

const assign = (token: string, audience: Audience, id: string, what: string, target: unknown) =>
  test.call(`PUT /api/admin/${audience}s/${id}/assign-${what}`, {
    token,
    body: { [`${what}Id`]: target },
  });
const history = () =>
  test.deps.db
    .selectFrom('history')
    .select(['person_id', 'by_name', 'by_role', 'what', 'before', 'after'])
    .orderBy('id')
    .execute();

describe.each(['student', 'educator'] as const)('assignment of a %s', (audience) => {
  const other: Audience = audience === 'student' ? 'educator' : 'student';

  it('sets club and mentor, removes them with null and is in the history', async () => {
    const { token } = await addAdmin(test);
    const club = await addClub(test, audience);
    const mentor = await addMentor(test, { name: 'Meera Kulkarni', clubId: club.id });
    const { id } = await addPerson(test, audience);

    expect(await assign(token, audience, id, 'club', club.id)).toMatchObject({
      status: 200,
      body: { _id: id, assignedClub: { _id: club.id, clubFor: audience } },
    });
    expect(await assign(token, audience, id, 'mentor', mentor.id)).toMatchObject({
      status: 200,
      body: { assignedMentor: { _id: mentor.id, name: 'Meera Kulkarni', email: mentor.email } },
    });
    expect(await assign(token, audience, id, 'club', null)).toMatchObject({
      body: { assignedClub: null, assignedMentor: { _id: mentor.id } },
    });
    expect(await assign(token, audience, id, 'mentor', null)).toMatchObject({
      body: { assignedMentor: null },
    });
    const by = { person_id: id, by_name: 'Prakash Joshi', by_role: 'admin' };
    expect(await history()).toMatchObject([
      { ...by, what: 'club', before: null, after: { _id: club.id, name: 'Robotics Club' } },
      { ...by, what: 'mentor', before: null, after: { _id: mentor.id } },
      { ...by, what: 'club', before: { _id: club.id }, after: null },
      { ...by, what: 'mentor', before: { _id: mentor.id }, after: null },
    ]);
  });

  it('refuses a club of the other audience', async () => {
    const { token } = await addAdmin(test);
    const club = await addClub(test, other);
    const { id } = await addPerson(test, audience);
    expect(await assign(token, audience, id, 'club', club.id)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', message: `This club is for ${other}s` },
    });
    expect(await history()).toEqual([]);
  });

  it.each([
    ['own', 'own', 200],
    ['own', 'none', 200],
    ['none', 'own', 200],
    ['none', 'none', 200],
    ['own', 'another', 400],
  ] as const)('person of %s club, mentor of %s: %i', async (persons, mentors, expected) => {
    const { token } = await addAdmin(test);
    const clubs = {
      own: (await addClub(test, audience)).id,
      another: (await addClub(test, audience)).id,
      none: undefined,
    };
    const inClub = (clubId?: string) => (clubId === undefined ? {} : { clubId });
    const mentor = await addMentor(test, inClub(clubs[mentors]));
    const { id } = await addPerson(test, audience, inClub(clubs[persons]));
    const answer = await assign(token, audience, id, 'mentor', mentor.id);
    expect(answer.status).toBe(expected);
    if (expected === 400) {
      expect(answer.body).toMatchObject({ message: 'This mentor belongs to another club' });
    }
  });

  it('is 404 for an unknown target, 400 without one', async () => {
    const { token } = await addAdmin(test);
    const { id } = await addPerson(test, audience);
    const otherPerson = await addPerson(test, other);
    const status = async (person: string, what: string, target: unknown) =>
      (await assign(token, audience, person, what, target)).status;
    for (const what of ['club', 'mentor']) {
      expect(await status(unknownId, what, null)).toBe(404);
      expect(await status('no-id', what, null)).toBe(404);
      expect(await status(otherPerson.id, what, null)).toBe(404);
      expect(await status(id, what, unknownId)).toBe(404);
      expect(await status(id, what, 'no-id')).toBe(404);
      expect(await status(id, what, undefined)).toBe(400);
      expect(await status(id, what, ' ')).toBe(400);
      expect(await status(id, what, 7)).toBe(400);
    }
    expect(await assign(token, audience, id, 'mentor', undefined)).toMatchObject({
      body: { message: 'Mentor ID is missing. Please try again.' },
    });
  });

  it('has no effect for the present club or mentor', async () => {
    const { token } = await addAdmin(test);
    const club = await addClub(test, audience);
    const { id } = await addPerson(test, audience, { clubId: club.id });
    expect((await assign(token, audience, id, 'club', club.id)).status).toBe(200);
    expect(await history()).toEqual([]);
  });
});
