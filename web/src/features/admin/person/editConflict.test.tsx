import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { asha, inputs, openForm, press, saved, tab, type } from './editForm.testing.tsx';

describe('a conflicting change by another user', () => {
  const theirs = {
    ...asha,
    version: 'v2',
    phone: '98220 00000',
    formDetails: { ...asha.formDetails, address: 'Lane 9', age: 17 },
  };
  const refusal = {
    student: theirs,
    userErrors: [{ field: null, code: 'PRECONDITION_FAILED', message: 'Changed' }],
  };
  const history = [
    {
      id: 'h1',
      at: '2026-11-18T06:30:00Z',
      by: { id: 'a2', name: 'Nikhil Sathe', role: 'ADMIN' },
      changes: [],
    },
  ];

  it('shows both versions of a field, and saves the choices', async () => {
    const save = vi.fn().mockReturnValueOnce(refusal).mockReturnValueOnce(saved({}));
    const { sent } = await openForm(asha, { save, read: () => ({ ...asha, history }) });
    type('Phone', '98220 11111');
    await tab('Personal');
    type('Address', 'Lane 7');
    type('City', 'Pune');
    await press('Save Changes');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'This was changed meanwhile' }),
    );
    expect(screen.queryByText('Error updating student')).not.toBeInTheDocument();
    expect(
      await dialog.findByText(/Asha Rao was saved by Nikhil Sathe on Nov 18, 2026/),
    ).toBeVisible();
    expect(
      dialog.getByText(
        /Only you changed City. Only Nikhil Sathe changed Age. These changes are kept./,
      ),
    ).toBeVisible();
    const phone = within(dialog.getByRole('radiogroup', { name: 'Phone' }));
    expect(phone.getByRole('radio', { name: 'Yours 98220 11111' })).toBeChecked();
    const address = within(dialog.getByRole('radiogroup', { name: 'Address' }));
    await userEvent.click(address.getByRole('radio', { name: 'Nikhil Sathe Lane 9' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save these choices' }));
    expect(await screen.findByText('Student updated successfully')).toBeVisible();
    expect(inputs(sent, 'UpdateStudent').at(-1)).toMatchObject({
      ifVersion: 'v2',
      phone: '98220 11111',
      formDetails: { address: 'Lane 9', city: 'Pune', age: 17 },
    });
  });

  it('takes or keeps all at once, and returns to the unchanged form', async () => {
    await openForm(asha, { save: () => refusal, read: () => ({ ...asha, history: [] }) });
    type('Phone', '98220 11111');
    await tab('Personal');
    type('Address', 'Lane 7');
    await press('Save Changes');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'This was changed meanwhile' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Take all of theirs' }));
    for (const radio of dialog.getAllByRole('radio', { name: /^The other version/ }))
      expect(radio).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep all of mine' }));
    for (const radio of dialog.getAllByRole('radio', { name: /^Yours/ }))
      expect(radio).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByDisplayValue('Lane 7')).toBeInTheDocument();
  });
});
