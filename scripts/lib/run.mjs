import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const running = new Set();
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/**
 * Runs a command without stdin and collects its output. `code` is the exit code, or 1 when a signal
 * ended it or it could not be started.
 */
export function run(command, args, { env = process.env, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code === null || code < 0 ? 1 : code, output });
    });
  });
}

/** Runs npm, preferably the one that started this script. */
export function npm(args, options) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js')
    ? run(process.execPath, [own, ...args], options)
    : run('npm', args, options);
}

/** Runs a program of node_modules/.bin. */
export function bin(name, args, options) {
  return run(`${root}/node_modules/.bin/${name}`, args, options);
}
