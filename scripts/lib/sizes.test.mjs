import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkSizes, SIZES, sizesOf } from './sizes.mjs';

let folder;
const none = { lines: 0, files: 0, singleImporters: 0, long: 0, testingHelpers: 0 };

function write(file, text) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
const writeBudget = (budget) =>
  write(SIZES, JSON.stringify({ released: { api: none, bff: none, web: none }, budget }));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-sizes-'));
  execFileSync('git', ['init'], { cwd: folder, stdio: 'ignore' });
  write('.gitignore', 'dist/\n');
  write('api/src/app.ts', 'one();\n'.repeat(151));
  write('node-kit/trace.mjs', 'one();\n');
  write('web/src/App.tsx', "import { Home } from './Home.tsx';\nimport('./Lazy.tsx');\n");
  write('web/src/Home.tsx', "import { name } from './name.ts';\n");
  write('web/src/Lazy.tsx', "import { name } from './name.ts';\n");
  write('web/src/name.ts', 'one();\n');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('counts lines, files, short files with one importer, and long files', () => {
  expect(sizesOf(folder)).toEqual({
    api: { ...none, lines: 152, files: 2, long: 1 },
    bff: none,
    web: { ...none, lines: 5, files: 4, singleImporters: 1 },
  });
});

it('does not count tests, stories, generated code, other files and what git ignores', () => {
  const before = sizesOf(folder);
  for (const file of [
    'App.test.tsx',
    'App.stories.tsx',
    'App.generated.ts',
    'App.graphql',
    'dist/App.ts',
  ]) {
    write(`web/src/${file}`, "import { name } from './Home.tsx';\n");
  }
  expect(sizesOf(folder)).toEqual(before);
});

it('counts testing helpers apart', () => {
  const before = sizesOf(folder);
  write('web/src/testing/render.tsx', "import { Home } from '../Home.tsx';\n");
  write('web/src/app.testing.tsx', "import { Home } from './Home.tsx';\n");
  expect(sizesOf(folder)).toEqual({ ...before, web: { ...before.web, testingHelpers: 2 } });
});

it('passes within the budget, with the figures beside those of the last release', () => {
  writeBudget({ api: { lines: 152 }, web: { lines: 5, files: 4 } });
  const { code, note } = checkSizes(folder);
  expect(code).toBe(0);
  expect(note).toMatch(/^ +api +152 \(0\) +2 \(0\) +0 \(0\) +1 \(0\) +0 \(0\)$/m);
});

it.each([
  ['lines', { web: { lines: 4, files: 4 } }, 'web: 5 lines, 4 allowed by scripts/lib/sizes.json.'],
  ['files', { web: { lines: 5, files: 3 } }, 'web: 4 files, 3 allowed by scripts/lib/sizes.json.'],
])('fails above the budget of %s', (_what, budget, message) => {
  writeBudget(budget);
  const { code, output } = checkSizes(folder);
  expect(code).toBe(1);
  expect(output).toContain(message);
});
