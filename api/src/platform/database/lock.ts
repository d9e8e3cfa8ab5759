import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { errorCode } from '../error-code.ts';
import { StartupError } from '../../../../settings.mjs';
import { processStart } from './process-start.ts';

/** Content of the lock file: the process that owns the folder. */
const Owner = Type.Object({
  pid: Type.Integer(),
  /** See processStart; distinguishes processes with a reused id. */
  start: Type.Union([Type.String(), Type.Null()]),
  since: Type.String(),
});

/**
 * Locks the folder of the embedded database, because two processes would corrupt it without an
 * error. The lock of a process that has ended is taken over.
 *
 * @returns a function that releases the lock
 * @throws StartupError with the process that has the lock
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const mine = `${path}.${process.pid}`;
  const owner: Static<typeof Owner> = {
    pid: process.pid,
    start: processStart(process.pid),
    since: new Date().toISOString(),
  };
  const text = JSON.stringify(owner);
  // Written to another file and linked, so that the lock file is never incomplete.
  writeFileSync(mine, text);
  try {
    while (!link(mine, path)) removeIfStale(path);
  } finally {
    rmSync(mine, { force: true });
  }
  return () => {
    if (read(path) === text) rmSync(path);
  };
}

/** Links `from` to `to`; false when `to` exists already. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function removeIfStale(path: string): void {
  const content = read(path);
  if (content === null) return;
  const owner = parse(content);
  if (owner && processStart(owner.pid) === owner.start) {
    throw new StartupError(
      `The data folder is in use by process ${owner.pid} since ${owner.since}: stop it first, or set another DATA_DIR`,
    );
  }
  const stalePath = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, stalePath);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  // Another process may have replaced the stale lock before the rename: restore its lock.
  if (read(stalePath) !== content) link(stalePath, path);
  rmSync(stalePath, { force: true });
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function parse(text: string): Static<typeof Owner> | null {
  try {
    const owner: unknown = JSON.parse(text);
    return Value.Check(Owner, owner) ? owner : null;
  } catch {
    return null;
  }
}
