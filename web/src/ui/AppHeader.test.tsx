import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AppHeader } from './AppHeader.tsx';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { UiProvider } from './Provider.tsx';

function HeaderWithQuestion() {
  const [asks, setAsks] = useState(false);
  const ask = () => {
    setAsks(true);
  };
  return (
    <MemoryRouter>
      <AppHeader actions={<Button onClick={ask}>Logout</Button>} />
      <ConfirmDialog
        open={asks}
        onClose={() => {
          setAsks(false);
        }}
        title="Log out?"
        consequence="What you wrote is lost."
        confirm="Log out"
        onConfirm={() => undefined}
      />
    </MemoryRouter>
  );
}

it('returns the focus to the menu after a dialog that an action of the menu opened', async () => {
  render(<HeaderWithQuestion />, { wrapper: UiProvider });
  const menu = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(menu).toHaveFocus();
  });
});
