import { sql } from 'kysely';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './types.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

describe('migrations', () => {
  it('run once, however many start at once', async () => {
    await Promise.all([migrate(database.db), migrate(database.db), migrate(database.db)]);
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(database.db);
    const files = readdirSync(new URL('../../../migrations/', import.meta.url));
    expect(rows.map(({ name }) => name).sort()).toEqual(files.sort());
  });

  it('that were changed afterwards are refused', async () => {
    await sql`update migrations set checksum = 'other'`.execute(database.db);
    await expect(migrate(database.db)).rejects.toThrow(
      'The migration 0001_foundation.sql was changed',
    );
  });
});
