import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { startSession } from '../api/src/modules/auth/sessions.ts';
import { insertUser } from '../api/src/modules/auth/users.ts';
import { trustedDocuments } from '../bff/src/gen/trustedDocuments.generated.ts';
import { serverFlags } from '../scripts/lib/server-flags.mjs';
import { fill } from './lists/fill.ts';
import { versionOf } from './lists/plan.ts';
import { openScratch } from './lists/scratch.ts';

/** Seconds of a page, before they count and while they do. */
const seconds = { warm: 12, measured: 15 };
const clients = 4;
/** CPU times in /proc are in hundredths of a second. */
const TICKS = 100;

/** Settings of traces are passed on, so that their cost can be measured. */
const tracing = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name.startsWith('OTEL_')),
);

const server = process.env['DATABASE_URL'];
const students = Number(process.argv[2] ?? 10_000);
if (server === undefined || !Number.isInteger(students) || students < 1_000) {
  console.error('Usage: DATABASE_URL=postgres://… npm --prefix bench run capacity [-- students]');
  process.exit(2);
}

let empty = 0;
const scratch = await openScratch(server, async (db) => {
  empty = await size();
  await fill(db, students);
  async function size(): Promise<number> {
    const { rows } = await sql<{ bytes: number }>`
      select pg_database_size(current_database())::float8 as bytes`.execute(db);
    return rows[0]?.bytes ?? NaN;
  }
});
const { db } = scratch;
const children: ChildProcess[] = [];
try {
  await measure();
} finally {
  for (const child of children) child.kill();
  await scratch.drop();
}

async function measure(): Promise<void> {
  const people = students + Math.ceil(students / 10);
  const filled = await bytesOf(sql`pg_database_size(current_database())`);
  const url = new URL(server ?? '');
  url.pathname = `/waymark_bench_${process.pid}`;
  const api = await start('api', { API_PORT: '0', MIGRATE: '0', DATABASE_URL: url.href });
  const bff = await start('bff', { PORT: '0', API_URL: api.address, WEB_DIST: '/nowhere' });
  const pages = await pagesOf();
  const rows = [];
  for (const [name, ask] of pages) {
    await load(bff.address, ask, seconds.warm);
    const before = await cpuOf();
    const { times, failed } = await load(bff.address, ask, seconds.measured);
    const after = await cpuOf();
    const per = (part: keyof typeof after) => times.length / (after[part] - before[part]);
    rows.push({
      page: name,
      operations: times.length,
      failed,
      'p50 ms': Math.round(at(times, 0.5)),
      'p95 ms': Math.round(at(times, 0.95)),
      'per CPU s of bff': Math.round(per('bff')),
      'of api': Math.round(per('api')),
      'of PostgreSQL': Math.round(per('postgres')),
    });
  }
  console.log(`${people} people, PostgreSQL ${await versionOf(db)}, ${clients} clients`);
  console.table(rows);
  const mb = (bytes: number) => Math.round((bytes / 1024 / 1024) * 10) / 10;
  const rowSize = async (table: string) => {
    const total = await bytesOf(sql`pg_total_relation_size(${table}::regclass)`);
    const { rows: counts } = await sql<{ n: number }>`
      select count(*)::float8 as n from ${sql.table(table)}`.execute(db);
    return Math.round(total / (counts[0]?.n ?? NaN));
  };
  console.table({
    'MB of an empty database': mb(empty),
    'MB per 1,000 people': mb(((filled - empty) / people) * 1_000),
    'bytes of a history entry': await rowSize('history'),
    'bytes of an audit entry': await rowSize('audit'),
    'peak MB of the api': peak(api.pid),
    'peak MB of the bff': peak(bff.pid),
  });
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  console.log(`Load of the machine: ${busy} on ${availableParallelism()} cores`);

  async function cpuOf() {
    const { rows: backends } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database()`.execute(db);
    const postgres = backends.reduce((sum, { pid }) => sum + cpu(pid), 0);
    return { bff: cpu(bff.pid), api: cpu(api.pid), postgres };
  }
}

async function bytesOf(expression: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select (${expression})::float8 as bytes`.execute(
    db,
  );
  return rows[0]?.bytes ?? NaN;
}

/** Starts a server as in production. */
async function start(tier: 'api' | 'bff', settings: Record<string, string>) {
  const program = fileURLToPath(new URL(`../${tier}/dist/server.js`, import.meta.url));
  const child = fork(program, {
    execArgv: serverFlags[tier],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...tracing, ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const [message] = (await once(child, 'message')) as [{ address: string }];
  return { pid: child.pid ?? 0, address: message.address };
}

interface Operation {
  token: string;
  variables: object;
}

/** The operations of the pages, by their names in the web. */
async function pagesOf(): Promise<[string, (n: number) => [string, Operation]][]> {
  const session = (userId: string) => startSession(db, userId, new Date());
  const account = { name: 'Admin', email: 'admin@example.org', passwordHash: '' };
  const admin = await session(await insertUser(db, { ...account, role: 'admin' }));
  const saves = await db
    .selectFrom('people')
    .innerJoin('stages', 'stages.club_id', 'people.club_id')
    .innerJoin('roster', 'roster.person_id', 'people.user_id')
    .select(['people.user_id as personId', 'people.club_id as clubId', 'stages.id as stageId'])
    .select('people.mentor_id')
    .where('people.audience', '=', 'student')
    .where('roster.status', '=', 'active')
    .where('people.mentor_id', 'is not', null)
    .orderBy('people.user_id')
    .limit(2_000)
    .execute();
  const [first] = saves;
  if (!first?.mentor_id) throw new Error('there is nobody with a mentor');
  const student = await session(first.personId);
  const mentor = await session(first.mentor_id);
  const own = saves.filter(({ mentor_id: id }) => id === first.mentor_id);
  const page = { number: 1, size: 10 };
  const list = (token: string, variables: object) => () => ({ token, variables });
  const pages: [string, (n: number) => Operation][] = [
    ['StudentDashboard', list(student, {})],
    ['MentorDashboard', list(mentor, { page, person: '', hasPerson: false })],
    ['Students', list(admin, { page })],
    ['ProgressTracker', list(admin, { audience: 'STUDENT', page })],
    ['FormSubmissions', list(admin, { page })],
    ['DashboardCounts', list(admin, {})],
    ['Overview', list(admin, { by: 'WEEK', audience: 'STUDENT' })],
    [
      'UpdateProgress',
      (n) => {
        const { personId, clubId, stageId } = own[n % own.length] ?? first;
        const input = { personId, clubId, stageId, feedback: `Well done, ${n}` };
        return { token: mentor, variables: { input } };
      },
    ],
  ];
  return pages.map(([name, ask]) => {
    const document = Object.values(trustedDocuments).find((one) => one.name === name);
    if (!document) throw new Error(`the web has no operation ${name}`);
    return [name, (n) => [document.text, ask(n)]];
  });
}

/** Asks without pause. @returns the times in ms, and the number of operations with an error */
async function load(
  origin: string,
  ask: (n: number) => [string, Operation],
  duration: number,
): Promise<{ times: number[]; failed: number }> {
  const times: number[] = [];
  const until = performance.now() + duration * 1_000;
  let n = 0;
  let failed = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      const began = performance.now();
      const [query, { token, variables }] = ask(n++);
      const answer = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables }),
      });
      const { errors } = (await answer.json()) as { errors?: unknown };
      if (errors === undefined) times.push(performance.now() - began);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { times, failed };
}

function at(times: number[], share: number): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN;
}

/** CPU time of a process in seconds. */
function cpu(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Largest memory of a process so far, in MB. */
function peak(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
