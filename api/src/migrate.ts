import { readConfig } from './platform/config.ts';
import { migrate, newerMigrationsWarning } from './platform/database/migrate.ts';
import { openUnmigrated } from './platform/database/open.ts';
import { runProgram } from './platform/run-program.ts';

await runProgram(runMigrations);

/** Runs the pending migrations as the user of DATABASE_MIGRATION_URL, else of DATABASE_URL. */
async function runMigrations(): Promise<void> {
  const { db, close } = await openUnmigrated(readConfig(process.env));
  try {
    await migrate(db);
    const warning = await newerMigrationsWarning(db);
    if (warning !== null) console.warn(warning);
    console.log('The database is up to date.');
  } finally {
    await close();
  }
}
