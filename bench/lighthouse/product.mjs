import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/ports.mjs';
import { root } from '../../scripts/lib/root.mjs';

const isReady = async (origin) => {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
};

/** Builds the product where needed and starts it on free ports, with a new database. */
export async function startProduct() {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-lighthouse-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: port, API_PORT: await freePort(), DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error('The product did not start.');
    await wait(500);
  }
  return { origin, stop };
}
