import { expect, it } from 'vitest';
import { scaleTicks } from './scaleTicks.ts';

it.each([
  [0, [0, 1, 2]],
  [1, [0, 1, 2]],
  [6, [0, 3, 6]],
  [9, [0, 5, 10]],
  [15, [0, 10, 20]],
  [20, [0, 10, 20]],
  [42, [0, 30, 60]],
  [499, [0, 300, 600]],
])('returns three round ticks up to %i', (max, ticks) => {
  expect(scaleTicks(max)).toEqual(ticks);
});
