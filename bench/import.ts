import { createHash } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildApp } from '../api/src/app.ts';
import { startSession } from '../api/src/modules/auth/sessions.ts';
import { insertUser } from '../api/src/modules/auth/users.ts';
import { PRODUCTION_LIMITS } from '../api/src/plugins/shedding.ts';
import { testDependencies } from '../api/src/testing/app.ts';
import { fill } from './lists/fill.ts';
import { versionOf } from './lists/plan.ts';
import { openScratch } from './lists/scratch.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The goal for 10,000 rows, in seconds. */
const goal = 60;
const batch = 200;

const server = process.env['DATABASE_URL'];
const rows = Number(process.argv[2] ?? 10_000);
if (server === undefined || !Number.isInteger(rows) || rows < 1) {
  console.error('Usage: DATABASE_URL=postgres://… npm --prefix bench run import [-- rows]');
  process.exit(2);
}

const scratch = await openScratch(server, (db) => fill(db, 5_000));
try {
  console.log(`${rows} rows in batches of ${batch}, PostgreSQL ${await versionOf(scratch.db)}`);
  const seconds = await importAll();
  const load = loadavg()[0] ?? 0;
  console.log(`Load of the machine: ${load.toFixed(1)} on ${availableParallelism()} cores`);
  process.exitCode = seconds > (goal * rows) / 10_000 ? 1 : 0;
} finally {
  await scratch.drop();
}

/** Imports a file: a dry run, the import, a repeat. @returns the seconds of the import */
async function importAll(): Promise<number> {
  const { db } = scratch;
  const app = await buildApp(
    { nodeEnv: 'test', trustedProxies: [], load: { ...PRODUCTION_LIMITS, eventLoopDelay: 0 } },
    await testDependencies(db, () => new Date()),
  );
  const admin = { name: 'Admin', email: 'admin@example.org', passwordHash: '' };
  const token = await startSession(
    db,
    await insertUser(db, { ...admin, role: 'admin' }),
    new Date(),
  );
  const clubs = await db
    .selectFrom('clubs')
    .select('name')
    .where('audience', '=', 'student')
    .execute();
  const mentors = await db
    .selectFrom('users')
    .innerJoin('mentors', 'mentors.user_id', 'users.id')
    .innerJoin('clubs', 'clubs.id', 'mentors.club_id')
    .select(['email', 'clubs.name as club'])
    .execute();
  const rowOf = (line: number) => {
    const club = clubs[line % clubs.length]?.name;
    const own = mentors.filter((mentor) => mentor.club === club);
    return {
      line,
      name: `Imported Person ${line}`,
      email: `imported${line}@example.org`,
      phone: `98220 ${10_000 + line}`,
      class: `${9 + (line % 4)}th`,
      school: `School ${line % 50}`,
      dateOfBirth: `14/03/${2008 + (line % 5)}`,
      guardianContact: '98200 00000',
      club,
      mentor: own[line % own.length]?.email,
    };
  };
  const fileHash = createHash('sha256').update(String(rows)).digest('hex');
  let imported = Infinity;
  for (const [name, dryRun] of [
    ['dry run', true],
    ['import', false],
    ['repeat', false],
  ] as const) {
    const times: number[] = [];
    const outcomes = new Map<string, number>();
    scratch.taken();
    let statements = 0;
    for (let first = 0; first < rows; first += batch) {
      const lines = Array.from({ length: Math.min(batch, rows - first) }, (_, n) => first + n + 2);
      const start = performance.now();
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: '/api/admin/students/import',
        headers: { authorization: `Bearer ${token}` },
        payload: { fileHash, dryRun, clubs: [], mentors: [], rows: lines.map(rowOf) },
      });
      times.push(performance.now() - start);
      if (statusCode !== 200) throw new Error(body);
      statements = scratch.taken().length;
      for (const { outcome } of (JSON.parse(body) as { rows: { outcome: string }[] }).rows) {
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    }
    const seconds = times.reduce((sum, time) => sum + time, 0) / 1_000;
    if (name === 'import') imported = seconds;
    times.sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)] ?? Infinity;
    scratch.taken();
    collect();
    const memory = Math.round(process.memoryUsage().heapUsed / 1024 ** 2);
    console.log(
      `${name}: ${seconds.toFixed(1)} s; a batch ${Math.round(median)} ms (median), ` +
        `${Math.round(times.at(-1) ?? 0)} ms (slowest), ${statements} statements; ${memory} MB of heap; ` +
        [...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(', '),
    );
  }
  await app.close();
  return imported;
}
