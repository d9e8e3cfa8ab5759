import { cruise } from 'dependency-cruiser';
import { ESLint, Linter } from 'eslint';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import cruiserConfig from '../../.dependency-cruiser.mjs';
import { root } from './root.mjs';

/** Names of the rules of imports that these files break: sources by path. */
async function brokenBy(sources) {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-imports-'));
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
  }
  const { forbidden, options } = cruiserConfig;
  const { output } = await cruise(['web'], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden, options },
  });
  rmSync(folder, { recursive: true });
  return output.summary.violations.map(({ rule, from }) => [rule.name, from]);
}

test('only lib/run/inTurn.ts repeats calls', async () => {
  const retried = 'export const retried = 1;';
  const user = (from) => `import { retried } from '${from}';\nconsole.log(retried);`;
  expect(
    await brokenBy({
      'web/src/lib/run/retried.ts': retried,
      'web/src/lib/run/inTurn.ts': user('./retried.ts'),
      'web/src/features/admin/import/sendRows.ts': user('../../../lib/run/retried.ts'),
    }),
  ).toEqual([['web-retried', 'web/src/features/admin/import/sendRows.ts']]);
});

test.each([
  ['web/src/features/admin/import/useImport.ts', 1],
  ['web/src/features/admin/people/PeopleTab.tsx', 1],
  ['web/src/features/admin/reassign/useReassign.ts', 0],
])('useApolloClient in %s gives %i messages', async (file, count) => {
  const code = "import { useApolloClient } from '@apollo/client/react';\nvoid useApolloClient;\n";
  const { rules } = await new ESLint({ cwd: root }).calculateConfigForFile(path.join(root, file));
  // This rule alone: others need the types of the whole web.
  const name = 'no-restricted-imports';
  const found = new Linter().verify(code, { rules: { [name]: rules[name] ?? 'off' } });
  expect(found).toHaveLength(count);
});

test('the table "One way for each thing" has at most 36 rows', () => {
  const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  const [, section = ''] = /## One way for each thing\n([^]*?)\n## /.exec(text) ?? [];
  const rows = section.split('\n').filter((line) => line.startsWith('|')).length - 2;
  expect(rows).toBeGreaterThan(20);
  expect(rows).toBeLessThanOrEqual(36);
});
