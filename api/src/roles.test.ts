import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, openUnmigrated } from './platform/database/open.ts';
import { readConfig } from './platform/config.ts';
import { migrate } from './platform/database/migrate.ts';
import { readMigrations } from './platform/database/migrations.ts';
import { openServer } from './platform/database/server.ts';
import { startProgram } from './testing/program.ts';
import { createRoles, dropRoles, newRoles, urlAs, type Roles } from './testing/roles.ts';
import { createScratch, testServer } from './testing/scratch.ts';

/** All other tests on a server use a database as the role of the api, too. */
describe('the roles of the database', { timeout: 60_000 }, () => {
  const server = testServer ?? '';
  let scratch: Awaited<ReturnType<typeof createScratch>>;
  let roles: Roles;
  let settings: { DATABASE_URL: string; DATABASE_MIGRATION_URL: string };
  beforeEach(async () => {
    scratch = await createScratch(server);
    roles = newRoles();
    await createRoles(scratch.url, roles);
    settings = {
      DATABASE_URL: urlAs(scratch.url, roles.api),
      DATABASE_MIGRATION_URL: urlAs(scratch.url, roles.migration),
    };
  });
  afterEach(async () => {
    await scratch.drop();
    await dropRoles(server, roles);
  });

  it('the api may not change the schema, nor run programs', async () => {
    const owner = await openUnmigrated(readConfig(settings));
    await migrate(owner.db);
    await owner.close();
    const { db, close } = await openDatabase(readConfig(settings));
    for (const statement of [
      'create table t (n integer)',
      'create temporary table t (n integer)',
      'create schema s',
      'create extension citext',
      'create role r',
      'alter table people add column n integer',
      'drop table people',
      'truncate people',
      "copy (select 1) to program 'true'",
    ]) {
      const denied = expect.objectContaining({ code: '42501' }) as unknown;
      await expect(sql.raw(statement).execute(db), statement).rejects.toEqual(denied);
    }
    await close();
  });

  it('the api starts once the program for migrations has run', async () => {
    const start = (file: string, own: Record<string, string>) =>
      startProgram(file, { API_PORT: '0', NODE_ENV: 'production', ...own });
    const api = { DATABASE_URL: settings.DATABASE_URL, MIGRATE: '0' };

    const early = await start('server.ts', api).ended;
    expect(early.code).toBe(1);
    expect(early.output).toMatch(/^The migration 0001_\w+\.sql has not run: [^\n]+\n$/);
    const { DATABASE_MIGRATION_URL } = settings;
    const migrated = await start('migrate.ts', { DATABASE_MIGRATION_URL }).ended;
    expect(migrated).toEqual({ code: 0, output: 'The database is up to date.\n' });

    const { child, address, ended } = start('server.ts', api);
    const person = {
      name: 'Ananya',
      email: 'ananya@example.org',
      password: 'correct horse',
      role: 'student',
    };
    const registered = await fetch(`${await address}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    expect(registered.status).toBe(201);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });

  it('adds the roles to a database that a superuser has created', async () => {
    const before = await openServer(scratch.url);
    await migrate(before.db, readMigrations().slice(0, -1));
    await before.close();

    await createRoles(scratch.url, roles);
    const owner = await openUnmigrated(readConfig(settings));
    await migrate(owner.db);
    await owner.close();
    const { db, close } = await openDatabase(readConfig(settings));
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
    await close();
  });
});
