import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PathStepper } from './PathStepper.tsx';
import { UiProvider } from '../../../ui/Provider.tsx';
import type { PathStage } from '../../../ui/stage.ts';

vi.unmock('../../../ui/motion/features.ts');

const path = (first: PathStage['status']) => (
  <PathStepper
    stages={[
      { id: 's1', name: 'Initial Counseling', status: first },
      { id: 's2', name: 'Assessment', status: 'NOT_STARTED' },
    ]}
  />
);

const firstStone = () => screen.getAllByRole('listitem')[0]?.querySelector('span > span');

it('animates a stone only when its stage becomes completed', async () => {
  const { rerender } = render(path('IN_PROGRESS'), { wrapper: UiProvider });
  await act(() => import('../../../ui/motion/features.ts'));
  expect(firstStone()).not.toHaveAttribute('style');
  rerender(path('COMPLETED'));
  expect(firstStone()).toHaveStyle({ opacity: 0 });
  await waitFor(() => {
    expect(firstStone()).toHaveStyle({ opacity: 1 });
  });
});
