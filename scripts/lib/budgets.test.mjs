import { expect, test } from 'vitest';
import { overBudget } from './budgets.mjs';

const KB = 1_000;
const sizes = { 'main.js': 60, 'home.js': 20, 'react.js': 50, 'hi.js': 4, 'dialog.js': 500 };
const build = {
  manifest: {
    'index.html': { file: 'main.js', imports: ['_react.js'] },
    '_react.js': { file: 'react.js' },
    'home.tsx': { file: 'home.js', imports: ['_react.js'], dynamicImports: ['dialog.tsx'] },
    'dialog.tsx': { file: 'dialog.js' },
    'hi.po': { file: 'hi.js' },
  },
  routes: {
    '/': { en: ['index.html', 'home.tsx'], hi: ['index.html', 'home.tsx', 'hi.po'] },
  },
  sizeOf: (file) => sizes[file] * KB,
};

test('the size of a page includes all loaded files, each once', () => {
  expect(overBudget(build, { '/': 134 })).toEqual([]);
});

test('reports a page and language over budget with its largest files', () => {
  expect(overBudget(build, { '/': 133 })).toEqual([
    '/ (hi): 134.0 KB of 133; largest: main.js 60.0, react.js 50.0, home.js 20.0, hi.js 4.0',
  ]);
});

test('reports a budget for a page that does not exist', () => {
  expect(overBudget(build, { '/gone': 130 })).toEqual(['/gone is no page of the build.']);
});
