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

test('a page is weighed with all that it loads, and each file once', () => {
  expect(overBudget(build, { '/': 130 })).toEqual([]);
});

test('a page that loads too much is named, with what weighs most', () => {
  expect(overBudget(build, { '/': 129 })).toEqual([
    '/: 130.0 KB of 129; largest: main.js 60.0, react.js 50.0, home.js 20.0',
  ]);
});

test('a budget of no page is a mistake', () => {
  expect(overBudget(build, { '/gone': 130 })).toEqual(['/gone is no page of the build.']);
});
