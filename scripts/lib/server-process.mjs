import { fork } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './root.mjs';
import { serverFlags } from './server-flags.mjs';

const ERROR_LEVEL = 50;
/** Longer than either server takes to stop by itself, with what was asked answered. */
const CLOSE_WITHIN_MS = 9_000;

/** What is worth showing of a server's line: problems in words; routine log lines are null. */
function problemIn(line) {
  if (!line.startsWith('{')) return line.trim() === '' ? null : line;
  try {
    const { level, msg, err } = JSON.parse(line);
    return level >= ERROR_LEVEL ? [msg, err?.message].filter(Boolean).join(': ') : null;
  } catch {
    return line;
  }
}

/**
 * Starts a tier's built server. It says `{type: 'ready', …}` over IPC when it listens, and closes
 * when the channel does, so it never outlives this process. Returns
 * - `ready`: the ready message; rejects when the server ends before;
 * - `ended`: `{code, signal}` once it has ended;
 * - `stop()`: asks it to close, and makes it after nine seconds.
 */
export function startServer(tier, env) {
  const child = fork(path.join(root, tier, 'dist/server.js'), [], {
    cwd: root,
    env,
    execArgv: [...process.execArgv, ...serverFlags[tier]],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      // In production the log is for whoever collects it.
      const shown = env.NODE_ENV === 'production' ? line : problemIn(line);
      if (shown !== null) console.error(shown);
    });
  }
  const ended = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const ready = new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message?.type === 'ready') resolve(message);
    });
    void ended.then(() => reject(new Error(`${tier} ended before it was ready`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), CLOSE_WITHIN_MS);
    await ended;
    clearTimeout(forced);
  };
  return { ready, ended, stop };
}
