import { sql } from 'kysely';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { loadDemoData } from '../demo/load.ts';
import { startSession } from '../modules/auth/sessions.ts';
import { migrate } from '../platform/database/migrate.ts';
import { readMigrations } from '../platform/database/migrations.ts';
import type { OpenDatabase } from '../platform/database/types.ts';
import { testDependencies, testOptions } from '../testing/app.ts';
import { dropTables, openEmptyDatabase, openInMemory } from '../testing/database.ts';
import { fillFirstVersion, ids } from '../testing/first-version.ts';
import { testServer } from '../testing/scratch.ts';
import { setTextFormats, listTables, readSequences } from './catalogue.ts';
import { dump } from './dump.ts';
import { checkBackup, writeBackup } from './file.ts';
import { leftOut } from './format.ts';
import { restore } from './restore.ts';

const now = new Date('2026-11-18T13:05:00.000Z');
const admin = { email: 'admin@waymark.test', password: 'waymark-demo' };
const migrations = readMigrations();

/** The database under test, and one of the other engine if available. */
let database: OpenDatabase;
let other: OpenDatabase;
let folder: string;
let whole: string;
/** All rows as text. */
let contents: Record<string, string[]>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  database = await openEmptyDatabase();
  await migrate(database.db);
  const { passwords } = await testDependencies(database.db, () => now);
  await loadDemoData(database.db, { hashPassword: passwords.hash, now });
  const { id } = await database.db
    .selectFrom('users')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await startSession(database.db, id, now);
  whole = join(folder, 'whole.backup');
  await backUp(database, whole);
  contents = await allRows(database);
  // Opened late: starting PGlite blocks the event loop for the server connection.
  other = testServer === undefined ? await openEmptyDatabase() : openInMemory();
  await sql`select 1`.execute(other.db);
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await Promise.all([database.close(), other.close()]);
});
beforeEach(() => dropTables(other.db), 60_000);

function backUp({ db }: OpenDatabase, file: string): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => writeBackup(file, dump(tx, now)));
}

async function putBack(
  { db }: OpenDatabase,
  file: string,
  { replace = false, migrations: expected = migrations } = {},
): Promise<void> {
  const { header } = await checkBackup(file);
  await restore(db, { file, header, replace }, expected);
}

function allRows({ db }: OpenDatabase): Promise<Record<string, string[]>> {
  return db.transaction().execute(async (tx) => {
    await setTextFormats(tx);
    const found: Record<string, string[]> = {};
    for (const { name } of await listTables(tx)) {
      const { rows } = await sql<{ line: string }>`
        select t::text as line from ${sql.table(name)} t order by t::text collate "C"`.execute(tx);
      if (!leftOut.includes(name)) found[name] = rows.map(({ line }) => line);
    }
    return found;
  });
}

