import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UiProvider } from './Provider.tsx';
import { toast } from './toast.ts';

beforeEach(() => {
  vi.doMock('./Toaster.tsx', () => {
    throw new Error('no connection');
  });
});
afterEach(() => {
  vi.doUnmock('./Toaster.tsx');
});

it('does not break the page if the toasts can’t be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<p>what was typed</p>, { wrapper: UiProvider });
  toast.success('Saved');
  await waitFor(() => {
    expect(warn).toHaveBeenCalledWith('Toasts could not be loaded.', expect.anything());
  });
  expect(screen.getByText('what was typed')).toBeVisible();
});
