import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('../../web/public/color-mode.js', import.meta.url), 'utf8');

const blocked = () => {
  throw new Error('blocked');
};

/** A storage with these values, which `setItem` and `removeItem` change. */
const storageOf = (values) => ({
  getItem: (key) => values[key] ?? null,
  setItem: (key, value) => void (values[key] = value),
  removeItem: (key) => void delete values[key],
});

/** Runs the early script of a document; returns the addresses that it opens, and a press of a link. */
function run({ data = {}, onLine = true, local = storageOf({}), session = storageOf({}) }) {
  const addresses = [];
  let listener;
  runInNewContext(script, {
    document: {
      documentElement: { dataset: {}, style: {} },
      currentScript: { getAttribute: (name) => data[name] ?? null },
    },
    location: { search: '?club=c1', hash: '#main', replace: (address) => addresses.push(address) },
    navigator: { onLine },
    matchMedia: () => ({ matches: false }),
    addEventListener: (_type, handler) => (listener = handler),
    localStorage: local,
    sessionStorage: session,
  });
  return { addresses, press: (link) => listener({ target: { closest: () => link } }) };
}

test.each([
  ['hi', {}, ['/hi/login?club=c1#main']],
  ['mr', {}, []],
  ['en', {}, []],
  [undefined, {}, []],
  ['hi', { data: {} }, []],
  ['hi', { onLine: false }, []],
  ['hi', { local: { getItem: blocked } }, []],
])('the early script follows the choice %s, %j', (chosen, options, expected) => {
  const local = storageOf({ 'waymark-language': chosen });
  expect(run({ data: { 'data-hi': '/hi/login' }, local, ...options }).addresses).toEqual(expected);
});

test('the early script stores a pressed language for the device, the account and this tab', () => {
  const [device, tab] = [{ 'waymark-language': 'hi' }, { 'waymark-left-language': 'hi' }];
  const { press } = run({ local: storageOf(device), session: storageOf(tab) });
  press(null);
  press({ hreflang: '' });
  expect([device, tab]).toEqual([{ 'waymark-language': 'hi' }, { 'waymark-left-language': 'hi' }]);
  press({ hreflang: 'en' });
  expect(device).toEqual({ 'waymark-language': 'en' });
  expect(tab).toEqual({ 'waymark-pressed-language': 'en' });
});

test('a press leads on when the storage is blocked', () => {
  const local = { getItem: blocked, setItem: blocked };
  expect(() => run({ local }).press({ hreflang: 'hi' })).not.toThrow();
});
