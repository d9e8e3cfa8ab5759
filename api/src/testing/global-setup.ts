import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { extensions } from '../plugins/database/extensions.ts';
import { migrate } from '../plugins/database/migrate.ts';
import type { Database } from '../plugins/database/schema.ts';
import { openServer } from '../plugins/database/server.ts';
import { createScratch, testServer } from './scratch.ts';

/** Makes one migrated database before the first test: copying it is faster than making each anew. */
export default async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'api-tests-'));
  project.provide('folder', folder);
  let drop: (() => Promise<void>) | undefined;
  if (testServer === undefined) await fillFolder(folder);
  else drop = await makeDatabase(project, testServer);
  return async () => {
    rmSync(folder, { recursive: true });
    await drop?.();
  };
}

async function fillFolder(folder: string): Promise<void> {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const pglite = new PGlite({ dataDir: join(dataDir, 'pglite'), extensions });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  const dump = await pglite.dumpDataDir('none');
  writeFileSync(join(folder, 'dump.tar'), await dump.bytes());
  await db.destroy();
}

async function makeDatabase(project: TestProject, server: string): Promise<() => Promise<void>> {
  const { url, drop } = await createScratch(server);
  const { db, close } = await openServer(url);
  await migrate(db);
  await close();
  project.provide('template', new URL(url).pathname.slice(1));
  return drop;
}
