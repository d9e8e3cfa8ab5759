import { expect, test } from 'vitest';
import { decode } from './decode.ts';

test.each(['', '{"name":"Meera"}', '{"name":"मीरा"}', '{"name":"Zoë 🎓"}'])('%s', (text) => {
  expect(decode(new TextEncoder().encode(text))).toBe(text);
});

test('reads no further than a view of a larger buffer', () => {
  expect(decode(new TextEncoder().encode('[1,2,3]').subarray(1, 4))).toBe('1,2');
});

test('removes a byte order mark', () => {
  expect(decode(new TextEncoder().encode('\uFEFF[]'))).toBe('[]');
});
