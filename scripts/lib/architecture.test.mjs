import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

/** The rows of all tables of a text: the names in code format of each. */
const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'))
    .map((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => name));

/** The folder of a path, up to a `<placeholder>`; the file itself in the root; null for another name. */
function folderOf(name) {
  const fixed = name.split('<')[0];
  if (files.includes(fixed)) return fixed.replace(/[^/]+$/, '') || fixed;
  const folder = fixed.endsWith('/') ? fixed : `${fixed}/`;
  return fixed.includes('/') && files.some((file) => file.startsWith(folder)) ? folder : null;
}

const isFile = (name) => /\w\.(ts|tsx|mjs|js|sql|json|conf|graphql)$/.test(name);
const isWord = (name) =>
  /^[a-z]+[A-Z]\w+(\(\))?$|^[A-Z][a-z]+[A-Z]\w+$|^[A-Z]+_[A-Z_]+$/.test(name);

/** The names of a row that are in none of its folders. */
function missingIn(names) {
  const folders = names.map(folderOf).filter((folder) => folder !== null);
  const near = files.filter((file) => folders.some((folder) => file.startsWith(folder)));
  const text = () => near.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  return names.filter((name) => {
    if (folderOf(name) !== null || name.includes('<')) return false;
    if (isFile(name)) return !near.some((file) => `/${file}`.endsWith(`/${name}`));
    return isWord(name) && folders.length > 0 && !text().includes(name.replace('()', ''));
  });
}

test('each file and name in the tables of the architecture is at the place of its row', () => {
  const rows = rowsOf(readFileSync(path.join(root, 'docs/architecture.md'), 'utf8'));
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.map(missingIn).filter((missing) => missing.length > 0)).toEqual([]);
});

test.each([
  [['reasonOf', 'web/src/lib/errors.ts'], ['reasonOf']],
  [['messageOf', 'web/src/lib/'], []],
  [['criteria.ts', 'web/src/features/admin/'], ['criteria.ts']],
  [['people/consent.ts', 'api/src/modules/<domain>/'], []],
])('of %j these are missing: %j', (names, missing) => {
  expect(missingIn(names)).toEqual(missing);
});
