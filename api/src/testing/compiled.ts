import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const tsc = join(root, 'node_modules/.bin/tsc');
const LINKED = [
  'node_modules',
  'settings.mjs',
  'limits.mjs',
  'node-kit/package.json',
  'api/package.json',
  'api/migrations',
];
let compiled: string | undefined;

/** Folder with the compiled programs; compiled at the first call. */
export function compiledPrograms(): string {
  return (compiled ??= compile(mkdtempSync(join(inject('folder'), 'compiled-'))));
}

function compile(folder: string): string {
  const kitLink = 'api/node_modules/@waymark/node-kit';
  for (const name of ['node-kit', dirname(kitLink)]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  // Found by relative paths.
  for (const name of LINKED) symlinkSync(join(root, name), join(folder, name));
  // Before the link in node_modules, which leads to the repository.
  symlinkSync(join(folder, 'node-kit'), join(folder, kitLink));
  for (const workspace of ['node-kit', 'api']) {
    const project = join(root, workspace, 'tsconfig.build.json');
    execFileSync(tsc, ['-p', project, '--outDir', join(folder, workspace, 'dist')]);
  }
  return join(folder, 'api/dist');
}
