import { expect, test } from 'vitest';
import { many } from '../../testing/records.ts';
import { idBatches } from './idBatches.ts';

const uuid = (n: number) => `a0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

test.each([
  ['none', [], []],
  ['a few', ['a', 'b'], [2]],
  ['the maximum', many(200, String), [200]],
  ['more than the maximum', many(201, String), null],
  ['more than fit in a URL', many(200, uuid), [150, 50]],
  ['characters that need percent-encoding', many(60, () => 'ä'.repeat(40)), [24, 24, 12]],
  ['an id with a comma', ['a', 'b,c'], null],
  ['a lone surrogate', ['\ud800'], [1]],
])('batches of ids: %s', (_what, ids, sizes) => {
  const batches = idBatches(ids);

  expect(batches?.map(({ length }) => length) ?? null).toEqual(sizes);
  expect(batches?.flat() ?? ids).toEqual(ids);
});
