import { setTimeout as sleep } from 'node:timers/promises';
import type { FormDetails } from '../domain/form-details.ts';
import type { AccountStatus, Audience, Role } from '../domain/words.ts';
import { startSession } from '../modules/auth/sessions.ts';
import { insertUser } from '../modules/auth/users.ts';
import { insertClub } from '../modules/clubs/repository.ts';
import { planStages } from '../modules/clubs/plan-stages.ts';
import { listStages, saveStages } from '../modules/clubs/stages.ts';
import { insertMentor } from '../modules/mentors/repository.ts';
import type { TestApp } from './app.ts';
import { defaultStages } from '../domain/default-stages.ts';

export const password = 'correct horse';

export interface Account {
  id: string;
  email: string;
  token: string;
}

export interface PersonValues {
  name?: string;
  email?: string;
  status?: AccountStatus;
  clubId?: string;
  mentorId?: string;
  details?: FormDetails;
  formSubmitted?: boolean;
}

let count = 0;

/** Lists are sorted by creation time, which has milliseconds in PGlite. */
async function waitForNextMoment(): Promise<void> {
  const start = Date.now();
  while (Date.now() === start) await sleep(1);
}

async function addAccount(
  { deps }: TestApp,
  role: Role,
  { name, email, status }: Pick<PersonValues, 'name' | 'email' | 'status'> = {},
): Promise<Account> {
  await waitForNextMoment();
  count += 1;
  const address = email ?? `${role}${count}@example.org`;
  const id = await insertUser(deps.db, {
    name: name ?? `${role} ${count}`,
    email: address,
    phone: '98200 00000',
    role,
    passwordHash: await deps.passwords.hash(password),
  });
  if (status) await deps.db.updateTable('users').set({ status }).where('id', '=', id).execute();
  return { id, email: address, token: await startSession(deps.db, id, deps.now()) };
}

export function addAdmin(test: TestApp): Promise<Account> {
  return addAccount(test, 'admin', { name: 'Prakash Joshi' });
}

export async function addMentor(
  test: TestApp,
  { clubId, ...values }: Pick<PersonValues, 'name' | 'email' | 'status' | 'clubId'> = {},
): Promise<Account> {
  const account = await addAccount(test, 'mentor', values);
  const mentor = { clubId: clubId ?? null, experience: null, specialization: null };
  await insertMentor(test.deps.db, account.id, mentor);
  return account;
}

export async function addPerson(
  test: TestApp,
  audience: Audience,
  values: PersonValues = {},
): Promise<Account> {
  const account = await addAccount(test, audience, values);
  await test.deps.db
    .insertInto('people')
    .values({
      user_id: account.id,
      audience,
      club_id: values.clubId ?? null,
      mentor_id: values.mentorId ?? null,
      form_submitted: values.formSubmitted ?? false,
      details: JSON.stringify(values.details ?? {}),
    })
    .execute();
  return account;
}

/** Adds a club. @returns its id and the ids of its stages, in order */
export async function addClub(
  { deps: { db } }: TestApp,
  audience: Audience = 'student',
  stages: string[] = defaultStages,
  name = 'Robotics Club',
): Promise<{ id: string; stageIds: string[] }> {
  await waitForNextMoment();
  const id = await insertClub(db, { name, description: 'Machines and how to build', audience });
  await saveStages(db, id, planStages([], stages));
  const saved = (await listStages(db, [id])).get(id) ?? [];
  return { id, stageIds: saved.map((stage) => stage.id) };
}
