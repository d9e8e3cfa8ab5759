import { describe, expect, it } from 'vitest';
import type { Audience } from '../../domain/words.ts';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson } from '../../testing/fixtures.ts';
import type { OverviewRecord } from './schemas.ts';

const test = useTestApp();

/** A time of Asia/Kolkata; the current date is Wednesday, November 18. */
const indian = (time: string) => new Date(`${time}+05:30`);

interface Values {
  club?: { id: string; stageIds: string[] };
  mentorId?: string;
  registered?: string;
  submitted?: string;
  /** Times of the completed stages, in order. */
  completed?: string[];
}

async function add(audience: Audience, name: string, values: Values) {
  const { club, mentorId, registered = '2026-09-01T09:00:00', submitted, completed = [] } = values;
  const { db } = test.deps;
  const { id } = await addPerson(test, audience, {
    name,
    formSubmitted: submitted !== undefined,
    ...(club && { clubId: club.id }),
    ...(mentorId !== undefined && { mentorId }),
  });
  const created_at = indian(registered);
  await db.updateTable('users').set({ created_at }).where('id', '=', id).execute();
  if (submitted !== undefined) {
    const form_submitted_at = indian(submitted);
    await db.updateTable('people').set({ form_submitted_at }).where('user_id', '=', id).execute();
  }
  for (const [place, time] of completed.entries()) {
    const at = indian(time);
    await db
      .insertInto('progress')
      .values({
        person_id: id,
        stage_id: club?.stageIds[place] ?? '',
        status: 'completed',
        saved_at: at,
        completed_at: at,
        saved_by_name: '',
      })
      .execute();
  }
}

/** Four students of two clubs, a student without a club and an educator; four mentors. */
async function addSome() {
  const { token } = await addAdmin(test);
  const robots = await addClub(test, 'student', ['Second', '', 'First'], 'Robotics');
  const chess = await addClub(test, 'student', ['First'], 'Álgebra');
  const staff = await addClub(test, 'educator', ['First'], 'Staff');
  const meera = await addMentor(test, { name: 'Meera', clubId: robots.id });
  const zubin = await addMentor(test, { name: 'zubin' });
  const asha = await addMentor(test, { name: 'Asha', clubId: staff.id, status: 'active' });
  const gone = await addMentor(test, { name: 'Gone', clubId: robots.id, status: 'inactive' });
  await add('student', 'Ananya', {
    club: robots,
    mentorId: meera.id,
    submitted: '2026-11-16T00:00:00',
    completed: ['2026-10-01T10:00:00', '2026-10-02T10:00:00'],
  });
  await add('student', 'Bilal', {
    club: robots,
    mentorId: meera.id,
    submitted: '2026-11-15T23:59:59',
    completed: ['2026-10-03T10:00:00'],
  });
  await add('student', 'Chitra', { club: robots, mentorId: gone.id });
  await add('student', 'Dev', {
    club: chess,
    mentorId: zubin.id,
    submitted: '2026-08-31T00:00:00',
    completed: ['2026-11-17T10:00:00'],
  });
  await add('student', 'Esha', {
    mentorId: meera.id,
    registered: '2026-10-19T09:00:00',
    submitted: '2026-08-30T23:59:59',
  });
  await add('educator', 'Farid', {
    club: staff,
    mentorId: zubin.id,
    registered: '2026-08-01T09:00:00',
  });
  return { token, robots, staff, meera, zubin, asha };
}

async function read(token: string, query = '') {
  const { status, body } = await test.call(`GET /api/admin/overview?${query}`, { token });
  expect(status).toBe(200);
  return body as OverviewRecord;
}

/** The figures without ids and zeros. */
function brief({
  stages,
  bands,
  submissions,
  mentors,
  longestWaiting,
  silentMentors,
}: OverviewRecord) {
  return {
    stages: stages.map(({ club, stage, count }) => [club?.name ?? null, stage, count]),
    bands: bands.map(({ count }) => count),
    submissions: submissions.flatMap(({ from, count }) => (count > 0 ? [[from, count]] : [])),
    mentors: mentors.map(({ mentor, count }) => [mentor.name, count]),
    longestWaiting: longestWaiting.map(({ name }) => name),
    silentMentors: silentMentors.map(({ mentor, count, since }) => [mentor.name, count, since]),
  };
}

