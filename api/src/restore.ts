import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackup } from './backup/file.ts';
import { restore } from './backup/restore.ts';
import { readConfig } from './plugins/config.ts';
import { openUnmigrated } from './plugins/database/open.ts';
import { runProgram } from './plugins/run-program.ts';
import { StartupError } from './plugins/startup-error.ts';

await runProgram(restoreBackup);

/** Puts the backup of one file into the database. */
async function restoreBackup(): Promise<void> {
  const { file, replace } = readArguments();
  const { header, rows } = await checkBackup(file);
  const { db, close } = await openUnmigrated(readConfig(process.env));
  try {
    await restore(db, { file, header, replace });
    console.log(`The database is as it was at ${header.at} (${rows} rows); all log in again.`);
  } finally {
    await close();
  }
}

function readArguments(): { file: string; replace: boolean } {
  try {
    const options = { replace: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0) return { file: resolve(file), ...values };
  } catch {
    // Answered below.
  }
  throw new StartupError('Usage: npm run restore -- FILE [--replace]');
}
