import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropTables, openEmptyDatabase } from '../../testing/database.ts';
import { checkMigrated, migrate, newerMigrationsWarning } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import type { OpenDatabase } from './types.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
}, 60_000);
beforeEach(() => dropTables(database.db), 60_000);
afterAll(() => database.close());

const migrations = readMigrations();
const table = (name: string, text = `create table ${name} (n integer);`) => ({
  name: `${name}.sql`,
  text,
});

async function ran(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from migrations order by run_at, name`.execute(database.db);
  return rows.map(({ name }) => name);
}

describe('migrations', () => {
  it('run once with concurrent starts', async () => {
    await Promise.all([migrate(database.db), migrate(database.db), migrate(database.db)]);
    expect(await ran()).toEqual(migrations.map(({ name }) => name));
  });

  it('are rolled back on failure and continue after a correction', async () => {
    const broken = table(
      'b',
      'create table b (n integer); insert into b values (1); select 1 / 0;',
    );
    await expect(migrate(database.db, [table('a'), broken, table('c')])).rejects.toThrow(
      /^The migration b\.sql failed and was rolled back: .+$/,
    );
    expect(await ran()).toEqual(['a.sql']);
    await migrate(database.db, [table('a'), table('b'), table('c')]);
    expect(await ran()).toEqual(['a.sql', 'b.sql', 'c.sql']);
    const { rows } = await sql`select n from b`.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('are refused when changed after they ran', async () => {
    await migrate(database.db, [table('a')]);
    await expect(migrate(database.db, [table('a', 'drop table a;')])).rejects.toThrow(
      'The migration a.sql was changed after the database ran it: write a new one instead',
    );
  });

  it('have the same checksum with other line endings', async () => {
    const text = 'create table a (\n  n integer\n);\n';
    await migrate(database.db, [table('a', text)]);
    await migrate(database.db, [table('a', text.replaceAll('\n', '\r\n'))]);
    expect(await ran()).toEqual(['a.sql']);
  });

  it('are refused when unknown to this version', async () => {
    await migrate(database.db, [table('a'), table('b')]);
    const refusal =
      'The database is newer than this program: it knows the migration b.sql. Use the newer program';
    await expect(migrate(database.db, [table('a')])).rejects.toThrow(refusal);
    await expect(checkMigrated(database.db, [table('a')])).rejects.toThrow(refusal);
  });

  it('are accepted with a warning when unknown expand migrations', async () => {
    const known = [table('a'), table('c')];
    const expand = { ...table('b'), name: 'b.expand.sql' };
    await migrate(database.db, [table('a'), expand]);
    await expect(checkMigrated(database.db, known)).rejects.toThrow('c.sql has not run');
    await migrate(database.db, known);
    await checkMigrated(database.db, known);
    expect(await ran()).toEqual(['a.sql', 'b.expand.sql', 'c.sql']);
    expect(await newerMigrationsWarning(database.db, known)).toBe(
      'The database is newer than this program, which ignores the migrations b.expand.sql',
    );
    expect(await newerMigrationsWarning(database.db, [...known, expand])).toBeNull();
    const changed = [...known, { ...expand, text: 'drop table a;' }];
    await expect(migrate(database.db, changed)).rejects.toThrow('b.expand.sql was changed');
  });
});
