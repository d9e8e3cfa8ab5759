import { afterEach, beforeEach, expect, it } from 'vitest';
import { listText, shortDate, shortMoment } from '../format.ts';
import { activate } from './catalogs.ts';
import { isolated } from './formats.ts';
import { optionText } from './options.ts';

beforeEach(() => {
  // Drops the formatters of tests in other zones.
  window.dispatchEvent(new Event('focus'));
});
afterEach(() => {
  activate('en');
});

it.each([
  ['en', 'Nov 18, 2026', /^Nov 18, 2026, 2:05\sPM$/, 'a, b, and c'],
  ['hi', '18 नव॰ 2026', /^18 नव॰ 2026, 14:05$/, 'a, b, और c'],
  ['mr', '18 नोव्हें, 2026', /^18 नोव्हें, 2026, 14:05$/, 'a, b आणि c'],
] as const)(
  'dates, times and lists are in %s, with Latin digits',
  (language, day, moment, list) => {
    activate(language);
    expect(shortDate('2026-11-18')).toBe(day);
    expect(shortMoment('2026-11-18T14:05')).toMatch(moment);
    expect(listText(['a', 'b', 'c'])).toBe(list);
  },
);

it('isolates what a user wrote within another language', () => {
  expect(isolated('Asha')).toBe('Asha');
  activate('mr');
  expect(isolated('Asha')).toBe('\u2068Asha\u2069');
});

it('displays a value of a list in the language, and any other as it is written', async () => {
  const { loadMessages } = await import('./catalogs.ts');
  activate('hi');
  await loadMessages('signedIn');
  expect(optionText('9th')).toBe('9वीं');
  expect(optionText('Document Review')).toBe('दस्तावेज़ों की जाँच');
  expect(optionText('document review')).toBe('document review');
  expect(optionText('constructor')).toBe('constructor');
});
