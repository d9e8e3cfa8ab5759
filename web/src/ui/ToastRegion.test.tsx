import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { UiProvider } from './Provider.tsx';
import { toast } from './toast.ts';

let isThere = false;
vi.mock('./Toaster.tsx', () => {
  if (!isThere) throw new Error('gone with the last release');
  return { Toaster: () => <p>the place of messages</p> };
});

it('leaves the page standing when the code of the messages can’t be loaded, and tries again', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <UiProvider>
      <p>what was typed</p>
    </UiProvider>,
  );
  act(() => {
    toast.success('Saved');
  });
  await waitFor(() => {
    expect(told).toHaveBeenCalledWith(
      'The place of messages could not be loaded.',
      expect.anything(),
    );
  });
  expect(screen.getByText('what was typed')).toBeVisible();

  isThere = true;
  vi.resetModules();
  act(() => {
    toast.success('Saved');
  });
  expect(await screen.findByText('the place of messages')).toBeVisible();
});
