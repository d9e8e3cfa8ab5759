import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';
import { Theme } from './Theme.tsx';

function fillAt(percent: number): string {
  const view = render(<ProgressBar label="Progress" percent={percent} />, { wrapper: Theme });
  const fill = screen.getByRole('progressbar').firstElementChild;
  const colour = fill ? getComputedStyle(fill).background : '';
  view.unmount();
  return colour;
}

it('changes its colour at 40 and 70 percent', () => {
  const [low, medium, high] = [fillAt(39), fillAt(40), fillAt(70)];
  expect(new Set([low, medium, high]).size).toBe(3);
  expect(fillAt(0)).toBe(low);
  expect(fillAt(69)).toBe(medium);
  expect(fillAt(100)).toBe(high);
});
