import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackup } from './backup/file.ts';
import { restore } from './backup/restore.ts';
import { readConfig } from './platform/config.ts';
import { convertEmails } from './platform/database/convert-emails.ts';
import { openUnmigrated } from './platform/database/open.ts';
import { runProgram } from './platform/run-program.ts';
import { StartupError } from './platform/startup-error.ts';

await runProgram(restoreBackup);

/** Restores the database from a file. */
async function restoreBackup(): Promise<void> {
  const { file, replace } = readArguments();
  const { header, rows } = await checkBackup(file);
  const { db, close } = await openUnmigrated(readConfig(process.env), true);
  try {
    await restore(db, { file, header, replace });
    await convertEmails(db);
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
    // The usage is printed below.
  }
  throw new StartupError('Usage: npm run restore -- FILE [--replace]');
}
