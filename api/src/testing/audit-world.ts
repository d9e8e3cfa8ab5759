import { insertStep } from '../modules/agreed-steps/repository.ts';
import { insertConcern } from '../modules/concerns/repository.ts';
import { insertRequest } from '../modules/deletion/repository.ts';
import type { TestApp } from './app.ts';
import { addAdmin, addClub, addMentor, addPerson } from './fixtures.ts';

/** An administrator, and a student and an educator of one name; the student asks for deletion. */
export async function addAuditWorld(test: TestApp) {
  const admin = await addAdmin(test);
  const club = await addClub(test);
  const mentor = await addMentor(test, { clubId: club.id, name: 'Meera' });
  const person = await addPerson(test, 'student', {
    name: 'Zerlina',
    clubId: club.id,
    mentorId: mentor.id,
  });
  const educatorClub = await addClub(test, 'educator');
  const educator = await addPerson(test, 'educator', { name: 'Zerlina', clubId: educatorClub.id });
  const at = test.deps.now();
  const request = await insertRequest(test.deps.db, { personId: person.id, reason: null, at });
  const step = { personId: person.id, text: 'Write', dueOn: null, at };
  const added = await insertStep(test.deps.db, step);
  const report = { writerId: person.id, category: 'other', text: 'Noise', at } as const;
  const concern = { id: await insertConcern(test.deps.db, report) };
  return { admin, club, mentor, person, educator, request, step: added, concern };
}
export type AuditWorld = Awaited<ReturnType<typeof addAuditWorld>>;
