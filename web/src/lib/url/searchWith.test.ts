import { expect, it } from 'vitest';
import { searchWith } from './searchWith.ts';

it.each([
  ['sets a parameter', '', { tab: 'mentors' }, '?tab=mentors'],
  ['keeps the others', '?tab=mentors', { page: '2' }, '?tab=mentors&page=2'],
  ['removes a parameter with an empty value', '?tab=mentors&page=2', { page: '' }, '?tab=mentors'],
  ['is empty without parameters', '?page=2', { page: '' }, ''],
  ['keeps parameters without a value', '?home&page=2&open', { page: '3' }, '?home&page=3&open'],
])('%s', (_what, search, entries, expected) => {
  expect(searchWith(new URLSearchParams(search), entries)).toBe(expected);
});
