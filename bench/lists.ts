import { availableParallelism, loadavg } from 'node:os';
import { buildApp } from '../api/src/app.ts';
import { startSession } from '../api/src/modules/auth/sessions.ts';
import { insertUser } from '../api/src/modules/auth/users.ts';
import { PRODUCTION_LIMITS } from '../api/src/plugins/shedding.ts';
import { testDependencies } from '../api/src/testing/app.ts';
import { cases } from './lists/cases.ts';
import { fill } from './lists/fill.ts';
import { isSequential, scansOf, versionOf } from './lists/plan.ts';
import { openScratch } from './lists/scratch.ts';

/** The current time; shortly after the last save. */
const now = new Date('2026-10-06T06:00:00.000Z');
const runs = 30;

const server = process.env['DATABASE_URL'];
const students = Number(process.argv[2] ?? 100_000);
if (server === undefined || !Number.isInteger(students) || students < 100) {
  console.error('Usage: DATABASE_URL=postgres://… npm --prefix bench run lists [-- students]');
  process.exit(2);
}

const started = performance.now();
const scratch = await openScratch(server, (db) => fill(db, students));
try {
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${students} students, PostgreSQL ${await versionOf(scratch.db)}, filled in ${seconds} s; ` +
      `${runs} runs each; milliseconds: median, 95th percentile, best`,
  );
  const reached = await measureAll();
  const load = loadavg()[0] ?? 0;
  console.log(`Load of the machine: ${load.toFixed(1)} on ${availableParallelism()} cores`);
  process.exitCode = reached ? 0 : 1;
} finally {
  await scratch.drop();
}

/** @returns whether every goal was reached */
async function measureAll(): Promise<boolean> {
  const { db } = scratch;
  const deps = await testDependencies(db, () => now);
  const app = await buildApp(
    { nodeEnv: 'test', trustedProxies: [], load: { ...PRODUCTION_LIMITS, eventLoopDelay: 0 } },
    deps,
  );
  const admin = { name: 'Admin', email: 'admin@example.org', passwordHash: '' };
  const tokens = {
    admin: await startSession(db, await insertUser(db, { ...admin, role: 'admin' }), now),
    mentor: await startSession(db, 'a0000000-0000-4000-8000-000000000007', now),
  };
  let reached = true;
  for (const { name, as, urls, goal, searches } of cases(students)) {
    const ask = async () => {
      const headers = { authorization: `Bearer ${tokens[as]}` };
      const start = performance.now();
      for (const url of urls) {
        const { statusCode, body } = await app.inject({ url, headers });
        if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
      }
      return performance.now() - start;
    };
    await ask();
    scratch.taken();
    await ask();
    const statements = scratch.taken();
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await ask());
    times.sort((a, b) => a - b);
    const best = times[0] ?? Infinity;
    const median = times[Math.floor(runs / 2)] ?? Infinity;
    const slow = times[Math.floor(runs * 0.95)] ?? Infinity;
    const scans: string[] = [];
    for (const statement of statements.slice(0, 10)) scans.push(...(await scansOf(db, statement)));
    const wrong = median > goal || (searches && scans.some(isSequential));
    reached &&= !wrong;
    console.log(
      `${wrong ? '✗' : '✓'} ${[median, slow, best].map((n) => n.toFixed(1).padStart(6)).join(' ')}  ${name}\n` +
        `      ${statements.length} statements: ${[...new Set(scans)].join(', ')}`,
    );
  }
  await app.close();
  return reached;
}