describe('backup and restore', { timeout: 60_000 }, () => {
  it('transfer all rows and sequences to the other engine and back', async () => {
    expect(Object.keys(contents)).toEqual(
      expect.arrayContaining(['users', 'history', 'migrations', 'sent_reminders']),
    );
    await putBack(other, whole);
    expect(await allRows(other)).toEqual(contents);
    expect(await readSequences(other.db)).toEqual(await readSequences(database.db));

    const again = join(folder, 'again.backup');
    await backUp(other, again);
    await putBack(database, again, { replace: true });
    expect(await allRows(database)).toEqual(contents);
  });

  it('omit sessions: users log in again with the same password', async () => {
    const names = (await listTables(database.db)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...leftOut]));
    await putBack(other, whole);
    expect(await other.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    const deps = await testDependencies(other.db, () => now);
    const app = await buildApp(testOptions, deps);
    const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload: admin });
    expect(login.statusCode).toBe(200);
    const { token } = login.json<{ token: string }>();
    const [person] = await other.db.selectFrom('people').select(['user_id', 'audience']).execute();
    const url = `/api/admin/${person?.audience ?? ''}s/${person?.user_id ?? ''}/assign-mentor`;
    const headers = { authorization: `Bearer ${token}` };
    const call = { method: 'PUT', url, headers, payload: { mentorId: null } } as const;
    // Inserts a history row with the next sequence value.
    expect((await app.inject(call)).statusCode).toBe(200);
    await app.close();
  });

  it('migrate an older backup', async () => {
    await migrate(other.db, migrations.slice(0, 1));
    await fillFirstVersion(other.db);
    const older = join(folder, 'older.backup');
    await backUp(other, older);
    await putBack(other, older, { replace: true });
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
      other.db,
    );
    expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
    const people = await other.db.selectFrom('people').selectAll().orderBy('user_id').execute();
    expect(people).toMatchObject([
      { user_id: ids.student, details: { interests: ['Chess', 'तबला'] } },
      { user_id: ids.educator, details: {} },
    ]);
  });

  it('keep all characters and types', async () => {
    const columns = `t text, "b b" bytea, j jsonb, n numeric, a text[], at timestamptz, d float8,
      i integer generated always as identity, twice integer generated always as (i * 2) stored`;
    const kinds = { name: 'kinds.expand.sql', text: `create table kinds (${columns});` };
    await migrate(other.db, [kinds]);
    const foreign = 'a\u2028b\r\n"\\\t\u0001 \u{1f916} NULL';
    await sql`insert into kinds (t, "b b", j, n, a, at, d) values
      (${foreign}, '\\x00ff', 'null', 12345678901234567890.10, array[null, '', '{}'], 'infinity', 'NaN'),
      (null, '', '"x"', 0.10, '{}', '2026-01-01 00:00:00.000001+05:30', 0.1)`.execute(other.db);
    const before = await allRows(other);
    expect(before['kinds']).toHaveLength(2);
    const file = join(folder, 'kinds.backup');
    await backUp(other, file);
    await sql`delete from kinds`.execute(other.db);
    await putBack(other, file, { replace: true, migrations: [kinds] });
    expect(await allRows(other)).toEqual(before);
    const { rows } = await sql`select t from kinds where t is not null`.execute(other.db);
    expect(rows).toEqual([{ t: foreign }]);

    const newer = putBack(other, file, { replace: true });
    await expect(newer).rejects.toThrow('The backup is newer than this program');
  });

  it('refuse databases that are not empty or belong to another program', async () => {
    await expect(putBack(database, whole)).rejects.toThrow(
      /^The database is not empty: .*--replace/,
    );
    expect(await allRows(database)).toEqual(contents);
    await sql`create table foreigners (n integer)`.execute(other.db);
    await expect(putBack(other, whole, { replace: true })).rejects.toThrow(
      'tables of another program',
    );
    await expect(backUp(other, join(folder, 'none.backup'))).rejects.toThrow('nothing to back up');
    expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([]);
  });

  it('write a file for the owner only and rename it when complete', async () => {
    expect(statSync(whole).mode & 0o777).toBe(0o600);
    await expect(backUp(database, whole)).rejects.toThrow('exists already');
    await expect(backUp(database, join(folder, 'no', 'folder'))).rejects.toThrow(
      "can't be written (ENOENT)",
    );
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  const cut = (bytes: Buffer, lines: (all: string[]) => string[]) =>
    gzipSync(lines(gunzipSync(bytes).toString().split('\n')).join('\n'));
  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['is empty', () => Buffer.alloc(0)],
    ['is no archive', () => Buffer.from('select 1;')],
    ['was cut off', (bytes) => bytes.subarray(0, bytes.length - 100)],
    [
      'was altered',
      (bytes) => Buffer.concat([bytes.subarray(0, 900), Buffer.from('??'), bytes.subarray(902)]),
    ],
    ['lacks its last line', (bytes) => cut(bytes, (all) => [...all.slice(0, -2), ''])],
    ['lacks a row', (bytes) => cut(bytes, (all) => [...all.slice(0, 5), ...all.slice(6)])],
    [
      'has another value',
      (bytes) => cut(bytes, (all) => all.map((line) => line.replace('Prakash', 'Prakesh'))),
    ],
    ['ends in the middle of a line', (bytes) => cut(bytes, (all) => [...all.slice(0, 8), '["'])],
  ])('refuse a file that %s', async (_case, damage) => {
    const file = join(folder, 'damaged');
    writeFileSync(file, damage(readFileSync(whole)));
    await expect(putBack(other, file)).rejects.toThrow(/damaged .+: nothing was changed$/);
  });

  it('refuse a missing file', async () => {
    await expect(putBack(other, join(folder, 'missing'))).rejects.toThrow("can't be read (ENOENT)");
  });
});
