/**
 * How long does a restore of a school district take?
 *
 *   DATABASE_URL=postgres://… npm --prefix bench run restore [-- 100000]
 *
 * Makes a database with that many students, backs it up, and restores it for a drill. Ends with 1 when
 * that takes longer than 15 minutes.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runDrill } from '../api/src/backup/drill.ts';
import { readConfig } from '../api/src/platform/config.ts';
import { fill } from './lists/fill.ts';
import { openScratch } from './lists/scratch.ts';

const GOAL_S = 15 * 60;

const server = process.env['DATABASE_URL'];
if (server === undefined) throw new Error('DATABASE_URL is not set');
const students = Number(process.argv[2] ?? 100_000);

const folder = mkdtempSync(join(tmpdir(), 'waymark-restore-'));
const file = join(folder, 'all.backup');
const scratch = await openScratch(server, (db) => fill(db, students));
try {
  const began = performance.now();
  execFileSync(
    process.execPath,
    ['--conditions=waymark-source', '--import', 'tsx', '../api/src/backup.ts', file],
    {
      cwd: import.meta.dirname,
      env: { ...process.env, DATABASE_URL: scratch.url },
      stdio: 'inherit',
    },
  );
  const backup = (performance.now() - began) / 1_000;
  const config = readConfig({ DATABASE_URL: scratch.url });
  const { rows, verified, restored, differing } = await runDrill(file, config);
  const recovery = verified + restored;
  console.log(
    `${students} students, ${rows} rows, ${(statSync(file).size / 2 ** 20).toFixed(0)} MiB: ` +
      `backup ${backup.toFixed(1)} s; recovery ${recovery.toFixed(1)} s, of which ` +
      `${verified.toFixed(1)} s verify the file; tables that differ: ${differing?.length ?? 'unknown'}`,
  );
  process.exitCode = recovery <= GOAL_S && differing?.length === 0 ? 0 : 1;
} finally {
  await scratch.drop();
  rmSync(folder, { recursive: true });
}
