import { expect, test } from 'vitest';
import { bandOf, currentStageOf, percentOf, statusOf } from './derive.ts';
import type { StageStatus } from '../../domain/progress.ts';

const statusByLetter: Record<string, StageStatus> = {
  n: 'NOT_STARTED',
  i: 'IN_PROGRESS',
  c: 'COMPLETED',
};

/** Stages named A, B, C …, one for each letter of `statuses`. */
function stages(statuses: string) {
  return Array.from(statuses, (letter, index) => ({
    status: statusByLetter[letter] ?? 'NOT_STARTED',
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
])('stages %s: %s percent, current stage %s', (statuses, percent, current) => {
  expect(percentOf(statuses.split('c').length - 1, statuses.length)).toBe(percent);
  expect(currentStageOf(stages(statuses))).toBe(current);
});

// In binary, 23 / 40 is less than 0.575.
test('half a percent is rounded up', () => {
  expect(percentOf(23, 40)).toBe(58);
});

test('a stage without a name is named by its position', () => {
  const blank = stages('cin').map((entry) => ({ ...entry, stage: { ...entry.stage, name: '' } }));

  expect(currentStageOf(blank)).toBe('Stage 2');
});

test.each([
  [0, 'NOT_STARTED', 'NOT_STARTED'],
  [1, 'IN_PROGRESS', 'LOW'],
  [39, 'IN_PROGRESS', 'LOW'],
  [40, 'IN_PROGRESS', 'MEDIUM'],
  [79, 'IN_PROGRESS', 'MEDIUM'],
  [80, 'IN_PROGRESS', 'HIGH'],
  [99, 'IN_PROGRESS', 'HIGH'],
  [100, 'COMPLETED', 'HIGH'],
])('%i percent: %s, %s', (percent, status, band) => {
  expect(statusOf(percent)).toBe(status);
  expect(bandOf(percent)).toBe(band);
});
