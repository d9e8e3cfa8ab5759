import { startOfTest, type TestApp } from './app.ts';
import { addAdmin, addClub, addMentor, addPerson, type Account } from './fixtures.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
export const after = (ms: number) => new Date(startOfTest.getTime() + ms).toISOString();

/** Next session in a response. */
export interface Session {
  id: string;
  at: string;
  place: string | null;
  sequence: number;
  version: string;
}
export interface Saved {
  person: { nextSession: Session | null };
  stats: Record<string, unknown>;
}

/** A student with a mentor, and calls about the next session. */
export async function addPair(test: TestApp) {
  const club = await addClub(test);
  const mentor = await addMentor(test, { name: 'Meera', clubId: club.id });
  const person = await addPerson(test, 'student', {
    name: 'Asha',
    clubId: club.id,
    mentorId: mentor.id,
  });
  const admin = await addAdmin(test);
  const address = `/api/mentor/people/${person.id}/next-session`;
  const call = async (route: string, by: Account, body?: object, headers?: Call) => {
    const answer = await test.call(route, { token: by.token, body, ...(headers && { headers }) });
    return { ...answer, session: (answer.body as Partial<Saved>).person?.nextSession };
  };
  return {
    club,
    mentor,
    person,
    admin,
    call,
    set: (at: string, place?: string | null, headers?: Call) =>
      call(`PUT ${address}`, mentor, { at, place }, headers),
    cancel: (headers?: Call) => call(`DELETE ${address}`, mentor, undefined, headers),
    miss: (headers?: Call) => call(`PUT ${address}/missed`, mentor, undefined, headers),
    save: (by = mentor) =>
      call('PUT /api/mentor/progress', by, { studentId: person.id, stageId: club.stageIds[0] }),
    own: async () => {
      const { body } = await test.call('GET /api/student/profile', { token: person.token });
      return (body as { nextSession: Session | null }).nextSession;
    },
    history: async () => {
      const { body } = await test.call('GET /api/student/history', { token: person.token });
      return (body as { what: string }[]).filter(({ what }) => what === 'next session');
    },
    stored: async () =>
      (
        await test.deps.db
          .selectFrom('counselling_sessions')
          .select('status')
          .orderBy('at')
          .execute()
      ).map(({ status }) => status),
    stats: async () =>
      (await test.call('GET /api/mentor/dashboard/stats', { token: mentor.token })).body,
  };
}
export type Call = Record<string, string>;
