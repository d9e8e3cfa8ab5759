import { statSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { npm } from './run.mjs';
import { UserError } from './user-error.mjs';

const writtenAt = (file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs;

/** Whether node_modules is missing or older than the lockfile. */
function isStale() {
  const installed = writtenAt('node_modules/.package-lock.json');
  return installed === undefined || installed < writtenAt('package-lock.json');
}

/** Installs the dependencies of all workspaces when they are missing or stale. */
export async function installIfNeeded() {
  if (!isStale()) return;
  console.log('Installing dependencies; the first time takes a minute or two.');
  // With NODE_ENV=production npm would omit the dependencies of the build.
  const { code, output } = await npm(['ci', '--include=dev', '--loglevel=error']);
  if (code !== 0) {
    throw new UserError(`npm ci failed; the dependencies are not installed.\n${output.trim()}`);
  }
}
