import { expect, test } from 'vitest';
import { currentStageOf, percentOf } from './derive.ts';
import type { StageStatus } from './progress.ts';

const statusOf: Record<string, StageStatus> = {
  n: 'not started',
  i: 'in progress',
  c: 'completed',
};

/** Stages named A, B, C …, one for each letter of `statuses`. */
function stages(statuses: string) {
  return Array.from(statuses, (letter, index) => ({
    status: statusOf[letter] ?? 'not started',
    stage: { id: `${index}`, name: String.fromCharCode(65 + index), description: null },
  }));
}

test.each([
  ['', null, null],
  ['nnn', 0, null],
  ['inn', 0, 'A'],
  ['cnn', 33, 'A'],
  ['ccn', 67, 'B'],
  ['cin', 33, 'B'],
  ['icc', 67, 'A'],
  ['iin', 0, 'B'],
  ['cncn', 50, 'C'],
  ['cnnnnnnn', 13, 'A'],
  ['ccccc', 100, 'E'],
])('stages %s: %s percent, now at %s', (statuses, percent, current) => {
  expect(percentOf(stages(statuses))).toBe(percent);
  expect(currentStageOf(stages(statuses))).toBe(current);
});
