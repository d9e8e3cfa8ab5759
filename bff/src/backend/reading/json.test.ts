import { afterEach, expect, test, vi } from 'vitest';
import { parseJson } from './json.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['a hexadecimal id with 16 digits in a row', '[{"_id":"65f0c1234567890123456abc"}]', 1],
  ['an id of digits in a string', '[{"_id": "12345678901234567890"}]', 1],
  ['a long number', '[{"_id": 12345678901234567890}]', 2],
  ['a negative long number', '[-12345678901234567890]', 2],
  ['a long number at the start', '12345678901234567890', 2],
])('parses %s: %s', (_what, text, times) => {
  const parse = vi.spyOn(JSON, 'parse');
  const asStrings = text.replace(/(?<!")(-?\b\d{17,}\b)(?!")/, '"$1"');

  expect(JSON.stringify(parseJson(Buffer.from(text)))).toBe(asStrings.replaceAll(' ', ''));
  expect(parse).toHaveBeenCalledTimes(times);
});
