import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dump } from './backup/dump.ts';
import { writeBackup } from './backup/file.ts';
import { readConfig } from './platform/config.ts';
import { openUnmigrated } from './platform/database/open.ts';
import { runProgram } from './platform/run-program.ts';
import { StartupError } from './platform/startup-error.ts';

await runProgram(backUp);

/** Writes a snapshot of the database to a file. */
async function backUp(): Promise<void> {
  const file = resolve(readFile());
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined && !existsSync(config.dataDir)) {
    throw new StartupError(`There is no database in ${config.dataDir}`);
  }
  const { db, close } = await openUnmigrated(config);
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
}

function readFile(): string {
  try {
    const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
    if (others.length === 0) return file ?? `waymark-${stamp()}.backup`;
  } catch {
    // The usage is printed below.
  }
  throw new StartupError('Usage: npm run backup [FILE]');
}

function stamp(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(':', '');
}
