import { expect, test } from 'vitest';
import { overBudget } from './budgets.mjs';

const KB = 1_000;
const sizes = { 'main.js': 60, 'home.js': 20, 'react.js': 50, 'dialog.js': 500 };
const build = {
  manifest: {
    'index.html': { file: 'main.js', imports: ['_react.js'] },
    '_react.js': { file: 'react.js' },
    'home.tsx': { file: 'home.js', imports: ['_react.js'], dynamicImports: ['dialog.tsx'] },
    'dialog.tsx': { file: 'dialog.js' },
  },
  routes: { '/': ['index.html', 'home.tsx'] },
  sizeOf: (file) => sizes[file] * KB,
};

test('the size of a page includes all loaded files, each once', () => {
  expect(overBudget(build, { '/': 130 })).toEqual([]);
});

test('reports a page over budget with its largest files', () => {
  expect(overBudget(build, { '/': 129 })).toEqual([
    '/: 130.0 KB of 129; largest: main.js 60.0, react.js 50.0, home.js 20.0',
  ]);
});

test('reports a budget for a page that does not exist', () => {
  expect(overBudget(build, { '/gone': 130 })).toEqual(['/gone is no page of the build.']);
});