describe('the overview', () => {
  it('has the figures of all people', async () => {
    const { token, robots, meera } = await addSome();
    const overview = await read(token);
    expect(brief(overview)).toEqual({
      stages: [
        ['Álgebra', 'First', 1],
        ['Robotics', null, 1],
        ['Robotics', 'Second', 1],
        ['Robotics', 'Stage 2', 1],
        ['Staff', null, 1],
        [null, null, 1],
      ],
      bands: [1, 1, 1, 3],
      submissions: [
        ['2026-08-31', 1],
        ['2026-11-09', 1],
        ['2026-11-16', 1],
      ],
      mentors: [
        ['Meera', 3],
        ['zubin', 2],
        ['Asha', 0],
      ],
      longestWaiting: ['Farid', 'Chitra', 'Ananya', 'Bilal', 'Esha'],
      silentMentors: [
        ['zubin', 1, '2026-08-01T03:30:00.000Z'],
        ['Meera', 3, '2026-10-19T03:30:00.000Z'],
      ],
    });
    const club = { _id: robots.id, id: robots.id, name: 'Robotics', clubFor: 'student' };
    expect(overview.stages[1]?.club).toEqual(club);
    expect(overview.bands.map(({ band }) => band)).toEqual([
      'high',
      'medium',
      'low',
      'not-started',
    ]);
    expect(overview.submissions).toHaveLength(12);
    expect(overview.mentors[0]?.mentor).toMatchObject({
      _id: meera.id,
      id: meera.id,
      email: meera.email,
      assignedClub: club,
    });
    expect(overview.longestWaiting[1]).toMatchObject({ since: '2026-09-01T03:30:00.000Z' });
  });

  it('has the submissions of months', async () => {
    const { token } = await addSome();
    const { submissions } = await read(token, 'by=month');
    expect(submissions).toHaveLength(12);
    expect(submissions[0]).toEqual({ from: '2025-12-01', count: 0 });
    expect(submissions.slice(-4).map(({ count }) => count)).toEqual([2, 0, 0, 2]);
  });

  it('has the figures of a club', async () => {
    const { token, robots } = await addSome();
    expect(brief(await read(token, `clubId=${robots.id}`))).toEqual({
      stages: [
        ['Robotics', null, 1],
        ['Robotics', 'Second', 1],
        ['Robotics', 'Stage 2', 1],
      ],
      bands: [0, 1, 1, 1],
      submissions: [
        ['2026-11-09', 1],
        ['2026-11-16', 1],
      ],
      mentors: [['Meera', 2]],
      longestWaiting: ['Chitra', 'Ananya', 'Bilal'],
      silentMentors: [['Meera', 2, '2026-10-03T04:30:00.000Z']],
    });
  });

  it('has the figures of an audience', async () => {
    const { token, staff } = await addSome();
    const figures = {
      stages: [['Staff', null, 1]],
      bands: [0, 0, 0, 1],
      submissions: [],
      mentors: [
        ['zubin', 1],
        ['Asha', 0],
      ],
      longestWaiting: ['Farid'],
      silentMentors: [['zubin', 1, '2026-08-01T03:30:00.000Z']],
    };
    expect(brief(await read(token, 'audience=educator'))).toEqual(figures);
    expect(brief(await read(token, `audience=Educator&clubId=${staff.id}`))).toEqual(figures);
    const nobody = brief(await read(token, `audience=student&clubId=${staff.id}`));
    expect(nobody).toMatchObject({
      stages: [],
      bands: [0, 0, 0, 0],
      mentors: [],
      silentMentors: [],
    });
    expect(brief(await read(token, 'clubId=no-id'))).toEqual(nobody);
  });

  it('lists ten people who wait', async () => {
    const { token } = await addAdmin(test);
    for (let n = 10; n < 22; n += 1) {
      await add('student', `Person ${n}`, { registered: `2026-10-${n}T09:00:00` });
    }
    const { longestWaiting } = await read(token);
    const names = longestWaiting.map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: 10 }, (_, n) => `Person ${n + 10}`));
  });

  it.each(['by=day', 'audience=mentor'])('refuses %s', async (query) => {
    const { token } = await addAdmin(test);
    const answer = await test.call(`GET /api/admin/overview?${query}`, { token });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });
});
