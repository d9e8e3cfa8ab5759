import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { unsupportedIn, unsupportedInFolder } from './bundle.mjs';

test.each([
  ['AbortSignal.any([])', ['AbortSignal.any']],
  ['window.AbortSignal.any([])', ['AbortSignal.any']],
  ['const a = AbortSignal.any; a([])', ['AbortSignal.any']],
  ['Promise.withResolvers()', ['Promise.withResolvers']],
  ['Object.groupBy([], f)', ['Object.groupBy']],
  ['URL.canParse("")', ['URL.canParse']],
  ['Array.fromAsync([])', ['Array.fromAsync']],
  ['new Float16Array(1)', ['Float16Array']],
  ['self.trustedTypes.createPolicy("a", {})', ['trustedTypes']],
  ['navigator.userAgentData', ['navigator.userAgentData']],
  ['/[a&&b]/v', ['/[a&&b]/']],
  ['/(?i:a)/', ['/(?i:a)/']],
])('%s is found', (code, uses) => {
  expect([...unsupportedIn(code).keys()]).toEqual(uses);
});

test.each([
  'AbortSignal.timeout(1)',
  'Object.hasOwn({}, "a")',
  'structuredClone({})',
  'crypto.randomUUID()',
  '[].toSorted().with(0, 1)',
  '/(?<=a)b/',
  'typeof ScrollTimeline',
  'const { AbortSignal } = mine; AbortSignal.any([])',
  'mine.AbortSignal.any([])',
  'const groups = { ScrollTimeline: 1 }; groups.ScrollTimeline',
])('%s is not', (code) => {
  expect([...unsupportedIn(code)]).toEqual([]);
});

test('a folder has a line for each use that is not listed, and for each that is no longer used', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-browsers-'));
  writeFileSync(path.join(folder, 'a.js'), 'AbortSignal.any([]); URL.canParse("")');
  const problems = unsupportedInFolder(folder, { 'URL.canParse': 'why', 'URL.parse': 'why' });
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([
    expect.stringMatching(/^AbortSignal\.any is missing in .*safari 16\.4, .*: a\.js$/),
    'URL.parse is listed in scripts/lib/browsers/bundle.mjs and not used.',
  ]);
});
