import { expect, it } from 'vitest';
import { roadAlong } from './road.ts';

const STRAIGHT = {
  start: [0, 0],
  towards: [10, 0],
  turns: [[90, 0, 100, 0]],
  width: [20, 4],
} as const;

const points = (d: string) =>
  d
    .replace(/[MZ]/g, '')
    .split('L')
    .map((pair) => pair.split(' ').map(Number));

it('outlines both sides of the road, narrower with distance', () => {
  const { outline, line } = roadAlong(STRAIGHT);
  const sides = points(outline);
  expect(sides.at(0)).toEqual([0, 10]);
  expect(sides.at(-1)).toEqual([0, -10]);
  expect(sides).toContainEqual([100, 2]);
  expect(sides).toContainEqual([100, -2]);
  expect(line).toBe('M0 0C10 0 90 0 100 0');
});

it('draws centre marks, thinner with distance', () => {
  const widths = roadAlong(STRAIGHT).marks.map(({ width }) => width);
  expect(widths.length).toBeGreaterThan(2);
  expect(widths).toEqual(widths.toSorted((a, b) => b - a));
});

it('continues each turn smoothly', () => {
  const { line } = roadAlong({
    ...STRAIGHT,
    turns: [
      [90, 0, 100, 0],
      [150, 40, 120, 60],
    ],
  });
  expect(line).toBe('M0 0C10 0 90 0 100 0S150 40 120 60');
});
