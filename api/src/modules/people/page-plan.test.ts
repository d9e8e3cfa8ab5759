import { CompiledQuery, sql, type RootOperationNode } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Executor } from '../../platform/database/types.ts';
import { useTestApp } from '../../testing/app.ts';
import { testServer } from '../../testing/scratch.ts';
import { listPeople } from './list-people.ts';

const test = useTestApp();
const zone = { day: '2026-11-18', timeZone: 'Asia/Kolkata' };

/** Enough people that reading all of them costs more than an index. */
async function addMany(db: Executor): Promise<void> {
  await sql`insert into users (name, email, phone, role, password_hash)
    select 'Person ' || n, 'person' || n || '@example.org', '', 'student', ''
    from generate_series(1, 3000) n`.execute(db);
  await sql`insert into people (user_id, audience, details)
    select id, 'student', jsonb_build_object('schoolName', repeat('Modern School ', 20)) from users`.execute(
    db,
  );
}

/** Tables of people that are read as a whole by the statement of `run`. */
async function scannedBy(run: (db: Executor) => Promise<unknown>): Promise<string[]> {
  const { db } = test.deps;
  const nodes: RootOperationNode[] = [];
  const recording = db.withPlugin({
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await run(recording);
  const plans: string[] = [];
  for (const node of nodes) {
    const compiled = db.getExecutor().compileQuery(node, { queryId: '' });
    const { rows } = await db.executeQuery<Record<string, string>>(
      CompiledQuery.raw(`explain ${compiled.sql}`, [...compiled.parameters]),
    );
    plans.push(...rows.map((row) => row['QUERY PLAN'] ?? ''));
  }
  expect(plans).not.toEqual([]);
  return plans.filter((line) => /Seq Scan on (people|users|roster)/.test(line));
}

// The planner settings belong to the connections to a server.
describe.skipIf(testServer === undefined)('a page of a list', () => {
  it.each([
    ['in the order of names', {}],
    ['of a search', { search: 'Person 12' }],
  ])('%s reads its people from indexes', async (_case, filters) => {
    await addMany(test.deps.db);
    const query = { page: 2, limit: 10, ...filters };
    expect(
      await scannedBy((db) => listPeople(db, { audience: 'student', query, ...zone })),
    ).toEqual([]);
  });
});
