import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { extensions } from '../platform/database/embedded.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { Database } from '../platform/database/schema.ts';
import { openServer } from '../platform/database/server.ts';
import { createRoles, dropRoles, newRoles, urlAs } from './roles.ts';
import { createScratch, dropCopies, testServer } from './scratch.ts';

/** Creates a migrated template database, which is faster to copy than to migrate. */
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
  const roles = newRoles();
  await createRoles(url, roles);
  const { db, close } = await openServer(urlAs(url, roles.migration));
  await migrate(db);
  await close();
  const template = new URL(url).pathname.slice(1);
  project.provide('template', template);
  project.provide('roles', roles);
  return async () => {
    await dropCopies(server, template);
    await drop();
    await dropRoles(server, roles);
  };
}
