import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';
import { Theme } from './Provider.tsx';

/** Class of the fill, which depends on its colour. */
function fillAt(percent: number): string | undefined {
  const view = render(<ProgressBar label="Progress" percent={percent} />, { wrapper: Theme });
  const look = /class="([^"]*)"/.exec(screen.getByRole('progressbar').innerHTML)?.[1];
  view.unmount();
  return look;
}

it('changes its colour at 40 and 70 percent', () => {
  const [low, medium, high] = [fillAt(39), fillAt(40), fillAt(70)];
  expect(new Set([low, medium, high]).size).toBe(3);
  expect(fillAt(0)).toBe(low);
  expect(fillAt(69)).toBe(medium);
  expect(fillAt(100)).toBe(high);
});
