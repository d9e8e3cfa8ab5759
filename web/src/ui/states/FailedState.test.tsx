import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../Provider.tsx';
import { FailedState } from './FailedState.tsx';

it('moves the focus to the region when a retry removes it', async () => {
  const onRetry = vi.fn();
  render(
    <main tabIndex={-1}>
      <FailedState title="It could not be loaded" onRetry={onRetry} />
    </main>,
    { wrapper: UiProvider },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByRole('main')).toHaveFocus();
});
