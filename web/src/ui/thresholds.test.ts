import { expect, it } from 'vitest';
import { barColor, percentColor } from './thresholds.ts';

it.each([
  [100, 'leaf'],
  [80, 'leaf'],
  [79, 'indigo'],
  [50, 'indigo'],
  [49, 'ink-soft'],
  [0, 'ink-soft'],
])('the text colour of %i percent is %s', (percent, color) => {
  expect(percentColor(percent)).toBe(color);
});

it.each([
  [100, 'leaf'],
  [70, 'leaf'],
  [69, 'brand'],
  [40, 'brand'],
  [39, 'ochre'],
  [0, 'ochre'],
])('the bar colour of %i percent is %s', (percent, color) => {
  expect(barColor(percent)).toBe(color);
});
