import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const IGNORED = new Set(['node_modules', 'dist', '.vite']);

function filesUnder(place) {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [place];
  return readdirSync(place)
    .filter((name) => !IGNORED.has(name) && !/\.test\.\w+$/.test(name))
    .sort()
    .flatMap((name) => filesUnder(path.join(place, name)));
}

/** One hash over names and contents of files and folders, without tests. */
export function contentHash(base, places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesUnder(path.join(base, place)))) {
    hash.update(path.relative(base, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
