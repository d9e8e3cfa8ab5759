import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../Provider.tsx';
import { Road } from './Road.tsx';
import type { Way } from './road.ts';

vi.unmock('../motion/features.ts');

const way: Way = { start: [0, 0], towards: [5, 5], turns: [[10, 10, 20, 20]], width: [10, 2] };

const paths = (container: HTMLElement) => container.querySelectorAll('path').length;

function renderRoad() {
  return render(
    <svg>
      <Road way={way} lit />
    </svg>,
    { wrapper: UiProvider },
  ).container;
}

it('renders the whole road at once and adds the light when animations are loaded', async () => {
  const picture = renderRoad();
  const complete = paths(picture);
  expect(complete).toBeGreaterThan(0);
  await waitFor(() => {
    expect(paths(picture)).toBe(complete + 1);
  });
});
