import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { openedDialog } from '../testing/openedDialog.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { SearchField } from './fields/SearchField.tsx';
import { Theme } from './Provider.tsx';

function Picker() {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Change mentor
      </Button>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title="Select mentor"
        description="For Asha Rao"
        footer={
          <Button
            onClick={() => {
              setOpen(false);
            }}
          >
            Cancel
          </Button>
        }
      >
        <SearchField label="Search mentors" value={search} onChange={setSearch} focusFirst />
      </Dialog>
    </>
  );
}

async function openPicker() {
  render(<Picker />, { wrapper: Theme });
  await userEvent.click(screen.getByRole('button', { name: 'Change mentor' }));
  return openedDialog('dialog', 'Select mentor');
}

describe('Dialog', () => {
  it('has a name and a description, and takes the focus', async () => {
    const dialog = await openPicker(); // resolves once the focus is inside
    expect(dialog).toHaveAccessibleDescription('For Asha Rao');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ])('closes on %s and returns the focus', async (_, leave) => {
    await openPicker();
    await leave();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Change mentor' })).toHaveFocus();
    });
  });
});
