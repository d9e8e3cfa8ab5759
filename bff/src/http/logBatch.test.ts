import { expect, test, vi } from 'vitest';
import { createLogBatch } from './logBatch.ts';

test('lines of one batch are written together and in order, without loss', () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const log = createLogBatch((text) => written.push(text));

  log.write('1\n');
  log.write('2\n');
  expect(written).toEqual([]);
  vi.runAllTimers();
  expect(written).toEqual(['1\n2\n']);

  log.write('x'.repeat(40_000));
  expect(written).toHaveLength(2);

  log.write('3\n');
  log.flush();
  log.flush();
  vi.runAllTimers();
  expect(written.slice(2)).toEqual(['3\n']);
  vi.useRealTimers();
});
