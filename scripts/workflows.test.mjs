import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/root.mjs';

const FOLDER = path.join(root, '.github/workflows');

it.each(readdirSync(FOLDER))('%s names its actions by commit, with the version', (file) => {
  const lines = readFileSync(path.join(FOLDER, file), 'utf8').match(/^.*\buses:.*$/gm) ?? [];
  expect(lines.length).toBeGreaterThan(0);
  // A tag can be moved to other code.
  for (const line of lines) expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
