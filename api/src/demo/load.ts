import type { Kysely } from 'kysely';
import type { Role } from '../domain/words.ts';
import type { Database } from '../platform/database/schema.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { betweenSessions } from './between-sessions.ts';
import { generateDemoData } from './generate.ts';
import { interestProfiles } from './interest-profiles.ts';
import { clubRows, mentorRows, personRows, stageRows, userRows } from './rows.ts';
import { historyRows, progressRows } from './rows-progress.ts';

export type DemoSummary = {
  accounts: { role: Role; email: string; password: string }[];
  students: number;
  educators: number;
  mentors: number;
  clubs: number;
};

/**
 * Loads the demo data into an empty database in one transaction, and marks it as loaded. All
 * accounts have one password, which is hashed once because hashing is slow.
 * @throws Error when the demo people exist
 */
export async function loadDemoData(
  db: Kysely<Database>,
  deps: { hashPassword: (password: string) => Promise<string>; now: Date },
): Promise<DemoSummary> {
  const data = generateDemoData(deps.now);
  const { sessions, steps, answers, concerns } = betweenSessions(data, deps.now);
  const passwordHash = await deps.hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('users').values(userRows(data, passwordHash)).execute();
    await tx.insertInto('clubs').values(clubRows(data)).execute();
    await tx.insertInto('stages').values(stageRows(data)).execute();
    await tx.insertInto('mentors').values(mentorRows(data)).execute();
    await tx.insertInto('people').values(personRows(data)).execute();
    await tx.insertInto('progress').values(progressRows(data)).execute();
    await tx.insertInto('history').values(historyRows(data)).execute();
    await tx.insertInto('counselling_sessions').values(sessions).execute();
    await tx.insertInto('agreed_steps').values(steps).execute();
    await tx.insertInto('answers').values(answers).execute();
    await tx.insertInto('concerns').values(concerns).execute();
    await tx.insertInto('interest_profiles').values(interestProfiles(data, deps.now)).execute();
    await tx.insertInto('demo_loads').values({ loaded_at: deps.now }).execute();
  });
  const count = (audience: string) =>
    data.people.filter((person) => person.audience === audience).length;
  return {
    accounts: DEMO_ACCOUNTS,
    students: count('student'),
    educators: count('educator'),
    mentors: data.mentors.length,
    clubs: data.clubs.length,
  };
}
