import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort } from '../ports.mjs';
import { root } from '../root.mjs';
import { settings } from '../../../settings.mjs';

/** An environment without any setting, also where the machine or a .env file has some. */
const bare = {
  ...process.env,
  ...Object.fromEntries(Object.keys(settings).map((name) => [name, ''])),
};

/** Settings of a separate product: two free ports and a folder. */
export async function ownSettings(dataDir) {
  return {
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    DATA_DIR: dataDir,
  };
}

/**
 * Starts the launcher as `npm start` does, in a process group of its own. Returns
 * - `output()`: its output so far;
 * - `ended`: `{code, signal}` once it has ended;
 * - `until(text)`: resolves when it has printed the text, rejects when it ends before;
 * - `kill(signal)` and `killAll(signal)`: the launcher alone, or the whole group.
 */
export function launch(given, args = []) {
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
    cwd: root,
    env: { ...bare, ...given },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const until = (expected) =>
    new Promise((resolve, reject) => {
      const check = () => text.includes(expected) && resolve();
      child.stdout.on('data', check);
      child.stderr.on('data', check);
      check();
      void ended.then(() => reject(new Error(`Ended without "${expected}":\n${text}`)));
    });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (text += chunk));
  }
  return {
    pid: child.pid,
    output: () => text,
    ended,
    until,
    kill: (signal) => child.kill(signal),
    killAll: (signal) => {
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      if (!hasEnded) process.kill(-child.pid, signal);
    },
  };
}

/** Starts the launcher and returns how it ended, for refused starts. */
export async function launchRefused(given, args) {
  const launched = launch(given, args);
  const { code } = await launched.ended;
  return { code, lines: launched.output().trim().split('\n') };
}

/** The process ids of a process's children (Linux). */
export function childrenOf(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}
