import { sql } from 'kysely';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { openServer } from './server.ts';
import { createReplica } from './replica.ts';

const debian = '/usr/lib/postgresql';
const version = existsSync(debian) ? readdirSync(debian).sort().at(-1) : undefined;
const programs = join(debian, version ?? '', 'bin');
const isInstalled = existsSync(join(programs, 'initdb'));
if (!isInstalled) console.warn(`${programs} has no initdb: the tests of a replica are skipped`);

/** PostgreSQL does not run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const run = (name: string, ...args: string[]) =>
  execFileSync(join(programs, name), args, { ...nobody, stdio: 'pipe', cwd: tmpdir() });

/** Cleanup functions, called in reverse order. */
let undo: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const step of undo.reverse()) await step();
  undo = [];
});

/** Starts a server. @returns its address and a function that kills it */
async function startServer(folder: string, data: string) {
  const port = String(await freePort());
  const args = ['-D', join(folder, data), '-p', port, '-k', folder, '-c', 'fsync=off'];
  const child = spawn(join(programs, 'postgres'), args, { ...nobody, stdio: 'ignore' });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGQUIT');
    await once(child, 'exit');
  };
  undo.push(stop);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await vi.waitFor(() => run('pg_isready', '-q', '-h', '127.0.0.1', '-p', port), 20_000);
  return { url, port, stop };
}

/** A primary and a replica that follows it. */
async function startPair() {
  const folder = mkdtempSync(join(tmpdir(), 'replica-'));
  undo.push(() => {
    rmSync(folder, { recursive: true });
  });
  if (nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid);
  const data = (name: string) => ['-D', join(folder, name)];
  run('initdb', ...data('a'), '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-locale', '-N');
  const primary = await startServer(folder, 'a');
  const from = ['-h', '127.0.0.1', '-p', primary.port, '-U', 'postgres'];
  run('pg_basebackup', ...from, ...data('b'), '-R', '-c', 'fast', '-N');
  return { primary, replica: await startServer(folder, 'b') };
}

describe.skipIf(!isInstalled)('a streaming replica', { timeout: 60_000 }, () => {
  it('is used while it is at most five seconds behind', async () => {
    const servers = await startPair();
    const { db: primary, close } = await openServer(servers.primary.url);
    undo.push(close);
    const replica = createReplica(servers.replica.url, primary, false);
    const reports: (string | null)[] = [];
    undo.push(replica.watch((reason) => reports.push(reason)));
    const becomes = (...expected: unknown[]) =>
      vi.waitFor(() => {
        expect(reports).toEqual(expected);
      }, 15_000);
    let shift = 0;
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + shift);

    expect(replica.isUsable()).toBe(false);
    await becomes(null);
    await sql`create table t as select 1 as n`.execute(primary);
    await vi.waitFor(() => sql`select n from t`.execute(replica.db), 10_000);

    // The primary is idle for longer than the limit.
    shift += 60_000;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(replica.lag()).toBeLessThan(1);

    const { db: admin, close: closeAdmin } = await openServer(servers.replica.url);
    undo.push(closeAdmin);
    await sql`select pg_wal_replay_pause()`.execute(admin);
    await sql`insert into t values (2)`.execute(primary);
    await vi.waitFor(() => {
      expect(replica.lag()).toBeGreaterThan(0.9);
    }, 10_000);
    expect(replica.isUsable()).toBe(true);
    shift += 6_000;
    await becomes(null, expect.stringMatching(/^it is \d+ s behind$/));
    await sql`select pg_wal_replay_resume()`.execute(admin);
    await becomes(null, expect.anything(), null);

    await closeAdmin();
    await servers.replica.stop();
    await becomes(null, expect.anything(), null, expect.anything());
    expect(replica.lag()).toBe(Infinity);
  });
});
