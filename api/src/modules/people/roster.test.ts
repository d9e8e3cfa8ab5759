import { describe, expect, it } from 'vitest';
import type { Audience } from '../../domain/words.ts';
import { loadDemoData } from '../../demo/load.ts';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addMentor, addPerson, type Account } from '../../testing/fixtures.ts';
import { expectedProgress } from '../../testing/progress.ts';
import type { Save } from '../progress/progress.ts';
import { readProgressOfPeople } from '../progress/repository.ts';
import { isFormSubmitted } from '../../domain/form-submitted.ts';
import { listPeople } from './list-people.ts';

const test = useTestApp();

/** Pseudorandom numbers from a seed. */
function randomInt(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** The rows of the roster, and the rows expected from the records. */
async function compare(audience: Audience) {
  const { db } = test.deps;
  const people = await listPeople(db, {
    audience,
    query: {},
    day: '2026-11-18',
    timeZone: 'Asia/Kolkata',
  });
  const progressById = await readProgressOfPeople(db, people, test.deps.now());
  const savesOf = await readSaves();
  const expected = people.map((person) => {
    const { details } = person;
    const stages = progressById.get(person.id)?.stages.map(({ stage }) => stage) ?? [];
    const progress = expectedProgress(stages, savesOf(person.id));
    const submitted = isFormSubmitted(audience, person.formSubmitted, details);
    const place = audience === 'student' ? details.schoolName : details.institution;
    return {
      person_id: person.id,
      audience,
      name: person.name,
      email: person.email,
      class: details.class === undefined ? null : parseInt(details.class, 10),
      place: place ?? null,
      status: person.status ?? 'active',
      submitted,
      submitted_at: submitted ? person.formSubmittedAt : null,
      club_id: person.club?.id ?? null,
      mentor_id: person.mentor?.id ?? null,
      percent: progress.percent,
      current_stage: progress.currentStage,
      last_saved_at: progress.lastUpdated,
    };
  });
  const actual = await db
    .selectFrom('roster')
    .select([
      'person_id',
      'audience',
      'name',
      'email',
      'class',
      'place',
      'status',
      'submitted',
      'submitted_at',
      'club_id',
      'mentor_id',
      'percent',
      'current_stage',
      'last_saved_at',
    ])
    .where('audience', '=', audience)
    .orderBy('created_at')
    .orderBy('person_id')
    .execute();
  return { expected, actual };
}

async function readSaves(): Promise<(personId: string) => Save[]> {
  const rows = await test.deps.db.selectFrom('progress').selectAll().execute();
  return (personId) =>
    rows
      .filter(({ person_id }) => person_id === personId)
      .map(({ stage_id, status, feedback, saved_at, completed_at }) => ({
        stageId: stage_id,
        status,
        feedback,
        savedAt: saved_at,
        completedAt: completed_at,
      }));
}

describe('the roster', () => {
  it('matches the records after random changes', async () => {
    const roll = randomInt(7);
    const one = <T>(things: readonly T[]): T => things[roll(things.length)] as T;
    const { token } = await addAdmin(test);
    const clubs = [await addClub(test), await addClub(test), await addClub(test)];
    const mentor = await addMentor(test);
    const students: Account[] = [];
    for (let n = 0; n < 8; n += 1) {
      const clubId = one(clubs).id;
      students.push(await addPerson(test, 'student', { clubId, mentorId: mentor.id }));
    }
    let stagesLeft = 40;
    const operations = [
      async () => {
        const [stage] = await test.deps.db
          .selectFrom('stages')
          .innerJoin('roster', 'roster.club_id', 'stages.club_id')
          .select(['stages.id', 'roster.person_id'])
          .orderBy('stages.position')
          .orderBy('roster.name')
          .offset(roll(stagesLeft))
          .limit(1)
          .execute();
        if (!stage) return;
        const body = {
          studentId: stage.person_id,
          stageId: stage.id,
          status: one(['completed', 'completed', 'in progress', 'not started']),
        };
        test.clock.now = new Date(test.clock.now.getTime() + 60_000);
        await test.call('PUT /api/mentor/progress', { token: mentor.token, body });
      },
      async () => {
        const clubId = roll(5) === 0 ? null : one(clubs).id;
        const route = `PUT /api/admin/students/${one(students).id}/assign-club`;
        await test.call(route, { token, body: { clubId } });
      },
      async () => {
        const names = ['', 'Begin', 'Look', 'Choose', 'Plan', 'Act', 'Reflect'];
        const stages = names.slice(roll(2), 5 + roll(3));
        stagesLeft = 20 + roll(30);
        await test.call(`PUT /api/admin/clubs/${one(clubs).id}`, { token, body: { stages } });
      },
      async () => {
        const body = {
          name: one(['ÉLODIE Roy', 'dev', 'अशोक']),
          status: one(['active', 'pending', 'inactive']),
          formDetails: { class: one(['9th', '12th']), schoolName: one(['Modern', '']) },
        };
        await test.call(`PUT /api/admin/students/${one(students).id}`, { token, body });
      },
    ];
    for (let step = 0; step < 60; step += 1) {
      await one(operations)();
      if (step === 40) {
        const [gone] = clubs.splice(0, 1);
        await test.call(`DELETE /api/admin/clubs/${gone?.id ?? ''}`, { token });
      }
      if (step % 10 === 9) {
        const { expected, actual } = await compare('student');
        expect(actual).toEqual(expected);
      }
    }
    const { actual } = await compare('student');
    expect(new Set(actual.map(({ percent }) => percent)).size).toBeGreaterThan(1);

    await test.call(`DELETE /api/admin/mentors/${mentor.id}`, { token });
    await test.deps.db
      .deleteFrom('users')
      .where('id', '=', students[0]?.id ?? '')
      .execute();
    const after = await compare('student');
    expect(after.actual).toHaveLength(7);
    expect(after.actual).toEqual(after.expected);
  });

  it('matches the records after a bulk load', async () => {
    const hashPassword = () => Promise.resolve('hash');
    await loadDemoData(test.deps.db, { hashPassword, now: test.clock.now });
    for (const audience of ['student', 'educator'] as const) {
      const { expected, actual } = await compare(audience);
      expect(actual).toHaveLength(audience === 'student' ? 120 : 40);
      expect(actual).toEqual(expected);
    }
  });

  it('accepts texts that are too long for an index', async () => {
    const details = { class: '9'.repeat(40), schoolName: 'दीर्घ '.repeat(2_000) };
    await addPerson(test, 'student', { name: 'x'.repeat(5_000), details });
    const { actual } = await compare('student');
    expect(actual).toMatchObject([{ class: 999_999_999 }]);
  });
});
