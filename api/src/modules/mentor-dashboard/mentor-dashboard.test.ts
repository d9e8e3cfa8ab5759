import { describe, expect, it } from 'vitest';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addClub, addMentor, addPerson } from '../../testing/fixtures.ts';

const test = useTestApp();

const secrets = {
  address: '14 Prabhat Road',
  parentContact: '94230 66121',
  emergencyContact: '94230 66120',
  dateOfBirth: '2010-03-14',
};

async function addMentored() {
  const club = await addClub(test);
  const mentor = await addMentor(test, { clubId: club.id });
  const person = await addPerson(test, 'student', {
    name: 'Ananya Deshpande',
    clubId: club.id,
    mentorId: mentor.id,
    details: {
      ...secrets,
      class: '11th',
      schoolName: 'Jnana Prabodhini',
      interests: ['Robotics'],
      futureAspirations: 'To build things',
    },
  });
  return { club, mentor, person };
}

describe("the mentor's people", () => {
  it('are those assigned to the mentor, with their stages', async () => {
    const { club, mentor, person } = await addMentored();
    await addPerson(test, 'student', { clubId: club.id });
    const [first, second] = club.stageIds;
    for (const [stageId, feedback] of [
      [second, 'Older words'],
      [first, 'Newest words'],
    ]) {
      test.clock.now = new Date(test.clock.now.getTime() + 1000);
      const body = { studentId: person.id, stageId, feedback };
      await test.call('PUT /api/mentor/progress', { token: mentor.token, body });
    }
    const { body } = await test.call('GET /api/mentor/students', { token: mentor.token });
    expect(body).toMatchObject([
      {
        _id: person.id,
        id: person.id,
        name: 'Ananya Deshpande',
        role: 'student',
        class: '11th',
        school: 'Jnana Prabodhini',
        position: null,
        club: { _id: club.id, clubFor: 'student' },
        progress: 0,
        currentStage: 'Assessment',
        aspirations: 'To build things',
        strengths: ['Robotics'],
        stages: [
          {
            _id: first,
            name: 'Initial Counseling',
            status: 'in progress',
            feedback: 'Newest words',
          },
          { _id: second, status: 'in progress', feedback: 'Older words' },
          { status: 'not started', date: null },
          {},
          {},
        ],
        notes: 'Newest words',
      },
    ]);
  });

  it('have no private contacts', async () => {
    const { mentor } = await addMentored();
    const { status, body } = await test.call('GET /api/mentor/students', { token: mentor.token });
    expect(status).toBe(200);
    expect(body).toHaveLength(1);
    for (const secret of Object.values(secrets)) {
      expect(JSON.stringify(body)).not.toContain(secret);
    }
  });
});

describe('the stages of a club', () => {
  it('can be read for the own club and clubs of own people only', async () => {
    const { club, mentor } = await addMentored();
    const joined = await addClub(test);
    const foreign = await addClub(test);
    await addPerson(test, 'student', { clubId: joined.id, mentorId: mentor.id });
    await addPerson(test, 'student', { clubId: foreign.id });
    const read = (id: string) =>
      test.call(`GET /api/mentor/clubs/${id}/stages`, { token: mentor.token });
    expect(await read(club.id)).toMatchObject({
      status: 200,
      body: club.stageIds.map((id) => ({ _id: id, id })),
    });
    expect((await read(joined.id)).status).toBe(200);
    expect((await read(foreign.id)).status).toBe(404);
    expect((await read('no-id')).status).toBe(404);
  });
});

describe('the statistics', () => {
  it('include own people only', async () => {
    const { club, mentor, person } = await addMentored();
    const waiting = await addPerson(test, 'student', { name: 'Bo', mentorId: mentor.id });
    const registered = new Date('2026-11-17T10:00:00.000Z');
    await test.deps.db
      .updateTable('users')
      .set({ created_at: registered })
      .where('id', '=', waiting.id)
      .execute();
    const other = await addMentored();
    const complete = (owner: typeof mentor, studentId: string, stageId?: string) =>
      test.call('PUT /api/mentor/progress', {
        token: owner.token,
        body: { studentId, stageId, status: 'completed' },
      });
    await complete(mentor, person.id, club.stageIds[0]);
    await complete(other.mentor, other.person.id, other.club.stageIds[0]);
    const stats = () => test.call('GET /api/mentor/dashboard/stats', { token: mentor.token });
    const waits = ({ id }: { id: string }, name: string, since: Date) => ({
      _id: id,
      id,
      name,
      since: since.toISOString(),
    });
    const [asSaved, asRegistered] = [
      waits(person, 'Ananya Deshpande', startOfTest),
      waits(waiting, 'Bo', registered),
    ];
    expect((await stats()).body).toEqual({
      totalStudents: 2,
      activeStudents: 1,
      completedSessions: 1,
      pendingUpdates: 1,
      bands: [
        { band: 'high', count: 0 },
        { band: 'medium', count: 0 },
        { band: 'low', count: 1 },
        { band: 'not-started', count: 1 },
      ],
      stages: [
        { stage: null, count: 1 },
        { stage: 'Initial Counseling', count: 1 },
      ],
      longestWaiting: [asRegistered],
      withoutFeedback: 2,
      longestWithoutFeedback: [asRegistered, asSaved],
      unreadAnswers: 0,
      todaySessions: [],
      missedSessions: [],
      heldSessions: null,
    });
  });
});
