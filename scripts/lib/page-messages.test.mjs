import { expect, test } from 'vitest';
import { missingMessages } from './page-messages.mjs';

const texts = {
  'main.js': 'i._({id:`shell1`})',
  'login.js': 'i._({id:`login1`})',
  'dialog.js':
    'i._({id:`dialog`}),i._({id:`later1`}),load(`later`),{id:`no-message`},{id:`orange`}',
  'shell.js': '{"shell1":["Close"]}',
  'later.js': '{"later1":["Later"]}',
  'account.js': '{"login1":["Login"],"dialog":["Code"]}',
};
const manifest = {
  'index.html': { file: 'main.js', dynamicImports: ['login.tsx', 'other.tsx'] },
  'login.tsx': { file: 'login.js', imports: ['index.html'], dynamicImports: ['dialog.tsx'] },
  'dialog.tsx': { file: 'dialog.js' },
  'src/locales/en/shell.po': { file: 'shell.js' },
  'src/locales/en/account.po': { file: 'account.js' },
  'src/locales/en/later.po': { file: 'later.js' },
};
const page = ['index.html', 'login.tsx', 'src/locales/en/shell.po'];
const missing = (chunks) =>
  missingMessages({
    manifest,
    routes: { '/login': { en: chunks } },
    textOf: (file) => texts[file],
  });

test('a page has the messages of its code, also of what it loads later', () => {
  expect(missing([...page, 'src/locales/en/account.po'])).toEqual([]);
});

test('reports a page that would display ids', () => {
  expect(missing(page)).toEqual(['/login (en) lacks messages: login1 dialog']);
  expect(missing([page[0], page[1], 'src/locales/en/account.po'])).toEqual([
    '/login (en) lacks messages: shell1',
  ]);
});
