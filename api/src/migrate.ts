import { readConfig } from './platform/config.ts';
import { newerMigrationsWarning } from './platform/database/migrate.ts';
import { migrateAll, openUnmigrated } from './platform/database/open.ts';
import { runProgram } from './platform/run-program.ts';

await runProgram(runMigrations);

/** Runs the pending migrations as the user of DATABASE_MIGRATION_URL, else of DATABASE_URL. */
async function runMigrations(): Promise<void> {
  const { db, close } = await openUnmigrated(readConfig(process.env));
  try {
    const kept = await migrateAll(db);
    const warning = await newerMigrationsWarning(db);
    if (warning !== null) console.warn(warning);
    if (kept > 0) {
      console.warn(
        `${kept} emails were kept as typed, because another account has the form with an ASCII domain.`,
      );
    }
    console.log('The database is up to date.');
  } finally {
    await close();
  }
}
