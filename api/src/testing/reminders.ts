import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { buildApp } from '../app.ts';
import { startSession } from '../modules/auth/sessions.ts';
import type { Dependencies } from '../modules/dependencies.ts';
import { testDependencies, testOptions, type TestApp } from './app.ts';
import type { Account } from './fixtures.ts';
import { addPair } from './next-session.ts';

/** A moment of November 2026, which begins on a Sunday, in Asia/Kolkata. */
export const at = (day: number, time: string) =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${time}+05:30`);
export const iso = (day: number, time: string) => at(day, time).toISOString();

export type Pair = Awaited<ReturnType<typeof addPair>>;

/** Tests of reminders with a second process on the same database. */
export function useReminders(test: TestApp) {
  let other: Dependencies;
  let end: () => Promise<void>;

  beforeAll(async () => {
    other = await testDependencies(test.deps.db, () => test.clock.now);
    other.sendMail = (mail) => test.deps.sendMail(mail);
    const app = await buildApp(testOptions, other);
    end = () => app.close();
  });
  beforeEach(() => {
    set({ timeZone: 'Asia/Kolkata', mailHour: 8, sendsMail: true });
  });
  afterAll(() => end());

  /** Sets dependencies of both processes. */
  function set(values: Partial<Dependencies>) {
    Object.assign(test.deps, values);
    Object.assign(other, values);
  }

  return {
    set,
    /** Both processes look for reminders. @returns recipient and subject of the mails sent, sorted */
    look: async (now: Date): Promise<string[]> => {
      test.clock.now = now;
      for (const { background } of [test.deps, other]) background.wake();
      await Promise.all([test.deps.background.idle(), other.background.idle()]);
      return test.mails
        .splice(0)
        .map(({ to, subject }) => `${to}: ${subject}`)
        .sort();
    },
    /** A pair whose session of Friday, November 20, 16:30, was planned on Wednesday. */
    addReminded: async (): Promise<Pair> => {
      test.clock.now = at(18, '18:00');
      const pair = await addPair(test);
      expect((await pair.set(iso(20, '16:30'), 'Room <12>')).status).toBe(200);
      return pair;
    },
    /** Plans or moves a session after a new login, since the first one has ended meanwhile. */
    move: async ({ mentor, set: plan }: Pair, session: string) => {
      mentor.token = await startSession(test.deps.db, mentor.id, test.clock.now);
      expect((await plan(session)).status).toBe(200);
    },
    setInactive: ({ id }: Account) =>
      test.deps.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', id).execute(),
    turnOff: ({ token }: Account) =>
      test.call('PUT /api/auth/me/preferences', { token, body: { mailUpdates: false } }),
  };
}
