import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * The dialog of this role, once it has taken the focus and the frame in which it did is over: before,
 * it hears no key and no press outside.
 */
export async function openedDialog(role: 'dialog' | 'alertdialog' = 'dialog', name?: string) {
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name });
  await waitFor(() => {
    expect(dialog.contains(document.activeElement)).toBe(true);
  });
  await act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          resolve();
        });
      }),
  );
  return dialog;
}
