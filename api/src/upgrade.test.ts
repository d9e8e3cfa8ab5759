import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { startSession } from './modules/auth/sessions.ts';
import { migrate } from './platform/database/migrate.ts';
import { readMigrations } from './platform/database/migrations.ts';
import type { OpenDatabase } from './platform/database/types.ts';
import { testDependencies, testOptions } from './testing/app.ts';
import { dropTables, openEmptyDatabase } from './testing/database.ts';
import { fillFirstVersion, ids } from './testing/first-version.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
}, 60_000);
beforeEach(() => dropTables(database.db), 60_000);
afterAll(() => database.close());

const migrations = readMigrations();

describe('migrations', () => {
  const versions = [...new Set([1, migrations.length - 1])];
  it.each(versions)('keeps the records of version %i', async (version) => {
    await migrate(database.db, migrations.slice(0, version));
    await fillFirstVersion(database.db);
    await migrate(database.db);

    const now = new Date('2026-05-05T09:30:00Z');
    const deps = await testDependencies(database.db, () => now);
    const app = await buildApp(testOptions, deps);
    const read = async (url: string, id: string): Promise<unknown> => {
      const token = await startSession(database.db, id, now);
      const headers = { authorization: `Bearer ${token}` };
      return (await app.inject({ url, headers })).json();
    };
    expect(await read('/api/admin/students', ids.admin)).toMatchObject([
      {
        id: ids.student,
        status: 'pending',
        assignedClub: { id: ids.club },
        assignedMentor: { id: ids.mentor, specialization: 'Robots' },
        formSubmitted: true,
        formDetails: { class: '10th', interests: ['Chess', 'तबला'], tenthPercentage: 91.4 },
      },
    ]);
    expect(await read('/api/admin/educators', ids.admin)).toMatchObject([
      { id: ids.educator, status: 'inactive', formSubmitted: false, formDetails: null },
    ]);
    expect(await read('/api/student/progress', ids.student)).toMatchObject({
      progress: 40,
      currentStage: 'Step 2',
      lastUpdated: '2026-05-04T09:30:00.123Z',
    });
    expect(await read('/api/mentor/dashboard/stats', ids.mentor)).toMatchObject({
      totalStudents: 1,
      activeStudents: 1,
      completedSessions: 2,
      pendingUpdates: 0,
    });
    expect(await read('/api/admin/form-submissions', ids.admin)).toMatchObject([
      { id: ids.student, createdAt: '2026-05-04T09:30:00.123Z' },
      { id: ids.educator, createdAt: null },
    ]);
    await app.close();
  });

  it('give former entries of the audit the names of their accounts', async () => {
    const former = migrations.findIndex(({ name }) => name.startsWith('0019'));
    await migrate(database.db, migrations.slice(0, former));
    await fillFirstVersion(database.db);
    for (const by of [ids.mentor, crypto.randomUUID()]) {
      await sql`insert into audit
          (person_id, at, by_id, by_role, action, what, request_id, address_hash)
        values (${ids.student}, now(), ${by}, 'mentor', 'read', 'progress', 'r', 'h')`.execute(
        database.db,
      );
    }
    await migrate(database.db);
    const names = await database.db.selectFrom('audit').select('by_name').orderBy('id').execute();
    expect(names).toEqual([{ by_name: 'Meera Kulkarni' }, { by_name: null }]);
  });
});
