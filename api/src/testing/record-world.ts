import type { Audience } from '../domain/words.ts';
import { insertStep } from '../modules/agreed-steps/repository.ts';
import { insertConcern } from '../modules/concerns/repository.ts';
import { insertRequest } from '../modules/deletion/repository.ts';
import type { TestApp } from './app.ts';
import { addAdmin, addClub, addMentor, addPerson } from './fixtures.ts';

/** A mentor with a person in a club, and a second set that belongs to others. */
export async function addRecordWorld(test: TestApp, audience: Audience) {
  const other: Audience = audience === 'student' ? 'educator' : 'student';
  const club = await addClub(test, audience);
  const mentor = await addMentor(test, { clubId: club.id });
  const person = await addPerson(test, audience, { clubId: club.id, mentorId: mentor.id });
  const foreignClub = await addClub(test, audience);
  const foreignMentor = await addMentor(test, { clubId: foreignClub.id });
  const foreignPerson = await addPerson(test, audience, {
    clubId: foreignClub.id,
    mentorId: foreignMentor.id,
  });
  const otherClub = await addClub(test, other);
  const otherPerson = await addPerson(test, other, { clubId: otherClub.id });
  const admin = await addAdmin(test);
  const otherAdmin = await addAdmin(test);
  const [request, foreignRequest] = await Promise.all(
    [person, foreignPerson].map(({ id }) =>
      insertRequest(test.deps.db, { personId: id, reason: null, at: test.deps.now() }),
    ),
  );
  if (!request || !foreignRequest) throw new Error('no requests');
  const report = { writerId: person.id, category: 'other', text: 'Noise' } as const;
  const concern = { id: await insertConcern(test.deps.db, { ...report, at: test.deps.now() }) };
  const addStep = ({ id }: { id: string }) =>
    insertStep(test.deps.db, { personId: id, text: 'Write', dueOn: null, at: test.deps.now() });
  const [step, foreignStep] = [await addStep(person), await addStep(foreignPerson)];
  return {
    admin,
    otherAdmin,
    request,
    foreignRequest,
    step,
    foreignStep,
    concern,
    club,
    mentor,
    person,
    foreignClub,
    foreignMentor,
    foreignPerson,
    otherClub,
    otherPerson,
  };
}

/** Turns on the second factor of an account. */
export async function addSecondFactor(test: TestApp, userId: string): Promise<void> {
  const confirmedAt = test.deps.now();
  await test.deps.db
    .insertInto('second_factors')
    .values({ user_id: userId, secret: 'encrypted', confirmed_at: confirmedAt, last_step: null })
    .execute();
}

export type RecordWorld = Awaited<ReturnType<typeof addRecordWorld>>;
