import type { Config } from '../config.ts';
import { convertEmails } from './convert-emails.ts';
import { openEmbedded } from './embedded.ts';
import { checkMigrated, migrate } from './migrate.ts';
import { withoutTimeouts } from './pool.ts';
import { openServer } from './server.ts';
import type { OpenDatabase } from './types.ts';

type Where = Pick<
  Config,
  'databaseUrl' | 'databaseDirectUrl' | 'databaseMigrationUrl' | 'migrates' | 'dataDir'
>;

/**
 * Opens the configured database and migrates it, or checks that it is migrated.
 *
 * @throws StartupError for a configuration error
 */
export async function openDatabase(config: Where): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl, migrates } = config;
  if (databaseUrl === undefined) return prepared(await openUnmigrated(config), migrateAll);
  if (migrates) {
    const { close } = await prepared(await openUnmigrated(config), migrateAll);
    await close();
  }
  const database = await openServer(databaseUrl, { directUrl: databaseDirectUrl });
  return migrates ? database : prepared(database, checkMigrated);
}

/** As `openDatabase`, past a pooler. */
export function openDirectly(config: Where): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl } = config;
  return openDatabase({
    ...config,
    databaseUrl: databaseDirectUrl ?? databaseUrl,
    databaseDirectUrl: undefined,
  });
}

/** Runs the pending migrations, then converts stored emails. @returns the number of emails kept */
export async function migrateAll(db: OpenDatabase['db']): Promise<number> {
  await migrate(db);
  return convertEmails(db);
}

async function prepared(
  database: OpenDatabase,
  prepare: (db: OpenDatabase['db']) => Promise<unknown>,
): Promise<OpenDatabase> {
  try {
    await prepare(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Opens the database as the owner of its tables, past a pooler, without migrations and without time
 * limits.
 * @param fillsLost see `openEmbedded`
 */
export function openUnmigrated(config: Where, fillsLost = false): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl, databaseMigrationUrl, dataDir } = config;
  const pace = withoutTimeouts;
  if (databaseMigrationUrl !== undefined) {
    return openServer(databaseMigrationUrl, { pace, setting: 'DATABASE_MIGRATION_URL' });
  }
  if (databaseDirectUrl !== undefined) {
    return openServer(databaseDirectUrl, { pace, setting: 'DATABASE_DIRECT_URL' });
  }
  return databaseUrl === undefined
    ? openEmbedded(dataDir, fillsLost)
    : openServer(databaseUrl, { pace });
}

/** As `openUnmigrated`, by the direct address where there is one. */
export function openForBackup(config: Where): Promise<OpenDatabase> {
  const { databaseDirectUrl, databaseMigrationUrl } = config;
  return openUnmigrated({
    ...config,
    // The role of the api may read all tables.
    databaseMigrationUrl: databaseDirectUrl === undefined ? databaseMigrationUrl : undefined,
  });
}
