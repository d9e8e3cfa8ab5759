import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSessionEnd, readSessionEnd, storeSessionEnd } from './sessionEnd.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  localStorage.clear();
});

it.each([
  ['120', { at: 1_120_000, isFinal: false }],
  ['120;final', { at: 1_120_000, isFinal: true }],
  ['0', { at: 1_000_000, isFinal: false }],
  ['-1', null],
  ['soon', null],
  ['120;last', null],
  ['in 120', null],
])('Session-Ends-In: %s', (header, end) => {
  storeSessionEnd(localStorage, header);
  expect(readSessionEnd(localStorage)).toEqual(end);
});

it('keeps the end when a header is invalid, until it is cleared', () => {
  storeSessionEnd(localStorage, '120');
  storeSessionEnd(localStorage, 'soon');
  expect(readSessionEnd(localStorage)).toEqual({ at: 1_120_000, isFinal: false });
  clearSessionEnd(localStorage);
  expect(readSessionEnd(localStorage)).toBeNull();
});
