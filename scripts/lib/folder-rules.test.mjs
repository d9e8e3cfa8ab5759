import { cruise } from 'dependency-cruiser';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import config from '../../.dependency-cruiser.mjs';

/** Names of the rules that an import from one file to another breaks. */
async function brokenBy(from, to) {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-folders-'));
  const target = path.relative(path.dirname(from), to);
  for (const [file, code] of [
    [to, 'export const value = 1;'],
    [from, `import '${target.startsWith('.') ? target : `./${target}`}';`],
  ]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
  const { forbidden, options } = config;
  const { output } = await cruise(['web'], {
    ...options,
    ...{ baseDir: folder, validate: true, ruleSet: { forbidden } },
  });
  rmSync(folder, { recursive: true });
  return output.summary.violations.map(({ rule }) => rule.name);
}

const STORE = 'web/src/lib/unsent/unsentStore.ts';
const APP = 'web/src/app/offline/OfflinePage.tsx';

test.each([
  ['another folder of lib', 'web/src/lib/drafts.ts', STORE, ['web-unsent-store']],
  ['a feature', 'web/src/features/mentor/MentorScreen.tsx', STORE, ['web-unsent-store']],
  ['lib/unsent', 'web/src/lib/unsent/useSend.ts', STORE, []],
])('the store of unsent changes, imported by %s', async (_who, from, to, broken) => {
  expect(await brokenBy(from, to)).toEqual(broken);
});

test.each([
  ['a part of a feature', 'web/src/features/mentor/changes/mentorWords.ts', ['web-app-screens']],
  ['a screen', 'web/src/features/mentor/MentorOfflineScreen.tsx', []],
])('%s, imported by the app', async (_what, to, broken) => {
  expect(await brokenBy(APP, to)).toEqual(broken);
});
