import { expect, it } from 'vitest';
import { acceptedLanguage } from './accepted-language.ts';

it.each([
  ['hi', 'hi'],
  ['mr-IN', 'mr'],
  ['HI-in, en;q=0.8', 'hi'],
  ['en;q=0.9', 'en'],
  ['ta, hi;q=0.8', null],
  ['hindi', null],
  ['*', null],
  ['', null],
  [undefined, null],
])('Accept-Language: %s is %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
