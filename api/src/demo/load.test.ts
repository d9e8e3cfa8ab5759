import { sql, type Kysely, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../platform/database/migrate.ts';
import type { Database } from '../platform/database/schema.ts';
import type { OpenDatabase } from '../platform/database/types.ts';
import { openEmptyDatabase } from '../testing/database.ts';
import { isInterestConsentDue } from '../modules/people/consent.ts';
import { loadDemoData } from './load.ts';
import type { DemoSummary } from './load.ts';

const now = new Date('2026-11-20T09:00:00+05:30');
let database: OpenDatabase;
let db: Kysely<Database>;
const hashed: string[] = [];
const hashPassword = (password: string) => {
  hashed.push(password);
  return Promise.resolve(`hash of ${password}`);
};
let summary: DemoSummary;
let statements = 0;
const counting: KyselyPlugin = {
  transformQuery({ node }) {
    statements += 1;
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

beforeAll(async () => {
  database = await openEmptyDatabase();
  db = database.db;
  await migrate(db);
  summary = await loadDemoData(db.withPlugin(counting), { hashPassword, now });
}, 30_000);
afterAll(() => database.close());

describe('loading the demo data', () => {
  it('returns the row count of each table', async () => {
    const roles = await db
      .selectFrom('users')
      .select(['role', (eb) => eb.fn.countAll<string | number>().as('count')])
      .groupBy('role')
      .execute();
    const counts = Object.fromEntries(roles.map(({ role, count }) => [role, Number(count)]));
    expect(counts).toEqual({ admin: 1, mentor: 8, student: 120, educator: 40 });
    expect(summary).toMatchObject({ students: 120, educators: 40, mentors: 8, clubs: 5 });
  });

  it('writes each of the thirteen tables with one statement', () => {
    expect(statements).toBe(13);
  });

  it('hashes the password once', async () => {
    expect(hashed).toEqual(['waymark-demo']);
    const hashes = await db.selectFrom('users').select('password_hash').distinct().execute();
    expect(hashes).toEqual([{ password_hash: 'hash of waymark-demo' }]);
  });

  it('returns an existing account per role', async () => {
    const users = await db.selectFrom('users').select(['email', 'role']).execute();
    for (const { email, role } of summary.accounts) expect(users).toContainEqual({ email, role });
    const roles = summary.accounts.map((account) => account.role);
    expect(roles).toEqual(['admin', 'mentor', 'student', 'educator']);
  });

  it('stores form answers that can be queried', async () => {
    const { rows } = await sql<{ city: string; tenth: number }>`
      select details->>'city' as city, (details->>'tenthPercentage')::float as tenth
      from people join users on users.id = people.user_id
      where email = 'student@waymark.test'`.execute(db);
    expect(rows).toEqual([{ city: 'Pune', tenth: 91.4 }]);
  });

  it('covers all percentages from 0 to 100', async () => {
    const { rows } = await sql<{ percentage: number }>`
      select distinct round(100.0 * count(progress.completed_at) / count(*))::int as percentage
      from people
      join stages on stages.club_id = people.club_id
      left join progress on progress.stage_id = stages.id and progress.person_id = people.user_id
      group by people.user_id
      order by percentage`.execute(db);
    const fifths = [0, 20, 40, 60, 80, 100];
    const sixths = [17, 33, 50, 67, 83];
    const sevenths = [14, 29, 43, 57, 71, 86];
    const all = [...fifths, ...sixths, ...sevenths].toSorted((a, b) => a - b);
    expect(rows.map(({ percentage }) => percentage)).toEqual(all);
  });

  it('has progress equal to the last history row of each stage', async () => {
    const { rows } = await sql<{ stages: number; agreeing: number }>`
      with newest as (
        select distinct on (person_id, after->'stage'->>'id') person_id, at, by_id, after
        from history where what = 'progress'
        order by person_id, after->'stage'->>'id', id desc
      )
      select count(*)::int as stages, count(newest.person_id)::int as agreeing
      from progress left join newest
        on newest.person_id = progress.person_id
        and (newest.after->'stage'->>'id')::uuid = progress.stage_id
        and newest.after->>'status' = progress.status
        and newest.after->>'feedback' is not distinct from progress.feedback
        and newest.at = progress.saved_at
        and newest.by_id = progress.saved_by`.execute(db);
    expect(rows[0]?.stages).toBeGreaterThan(250);
    expect(rows[0]?.agreeing).toBe(rows[0]?.stages);
  });

  it('has something between the sessions of the demo accounts and their mentor', async () => {
    const { rows } = await sql`
      select email, place, (at at time zone 'Asia/Kolkata')::text as at,
        (select count(*)::int from agreed_steps where person_id = user_id) as steps,
        (select count(*)::int from answers where person_id = user_id) as answers
      from people join users on users.id = people.user_id
      join counselling_sessions on person_id = user_id and counselling_sessions.status = 'planned'
      where email like '%@waymark.test'
      order by email`.execute(db);
    expect(rows).toMatchObject([
      { email: 'educator@waymark.test', at: '2026-11-23 16:30:00', steps: 1 },
      { email: 'student@waymark.test', place: 'Room 12', at: '2026-11-21 16:30:00', steps: 3 },
    ]);
    const sessions = await db
      .selectFrom('counselling_sessions')
      .select(['status', (eb) => eb.fn.countAll<string>().as('count')])
      .where('at', '<', now)
      .groupBy('status')
      .execute();
    expect(sessions.map(({ status }) => status).sort()).toEqual(['held', 'planned']);
    const concerns = await db.selectFrom('concerns').select('closed_by_name').execute();
    expect(concerns.map((one) => one.closed_by_name)).toContain(null);
    expect(concerns).toHaveLength(2);
  });

  it('has an interest profile of half of the students, each with the consent it needs', async () => {
    const rows = await db
      .selectFrom('interest_profiles')
      .innerJoin('people', 'people.user_id', 'interest_profiles.person_id')
      .select(['details', 'realistic', 'artistic', 'social'])
      .execute();
    const results = rows.map((row) => `${row.realistic} ${row.artistic} ${row.social}`);
    expect(new Set(results).size).toBeGreaterThan(20);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.length).toBeLessThan(80);
    expect(rows.filter((row) => isInterestConsentDue(row, '2026-11-20'))).toEqual([]);
  });

  it('has history rows with the previous values', async () => {
    const { rows } = await sql<{ broken: number }>`
      select count(*)::int as broken from (
        select before, lag(after) over (
          partition by person_id, after->'stage'->>'id' order by id
        ) as previous from history where what = 'progress'
      ) as chained where before is distinct from previous`.execute(db);
    expect(rows[0]?.broken).toBe(0);
  });

  it('refuses a second load without a change', async () => {
    await expect(loadDemoData(db, { hashPassword, now })).rejects.toThrow();
    const loads = await db.selectFrom('demo_loads').selectAll().execute();
    expect(loads).toEqual([{ loaded_at: now }]);
  });
});
