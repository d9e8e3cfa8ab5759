import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { errorCode, StartupError } from '../startup-error.ts';
import { processStart } from './process-start.ts';

/** Who holds the folder. */
const Holder = Type.Object({
  pid: Type.Integer(),
  /** See processStart: a recycled pid does not look like the holder. */
  start: Type.Union([Type.String(), Type.Null()]),
  since: Type.String(),
});

/**
 * Takes the exclusive right to use the database in `folder`, because two processes on it would
 * silently destroy each other's data. The lock of a process that is gone is taken over.
 *
 * @returns what gives the right back
 * @throws StartupError naming the process that holds it
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const mine = `${path}.${process.pid}`;
  const holder: Static<typeof Holder> = {
    pid: process.pid,
    start: processStart(process.pid),
    since: new Date().toISOString(),
  };
  const text = JSON.stringify(holder);
  // Written aside and linked into place: whoever sees the lock sees it whole.
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
  const seen = read(path);
  if (seen === null) return;
  const holder = parse(seen);
  if (holder && processStart(holder.pid) === holder.start) {
    throw new StartupError(
      `The data folder is in use by process ${holder.pid} since ${holder.since}: stop it first, or set another DATA_DIR`,
    );
  }
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  // Another process may have taken the stale lock over in between: then this was its new one.
  if (read(aside) !== seen) link(aside, path);
  rmSync(aside, { force: true });
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function parse(text: string): Static<typeof Holder> | null {
  try {
    const holder: unknown = JSON.parse(text);
    return Value.Check(Holder, holder) ? holder : null;
  } catch {
    return null;
  }
}
