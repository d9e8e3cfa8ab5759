import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
let compiled: string | undefined;

/** The folder of the api's programs as they run in production, compiled when first asked for. */
export function compiledPrograms(): string {
  return (compiled ??= compile(mkdtempSync(join(inject('folder'), 'compiled-'))));
}

function compile(folder: string): string {
  mkdirSync(join(folder, 'api'));
  // The programs find these from where they are.
  for (const name of ['node_modules', 'api/package.json', 'api/migrations']) {
    symlinkSync(join(root, name), join(folder, name));
  }
  const programs = join(folder, 'api/dist');
  const tsc = join(root, 'node_modules/.bin/tsc');
  const project = join(root, 'api/tsconfig.build.json');
  // Types are checked on their own.
  execFileSync(tsc, ['-p', project, '--noCheck', '--outDir', programs]);
  return programs;
}
