import { sql } from 'kysely';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { readConfig } from './platform/config.ts';
import { openForBackup } from './platform/database/open.ts';
import { openServer, timeoutWarning } from './platform/database/server.ts';
import { freePort } from './testing/free-port.ts';
import { startProgram } from './testing/program.ts';
import { urlAs } from './testing/roles.ts';
import { createScratch, onServer, testServer } from './testing/scratch.ts';
import './testing/template.ts'; // types of `inject`

const program = '/usr/sbin/pgbouncer';
const isInstalled = spawnSync(program, ['--version']).status === 0;
if (!isInstalled) console.warn(`${program} is not installed: its tests are skipped`);

/** Cleanup functions, called in reverse order. */
let undo: (() => unknown)[] = [];
let settings: { DATABASE_URL: string; DATABASE_DIRECT_URL: string };
beforeEach(async () => {
  const { url, drop } = await createScratch(testServer ?? '', inject('template'));
  undo.push(drop);
  const direct = urlAs(url, inject('roles').api);
  settings = { DATABASE_URL: await startPooler(new URL(direct)), DATABASE_DIRECT_URL: direct };
});
afterEach(async () => {
  for (const step of undo.reverse()) await step();
  undo = [];
});

/** Starts PgBouncer with two connections for a database. @returns the address of the database */
async function startPooler({ hostname, port, username, password, pathname }: URL): Promise<string> {
  const own = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  // PgBouncer does not run as root.
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const server = `host=${hostname} port=${port || '5432'} user=${username} password='${decodeURIComponent(password)}'`;
  writeFileSync(
    file,
    `[databases]
${pathname.slice(1)} = ${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`,
  );
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn(program, [file], { ...nobody, stdio: ['ignore', 'ignore', 'pipe'] });
  undo.push(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true });
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  await vi.waitFor(() => {
    expect(log).toContain('process up');
  }, 10_000);
  return `postgres://waymark@127.0.0.1:${own}${pathname}`;
}

const password = 'correct horse';

describe.skipIf(!isInstalled)('PgBouncer in transaction mode', { timeout: 60_000 }, () => {
  it('serves reads, saves and live updates', async () => {
    const admin = { email: 'admin@example.org', password };
    const created = startProgram(
      'create-admin.ts',
      { ...settings, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' },
      ['--name', 'Prakash', '--email', admin.email],
      `${password}\n`,
    );
    expect(await created.ended).toMatchObject({ code: 0 });
    const server = startProgram('server.ts', { ...settings, API_PORT: '0' });
    undo.push(() => server.ended);
    undo.push(() => server.child.kill('SIGKILL'));
    const call = async <T>(route: string, body?: object, token = '') => {
      const [method = '', path = ''] = route.split(' ');
      const response = await fetch(`${await server.address}/api${path}`, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token !== '' && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      const answer: unknown = await response.json();
      expect(response.ok, JSON.stringify(answer)).toBe(true);
      return answer as T;
    };
    const logIn = async (account: object) =>
      (await call<{ token: string }>('POST /auth/login', account)).token;

    const token = await logIn(admin);
    const club = { name: 'Robotics', description: 'Builds robots', clubFor: 'student' };
    const { id: clubId, stages } = await call<{ id: string; stages: { id: string }[] }>(
      'POST /admin/clubs',
      club,
      token,
    );
    const shalini = { email: 'shalini@example.org', password };
    const { mentor } = await call<{ mentor: { id: string } }>(
      'POST /admin/mentors',
      { ...shalini, name: 'Shalini', phone: '9876543210', assignedClub: clubId },
      token,
    );
    const ananya = { name: 'Ananya', email: 'ananya@example.org', password, role: 'student' };
    const { user } = await call<{ user: { id: string } }>('POST /auth/register', ananya);
    const ownToken = await logIn(ananya);
    const person = `/admin/students/${user.id}`;
    await call(`PUT ${person}/assign-club`, { clubId }, token);
    await call(`PUT ${person}/assign-mentor`, { mentorId: mentor.id }, token);

    const events = await fetch(`${await server.address}/api/events`, {
      headers: { authorization: `Bearer ${ownToken}` },
      signal: AbortSignal.timeout(20_000),
    });
    let received = '';
    const reading = (async () => {
      for await (const chunk of events.body ?? []) received += Buffer.from(chunk).toString();
    })().catch(() => undefined);
    undo.push(() => reading);
    await vi.waitFor(() => {
      expect(received).toMatch(/^event: open\n/);
    }, 10_000);
    const save = { studentId: user.id, stageId: stages[0]?.id, status: 'completed' };
    await call('PUT /mentor/progress', save, await logIn(shalini));
    await vi.waitFor(() => {
      expect(received).toContain('event: change\n');
    }, 10_000);

    const reads = Array.from({ length: 20 }, () =>
      call<{ progress: number }>('GET /student/progress', undefined, ownToken),
    );
    for (const { progress } of await Promise.all(reads)) expect(progress).toBe(20);

    server.child.kill('SIGTERM');
    const { output } = await server.ended;
    expect(output).not.toContain('does not limit the time');
  });

  it('runs transactions side by side, with the settings of the role', async () => {
    const { db, close } = await openServer(settings.DATABASE_URL, {
      directUrl: settings.DATABASE_DIRECT_URL,
    });
    undo.push(close);
    const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
    let both = 0;
    const pids = await Promise.all(
      [1, 2].map(() =>
        db.transaction().execute(async (tx) => {
          const before = await pid.execute(tx);
          both += 1;
          await vi.waitFor(() => {
            expect(both).toBe(2);
          });
          const after = await pid.execute(tx);
          expect(after.rows).toEqual(before.rows);
          return after.rows[0]?.pid;
        }),
      ),
    );
    expect(new Set(pids).size).toBe(2);

    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where source = 'user' order by name collate "C"`.execute(
      db,
    );
    expect(rows.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
      'idle_in_transaction_session_timeout=10000',
      'jit=off',
      'lock_timeout=4000',
      'max_parallel_workers_per_gather=0',
      'random_page_cost=1.1',
      'statement_timeout=5000',
    ]);
    expect(await timeoutWarning(db)).toBeNull();
  });

  it('a role without a limit for statements leads to a warning', async () => {
    const { api } = inject('roles');
    const database = new URL(settings.DATABASE_DIRECT_URL).pathname.slice(1);
    const role = `alter role ${api} in database ${database}`;
    await onServer(testServer ?? '', `${role} set statement_timeout = 0`);
    const { db, close } = await openServer(settings.DATABASE_URL, {
      directUrl: settings.DATABASE_DIRECT_URL,
    });
    undo.push(close);
    expect(await timeoutWarning(db)).toContain('api/roles/roles.sql');
  });

  it('a backup goes past it, without the time limits of the role', async () => {
    const dead = { ...settings, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
    const file = join(inject('folder'), 'pooled.backup');
    const { code, output } = await startProgram('backup.ts', dead, [file]).ended;
    expect(output).toContain('pooled.backup');
    expect(code).toBe(0);
    const { db, close } = await openForBackup(readConfig(dead));
    undo.push(close);
    expect(await timeoutWarning(db)).not.toBeNull();
  });
});
