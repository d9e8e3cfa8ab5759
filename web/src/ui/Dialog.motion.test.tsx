import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { UiProvider } from './Provider.tsx';

vi.unmock('./motion/features.ts');

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </Button>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title="Select club"
      />
    </>
  );
}

it('animates in and stays mounted until the exit animation has ended', async () => {
  render(<Screen />, { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => {
    expect(dialog).toHaveStyle({ opacity: 1 });
  });
  await userEvent.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});
