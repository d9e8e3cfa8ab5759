import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { pageOf } from '../../../testing/people.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { AdminScreen } from '../AdminScreen.tsx';
import { asha, inputs, openForm, press, saved, sunita, tab, type } from './editForm.testing.tsx';

describe('the form of a student', () => {
  it('has the prefilled fields in four tabs', async () => {
    await openForm(asha);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Basic Info',
      'Academic',
      'Personal',
      'Interests',
    ]);
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao');
    expect(dialog.getByRole('radio', { name: 'Active' })).toBeChecked();
    expect(dialog.getByText('Nothing changed yet')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await tab('Academic');
    expect(dialog.getByRole('combobox', { name: 'Academic stream' })).toHaveValue('Science');
    await tab('Personal');
    expect(dialog.getByLabelText('Date of birth')).toHaveValue('2010-03-14');
    await tab('Interests');
    expect(dialog.getByRole('textbox', { name: 'Interests' })).toHaveValue('Robotics');
  });

  it('saves with the loaded version, shows a toast and updates the row', async () => {
    const { sent, router } = await openForm(asha, { save: () => saved({ name: 'Asha R' }) });
    type('Name', ' Asha R ');
    await userEvent.click(screen.getByRole('radio', { name: 'Pending' }));
    expect(screen.getByText('2 changes not saved')).toBeVisible();
    await press('Save Changes');
    expect(await screen.findByText('Student updated successfully')).toBeVisible();
    expect(screen.getByText('The student information has been updated.')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(router.state.location.search).toBe('?tab=students');
    expect(screen.getByRole('row', { name: /Asha R/ })).not.toHaveTextContent('Asha Rao');
    expect(sent.filter(({ name }) => name === 'DashboardCounts')).toHaveLength(2);
    expect(inputs(sent, 'UpdateStudent')).toEqual([
      expect.objectContaining({
        id: 'p1',
        ifVersion: '"p1"',
        name: 'Asha R',
        status: 'pending',
        gender: 'Female',
        formSubmitted: true,
        formDetails: expect.objectContaining({
          class: '11th',
          tenthPercentage: 91.4,
          twelfthPercentage: null,
          interests: ['Robotics'],
        }) as unknown,
      }),
    ]);
  });

  it('opens the tab of an empty required field, and sends nothing', async () => {
    const save = vi.fn();
    await openForm(asha, { save });
    await tab('Academic');
    type('School', '');
    await tab('Interests');
    await press('Save Changes');
    expect(await screen.findByText('Please fill all required fields')).toBeVisible();
    const school = screen.getByRole('textbox', { name: 'School' });
    expect(school).toHaveFocus();
    expect(school).toHaveAccessibleDescription('School is required');
    expect(screen.getByRole('tab', { name: /Academic.*needs a change/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(save).not.toHaveBeenCalled();
  });

  it.each([
    ['Basic Info', 'Email', 'asha', 'Please enter a valid email'],
    ['Personal', 'Age', '0', 'Enter a whole number from 1 to 100'],
    ['Personal', 'Age', '101', 'Enter a whole number from 1 to 100'],
    ['Academic', '10th percentage', '100.5', 'Enter a number from 0 to 100'],
  ])('rejects in %s the %s %s', async (part, label, value, message) => {
    const save = vi.fn();
    await openForm(asha, { save });
    await tab(part);
    type(label, value);
    await press('Save Changes');
    expect(await screen.findByText(message)).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });

  it('asks before unsaved changes are lost', async () => {
    const { router } = await openForm(asha);
    type('Name', 'Someone');
    await press('Cancel');
    const question = within(await openedDialog('alertdialog'));
    expect(question.getByText('One change to the profile of Asha Rao will be lost.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox', { name: 'Name', hidden: true })).toHaveValue('Someone');
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    await openedDialog();
    await press('Cancel');
    await openedDialog('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe('?tab=students');
    });
  });

  it('stays open with our own message if the save fails', async () => {
    await openForm(asha, { save: failWith('UPSTREAM_TIMEOUT', 'too slow') });
    type('Name', 'Someone');
    await press('Save Changes');
    expect(await screen.findByText('Error updating student')).toBeVisible();
    expect(
      screen.getByText('Failed to update student information. Please try again.'),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Someone');
  });

  it('shows the server’s error at its field, on its tab', async () => {
    await openForm(asha, {
      save: () => ({
        student: null,
        userErrors: [
          { field: ['formDetails', 'age'], code: 'VALIDATION', message: 'Too young for a club' },
        ],
      }),
    });
    type('Name', 'Someone');
    await press('Save Changes');
    expect(await screen.findByText('Too young for a club')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Age' })).toHaveFocus();
  });
});

describe('the form of an educator', () => {
  it('requires position and institution, and shows a toast after the save', async () => {
    const { sent } = await openForm(sunita, {
      save: () => ({ educator: { ...sunita, name: 'Sunita M' }, userErrors: [] }),
    });
    type('Name', 'Sunita M');
    await tab('Academic');
    type('Institution', '');
    await press('Save Changes');
    expect(await screen.findByText('Institution is required')).toBeVisible();
    type('Institution', 'City College');
    await press('Save Changes');
    expect(await screen.findByText('Educator updated successfully')).toBeVisible();
    expect(inputs(sent, 'UpdateEducator')).toEqual([
      expect.objectContaining({
        id: 'p9',
        formDetails: expect.objectContaining({ institution: 'City College' }) as unknown,
      }),
    ]);
  });

  it.each([
    [
      'a refusal',
      () => ({ educator: null, userErrors: [{ message: 'Email is taken' }] }),
      'Email is taken',
    ],
    ['an error', failWith('INTERNAL', 'stack'), 'Please try again later.'],
  ])('shows why the save failed after %s', async (_, save, detail) => {
    await openForm(sunita, { save });
    type('Name', 'Sunita M');
    await press('Save Changes');
    expect(await screen.findByText('Update failed')).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
  });

  it('opens from the Edit button of the details dialog', async () => {
    const { router } = renderWithSchema(<AdminScreen name="" onLogout={() => undefined} />, {
      user: { role: 'ADMIN' },
      at: '/admin?tab=educators',
      resolvers: {
        Query: {
          educators: () => pageOf([sunita]),
          educator: () => sunita,
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Sunita Menon' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    expect(await screen.findByRole('dialog', { name: 'Edit Educator' })).toBeVisible();
    expect(router.state.location.search).toBe('?tab=educators&dialog=edit-p9');
  });
});
