import { ESLint, Linter } from 'eslint';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { root } from '../root.mjs';
import { supportedMembers } from './eslintRule.mjs';

/** Members that the rule reports, with the libraries of the web but without its files. */
function reportedIn(code) {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-browsers-'));
  const file = path.join(folder, 'code.ts');
  writeFileSync(file, code);
  const program = ts.createProgram([file], {
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  const linter = new Linter({ cwd: folder });
  const messages = linter.verify(
    code,
    {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
      plugins: { browsers: { rules: { 'supported-members': supportedMembers } } },
      rules: { 'browsers/supported-members': 'error' },
    },
    file,
  );
  rmSync(folder, { recursive: true });
  return messages.map(({ message }) => message.split(' ')[0]);
}

test('the rule is on for the code of the web', async () => {
  const file = path.join(root, 'web/src/lib/age.ts');
  const { rules } = await new ESLint({ cwd: root }).calculateConfigForFile(file);
  expect(rules['browsers/supported-members']).toEqual([2]);
});

test('reports members of instances and of constructors that a supported browser lacks', () => {
  const code = `
    const element = document.createElement('div');
    element.showPopover();
    element.checkVisibility();
    console.log(new URLSearchParams('').size);
    void new Response('').bytes();
    void AbortSignal.any([]);
    console.log(new Set([1]).union(new Set([2])));
    console.log([1].values().map((one) => one), Object.groupBy([1], String));
    export {};`;
  expect(reportedIn(code)).toEqual([
    'HTMLElement.showPopover',
    'Element.checkVisibility',
    'URLSearchParams.size',
    'Body.bytes',
    'AbortSignal.any',
    'Set.union',
    'ArrayIterator.map',
    'ObjectConstructor.groupBy',
  ]);
});

test('reports nothing that all have, and no members of our own', () => {
  const code = `
    const own = { union: (one: number) => one, any: () => 1, bytes: 2 };
    console.log(own.union(own.any()), own.bytes, [1].toSorted().with(0, 1), [1].at(-1));
    console.log('a'.isWellFormed(), 'a'.replaceAll('a', 'b'), AbortSignal.timeout(1), new Map([[1, 2]]).entries());
    document.body.replaceChildren(document.createElement('p'));
    document.body.querySelector('p')?.scrollIntoView();
    export {};`;
  expect(reportedIn(code)).toEqual([]);
});
