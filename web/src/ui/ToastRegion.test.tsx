import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { UiProvider } from './Provider.tsx';
import { toast } from './toast.ts';

vi.mock('./Toaster.tsx', () => {
  throw new Error('no connection');
});

it('keeps the page if the code of the toasts can’t be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<p>what was typed</p>, { wrapper: UiProvider });
  toast.success('Saved');
  await waitFor(() => {
    expect(warn).toHaveBeenCalledWith('Toasts could not be loaded.', expect.anything());
  });
  expect(screen.getByText('what was typed')).toBeVisible();
});
