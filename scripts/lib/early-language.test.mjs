import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

/** Runs the early script of a document; returns the addresses that it opens. */
function opened(chosen, { data = { 'data-hi': '/hi/login' }, onLine = true, storage } = {}) {
  const script = readFileSync(new URL('../../web/public/color-mode.js', import.meta.url), 'utf8');
  const addresses = [];
  runInNewContext(script, {
    document: {
      documentElement: { dataset: {}, style: {} },
      currentScript: { getAttribute: (name) => data[name] ?? null },
    },
    location: { search: '?club=c1', hash: '#main', replace: (address) => addresses.push(address) },
    navigator: { onLine },
    matchMedia: () => ({ matches: false }),
    localStorage: storage ?? {
      getItem: (key) => (key === 'waymark-language' ? chosen : null),
    },
  });
  return addresses;
}

test('the early script follows a choice to pages that have the language', () => {
  expect(opened('hi')).toEqual(['/hi/login?club=c1#main']);
  expect(opened('mr')).toEqual([]);
  expect(opened('en')).toEqual([]);
  expect(opened(null)).toEqual([]);
  expect(opened('hi', { data: {} })).toEqual([]);
  expect(opened('hi', { onLine: false })).toEqual([]);
  const blocked = {
    getItem: () => {
      throw new Error('blocked');
    },
  };
  expect(opened('hi', { storage: blocked })).toEqual([]);
});
