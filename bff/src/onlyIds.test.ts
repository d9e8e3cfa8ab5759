import { expect, test } from 'vitest';
import { onlyIds } from './onlyIds.ts';
import { many } from './testing/records.ts';

test.each([
  ['a few', ['a', 'b'], { ids: 'a,b' }],
  ['as many as a page holds', many(200, String), { ids: many(200, String).join(',') }],
  ['more than a page holds', many(201, String), {}],
  ['more characters than an address holds', many(200, (n) => `${n}`.repeat(20)), {}],
  ['characters that grow when they are encoded', many(30, () => 'ä'.repeat(40)), {}],
  ['one that would be taken for two', ['a', 'b,c'], {}],
  ['one that is no text', ['\ud800'], { ids: '\ud800' }],
])('ids are asked for by name, or all are: %s', (_what, ids, query) => {
  expect(onlyIds(ids)).toEqual(query);
});
