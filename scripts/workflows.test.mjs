import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './lib/root.mjs';
import { optionalWords, suiteWords } from './lib/testing/all-suites.mjs';

const FOLDER = path.join(root, '.github/workflows');

it.each(readdirSync(FOLDER))('%s names its actions by commit, with the version', (file) => {
  const lines = readFileSync(path.join(FOLDER, file), 'utf8').match(/^.*\buses:.*$/gm) ?? [];
  expect(lines.length).toBeGreaterThan(0);
  // A tag can be moved to other code.
  for (const line of lines) expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('ci.yml runs each suite of npm test once', () => {
  const { jobs } = parse(readFileSync(path.join(FOLDER, 'ci.yml'), 'utf8'));
  const words = jobs.test.strategy.matrix.suites.flatMap((suites) => suites.split(' '));
  expect(words.toSorted()).toEqual(Object.keys({ ...suiteWords, ...optionalWords }).toSorted());
});
