import { fork } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './root.mjs';
import { serverFlags } from './server-flags.mjs';

const ERROR_LEVEL = 50;
/** Longer than the graceful shutdown of either server. */
const CLOSE_WITHIN_MS = 9_000;

/** The displayed text of a log line: problems only; null for routine lines. */
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
 * Starts a tier's built server. It sends `{type: 'ready', …}` over IPC when it listens, and stops
 * when the channel closes, so that it never outlives this process. Returns
 * - `ready`: the ready message; rejects when the server ends before;
 * - `ended`: `{code, signal}` once it has ended;
 * - `stop()`: asks it to close, and kills it after nine seconds.
 */
export function startServer(tier, env) {
  // In production the whole log is printed, for log collectors: the servers write it themselves.
  const output = env.NODE_ENV === 'production' ? process.stderr : 'pipe';
  const child = fork(path.join(root, tier, 'dist/server.js'), [], {
    cwd: root,
    env,
    execArgv: [...process.execArgv, ...serverFlags[tier]],
    stdio: ['ignore', output, output, 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr].filter(Boolean)) {
    createInterface({ input: stream }).on('line', (line) => {
      const problem = problemIn(line);
      if (problem !== null) console.error(problem);
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
