import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * Waits for a dialog to open. One frame after it has the focus: earlier it ignores keys and clicks
 * outside.
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
