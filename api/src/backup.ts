import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dump } from './backup/dump.ts';
import { checkBackup, writeBackup } from './backup/file.ts';
import { backupName, deleteExpiredBackups, type Retention } from './backup/retention.ts';
import { readConfig } from './platform/config.ts';
import { openForBackup } from './platform/database/open.ts';
import { runProgram } from './platform/run-program.ts';
import { StartupError } from '../../settings.mjs';

interface Arguments {
  file?: string | undefined;
  /** Folder of scheduled backups. */
  into?: string | undefined;
  retention: Retention | null;
}

await runProgram(backUp);

/** Writes a snapshot of the database to a file. */
async function backUp(): Promise<void> {
  const { file: given, into, retention } = readArguments();
  const file = resolve(into ?? '', given ?? backupName(new Date()));
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined && !existsSync(config.dataDir)) {
    throw new StartupError(`There is no database in ${config.dataDir}`);
  }
  const { db, close } = await openForBackup(config);
  try {
    const rows = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => writeBackup(file, dump(tx, new Date())));
    console.log(`${file} holds ${rows} rows now, in ${statSync(file).size} bytes.`);
  } finally {
    await close();
  }
  if (into === undefined) return;
  // Nothing is deleted before the new one was read back from the disk.
  await checkBackup(file);
  const deleted = retention ? deleteExpiredBackups(resolve(into), retention) : 0;
  console.log(`It was read back and is complete. ${deleted} old backups were deleted.`);
}

function readArguments(): Arguments {
  try {
    const options = { into: { type: 'string' }, keep: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [file, ...others] = positionals;
    const { into, keep } = values;
    const retention = keep === undefined ? null : readRetention(keep);
    const isScheduled = into !== undefined && file === undefined;
    const isSingle = into === undefined && keep === undefined && others.length === 0;
    if (isScheduled || isSingle) return { file, into, retention };
  } catch {
    // The usage is printed below.
  }
  throw new StartupError(
    'Usage: npm run backup [FILE], or npm run backup -- --into FOLDER [--keep DAYS,WEEKS,MONTHS]',
  );
}

function readRetention(text: string): Retention {
  const [, days, weeks, months] = /^(\d{1,3}),(\d{1,3}),(\d{1,3})$/.exec(text) ?? [];
  if (months === undefined) throw new Error('three numbers');
  return { days: Number(days), weeks: Number(weeks), months: Number(months) };
}
