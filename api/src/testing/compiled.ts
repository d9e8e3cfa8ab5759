import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
let compiled: string | undefined;

/** Folder with the compiled programs; compiled at the first call. */
export function compiledPrograms(): string {
  return (compiled ??= compile(mkdtempSync(join(inject('folder'), 'compiled-'))));
}

function compile(folder: string): string {
  mkdirSync(join(folder, 'api'));
  // Found by relative paths.
  for (const name of ['node_modules', 'settings.mjs', 'api/package.json', 'api/migrations']) {
    symlinkSync(join(root, name), join(folder, name));
  }
  const programs = join(folder, 'api/dist');
  const tsc = join(root, 'node_modules/.bin/tsc');
  const project = join(root, 'api/tsconfig.build.json');
  execFileSync(tsc, ['-p', project, '--outDir', programs]);
  return programs;
}
