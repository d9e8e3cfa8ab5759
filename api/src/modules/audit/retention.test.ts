import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { addAdmin, addClub, addPerson } from '../../testing/fixtures.ts';
import { planSession } from '../counselling-sessions/repository.ts';
import { appendHistory } from '../history/append.ts';
import { deleteOldEntries } from './retention.ts';
import { appendAudit } from './repository.ts';

const test = useTestApp();
const retention = { auditMonths: 12, historyYears: 3 };
const now = new Date('2028-02-29T12:00:00.000Z');
const yearLimit = '2027-02-28T12:00:00.000Z';
const historyLimit = '2025-02-28T12:00:00.000Z';

const run = (signal = new AbortController().signal) =>
  deleteOldEntries(test.deps.db, now, retention, signal);

/** The time, or the last millisecond before it. */
const at = (limit: string, isBefore: boolean) => new Date(Date.parse(limit) - (isBefore ? 1 : 0));

async function addAudit(personId: string, moment: Date): Promise<void> {
  await appendAudit(test.deps.db, {
    personIds: [personId],
    at: moment,
    by: { id: personId, name: 'Meera', role: 'mentor' },
    action: 'read',
    what: 'record',
    requestId: 'request-1',
    clientRequestId: null,
    addressHash: 'hash',
  });
}

describe('old entries', () => {
  it('of the audit are deleted after a year, in batches', async () => {
    const { id } = await addPerson(test, 'student');
    for (let count = 0; count < 501; count++) await addAudit(id, at(yearLimit, true));
    await addAudit(id, at(yearLimit, false));
    await run(AbortSignal.abort());
    const count = async () =>
      (await test.deps.db.selectFrom('audit').select('at').execute()).map((row) => row.at);
    expect(await count()).toHaveLength(502);
    // Two processes at once.
    await Promise.all([run(), run()]);
    await run();
    expect(await count()).toEqual([at(yearLimit, false)]);
  });

  /** Sets the time of one activity of a person. */
  type Act = (id: string, moment: Date) => Promise<unknown>;
  const acts: Record<string, Act> = {
    registration: (id, created_at) =>
      test.deps.db.updateTable('users').set({ created_at }).where('id', '=', id).execute(),
    submission: (id, form_submitted_at) =>
      test.deps.db
        .updateTable('people')
        .set({ form_submitted_at })
        .where('user_id', '=', id)
        .execute(),
    'login from an address': (id, last_login_at) =>
      test.deps.db
        .insertInto('known_addresses')
        .values({ user_id: id, address_hash: 'hash', last_login_at })
        .execute(),
    'use of a session': (id, last_used_at) =>
      test.deps.db
        .updateTable('sessions')
        .set({ last_used_at })
        .where('user_id', '=', id)
        .execute(),
    'saved progress': async (id, saved_at) => {
      const { stageIds } = await addClub(test);
      const stage_id = stageIds[0] ?? '';
      const status = 'in progress' as const;
      const progress = { person_id: id, stage_id, status, saved_at, saved_by_name: 'Meera' };
      return test.deps.db.insertInto('progress').values(progress).execute();
    },
    'change by others': (id, moment) => addHistory(id, moment),
  };

  async function addHistory(personId: string, moment: Date): Promise<void> {
    const by = { id: personId, name: 'Meera', role: 'admin' } as const;
    const change = { what: 'status', before: null, after: { status: 'active' } } as const;
    await appendHistory(test.deps.db, { personId, at: moment, by, ...change });
  }

  it.each(Object.keys(acts))(
    'of the history are deleted three years after the last %s',
    async (name) => {
      const long = new Date('2024-01-01T00:00:00.000Z');
      const addOne = async (moment: Date) => {
        const { id } = await addPerson(test, 'educator');
        await acts['registration']?.(id, long);
        await acts['use of a session']?.(id, long);
        await addHistory(id, long);
        await acts[name]?.(id, moment);
        return id;
      };
      const left = await addOne(at(historyLimit, true));
      const active = await addOne(at(historyLimit, false));
      await run();
      const rows = await test.deps.db.selectFrom('history').select('person_id').execute();
      const people = new Set(rows.map(({ person_id }) => person_id));
      expect([people.has(left), people.has(active)]).toEqual([false, true]);
    },
  );

  it('of sessions with the mentor are deleted with the history', async () => {
    const long = new Date('2024-01-01T00:00:00.000Z');
    const people = await Promise.all([addPerson(test, 'student'), addPerson(test, 'student')]);
    for (const { id } of people) {
      await planSession(
        test.deps.db,
        { personId: id, planned: null, clock: test.deps },
        { at: long, place: 'Room 12' },
      );
    }
    const [left] = people;
    await acts['registration']?.(left.id, long);
    await acts['use of a session']?.(left.id, long);
    await run();
    const sessions = await test.deps.db.selectFrom('counselling_sessions').selectAll().execute();
    expect(sessions).toMatchObject([{ person_id: people[1].id }]);
  });

  it('do not include the history of others', async () => {
    const admin = await addAdmin(test);
    const { id } = await addPerson(test, 'student');
    const call = { token: admin.token, body: { status: 'pending' } };
    expect((await test.call(`PUT /api/admin/students/${id}`, call)).status).toBe(200);
    await run();
    expect(await test.deps.db.selectFrom('history').selectAll().execute()).toHaveLength(1);
  });
});
