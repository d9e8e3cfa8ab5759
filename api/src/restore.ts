import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runDrill } from './backup/drill.ts';
import { checkBackup } from './backup/file.ts';
import { restore } from './backup/restore.ts';
import { skipPastReminders } from './modules/reminders/queue-reminders.ts';
import { readConfig } from './platform/config.ts';
import { convertEmails } from './platform/database/convert-emails.ts';
import { openUnmigrated } from './platform/database/open.ts';
import { runProgram } from './platform/run-program.ts';
import { StartupError } from '../../settings.mjs';

await runProgram(async () => {
  const { place, replace, drill } = readArguments();
  await (drill ? reportDrill(place) : restoreBackup(place, replace));
});

/** Restores the database from a file. */
async function restoreBackup(file: string, replace: boolean): Promise<void> {
  const { header, rows } = await checkBackup(file);
  const config = readConfig(process.env);
  const { db, close } = await openUnmigrated(config, true);
  try {
    await restore(db, { file, header, replace });
    await convertEmails(db);
    await skipPastReminders(db, { ...config, now: () => new Date() });
    console.log(`The database is as it was at ${header.at} (${rows} rows); all log in again.`);
  } finally {
    await close();
  }
}

/** Restores into a temporary database and prints how long it took. */
async function reportDrill(place: string): Promise<void> {
  const { file, at, rows, verified, restored, differing } = await runDrill(
    place,
    readConfig(process.env),
  );
  if (differing && differing.length > 0) {
    throw new StartupError(`The copy of ${file} differs from it in: ${differing.join(', ')}`);
  }
  const same = differing
    ? 'All rows of the copy are those of the backup'
    : 'It was migrated to this release, so its rows were not compared';
  console.log(
    `${file}, of ${at}, can be restored. ${same}.\n` +
      `Recovery time: ${(verified + restored).toFixed(1)} s for ${rows} rows ` +
      `(${verified.toFixed(1)} s to verify the file, ${restored.toFixed(1)} s to restore it).`,
  );
}

function readArguments(): { place: string; replace: boolean; drill: boolean } {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const options = { replace: flag, drill: flag };
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [place, ...others] = positionals;
    const isConsistent = !(values.drill && values.replace);
    if (place !== undefined && others.length === 0 && isConsistent) {
      return { place: resolve(place), ...values };
    }
  } catch {
    // The usage is printed below.
  }
  throw new StartupError(
    'Usage: npm run restore -- FILE [--replace], or npm run restore -- FILE_OR_FOLDER --drill',
  );
}
