import { expect, test } from 'vitest';
import { many } from '../../testing/records.ts';
import { idBatches } from './idBatches.ts';

const uuid = (n: number) => `a0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

test.each([
  ['none', [], []],
  ['a few', ['a', 'b'], [2]],
  ['as many as a page holds', many(200, String), [200]],
  ['more than a page holds', many(201, String), null],
  ['more characters than an address holds', many(200, uuid), [150, 50]],
  ['characters that grow when they are encoded', many(60, () => 'ä'.repeat(40)), [24, 24, 12]],
  ['one that would be taken for two', ['a', 'b,c'], null],
  ['one that is no text', ['\ud800'], [1]],
])('batches of ids: %s', (_what, ids, sizes) => {
  const batches = idBatches(ids);

  expect(batches?.map(({ length }) => length) ?? null).toEqual(sizes);
  expect(batches?.flat() ?? ids).toEqual(ids);
});
