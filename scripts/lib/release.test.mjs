import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isTagged, prepareRelease, refuseUnlessNewer, tagRelease } from './release.mjs';

let folder;
const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
const git = async (...args) =>
  execFileSync('git', [...identity, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const read = (file) => readFileSync(path.join(folder, file), 'utf8');

/** Commits files. */
async function commit(subject, files) {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(path.join(folder, file), text);
  }
  await git('add', '--all');
  await git('commit', '--allow-empty', '--message', subject);
}

const now = new Date('2026-11-27T12:00:00Z');
const reviewed = ['hi: a person has reviewed 3 of 9 texts'];
const translations = '\n### Translations\n\n- hi: a person has reviewed 3 of 9 texts\n';

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-release-'));
  await git('init');
  await commit('web: first', {
    'package.json': { version: '0.1.0', workspaces: ['api'] },
    'api/package.json': { version: '0.1.0' },
    'package-lock.json': {
      version: '0.1.0',
      packages: { '': { version: '0.1.0' }, api: { version: '0.1.0' } },
    },
    'schema.graphql': 'new schema',
    'docs/schema.released.graphql': 'old schema',
    'docs/breaking-changes.json': { 'A field went.': 'Nobody used it.' },
    'bff/src/gen/trustedDocuments.generated.ts': 'new documents',
    'bff/src/gen/releasedDocuments.generated.ts': 'old documents',
    'scripts/lib/sizes.json': { released: {}, budget: { web: { lines: 1 } } },
    'web/src/main.tsx': 'start();\n',
  });
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['0.1', 'A version has the form 1.2.3, not "0.1".'],
  ['0.1.0', 'The version must be above 0.1.0.'],
  ['0.0.9', 'The version must be above 0.1.0.'],
])('refuses the version %s', (version, message) => {
  expect(() => refuseUnlessNewer(folder, version)).toThrow(message);
});

it.each(['0.1.1', '0.2.0', '1.0.0'])('takes the version %s', (version) => {
  expect(() => refuseUnlessNewer(folder, version)).not.toThrow();
});

it('moves contract and documents, writes a draft of the changes, commits and tags', async () => {
  await expect(tagRelease(git, folder, '0.2.0')).rejects.toThrow('Not prepared');
  await commit('api: second', {});
  await prepareRelease(git, folder, '0.2.0', { now, reviewed });
  expect(read('docs/schema.released.graphql')).toBe('new schema');
  expect(read('bff/src/gen/releasedDocuments.generated.ts')).toBe('new documents');
  expect(JSON.parse(read('docs/breaking-changes.json'))).toEqual({});
  expect(JSON.parse(read('scripts/lib/sizes.json'))).toMatchObject({
    released: { web: { lines: 1, files: 1 } },
    budget: { web: { lines: 1 } },
  });
  expect(JSON.parse(read('api/package.json')).version).toBe('0.2.0');
  expect(JSON.parse(read('package-lock.json'))).toEqual({
    version: '0.2.0',
    packages: { '': { version: '0.2.0' }, api: { version: '0.2.0' } },
  });
  const first =
    '## 0.2.0, 2026-11-27\n\n### Breaking for clients of GraphQL\n\n- A field went. Nobody used it.\n\n' +
    `### api\n\n- second\n\n### web\n\n- first\n${translations}`;
  expect(read('CHANGELOG.md')).toBe(`# Changes\n\n${first}`);
  await tagRelease(git, folder, '0.2.0');
  expect(await isTagged(git, '0.2.0')).toBe(true);
  expect(await git('status', '--porcelain')).toBe('');

  await commit('bff: third', {});
  await prepareRelease(git, folder, '0.2.1', { now, reviewed });
  expect(read('CHANGELOG.md')).toBe(
    `# Changes\n\n## 0.2.1, 2026-11-27\n\n### bff\n\n- third\n${translations}\n${first}`,
  );
});
