import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { translatePage } from '../../../testing/translatePage.ts';
import { meera, open, press, toast } from './mentors.testing.tsx';

const query = (at: string) => new URLSearchParams(at).get('dialog');
const added = (passwordLink: object | null = null) => ({
  mentor: meera,
  passwordLink,
  userErrors: [],
});

describe('Add Mentor', () => {
  it('shows missing and invalid fields, and hides the error on typing', async () => {
    open('/?dialog=add');
    const dialog = await openedDialog('dialog', 'Add Mentor');
    const field = (name: string) => within(dialog).getByLabelText(name);
    await press('Add Mentor');
    for (const message of [
      'Name is required',
      'Email is required',
      'Phone number is required',
      'Password is required',
      'Please select a club',
    ]) {
      expect(await within(dialog).findByText(message)).toBeVisible();
    }
    expect(field('Name')).toHaveFocus();
    await fill(field('Name'), ' A ');
    expect(within(dialog).queryByText('Name is required')).toBeNull();
    await fill(field('Email'), 'meera@');
    await fill(field('Phone'), '+91 98-90');
    await fill(field('Password'), '12345');
    fireEvent.submit(field('Name'));
    for (const message of [
      'Name must be at least 2 characters',
      'Please enter a valid email',
      'Phone number must be at least 10 digits',
      'Password must be at least 6 characters',
    ]) {
      expect(await within(dialog).findByText(message)).toBeVisible();
    }
  });

  const complete = async () => {
    const dialog = within(await openedDialog('dialog', 'Add Mentor'));
    await fill(dialog.getByLabelText('Name'), ' Nandini Raghavan ');
    await fill(dialog.getByLabelText('Email'), 'nandini@example.org');
    await fill(dialog.getByLabelText('Phone'), '98450 22101');
    await fill(dialog.getByLabelText('Password'), ' Kite, on a string ');
    await userEvent.selectOptions(dialog.getByLabelText('Club'), 'c1');
    translatePage();
    return dialog;
  };

  it('adds the mentor with the untrimmed password, and refetches the list', async () => {
    const addMentor = vi.fn(() => added());
    const { router, sent } = open('/?dialog=add', {}, { addMentor });
    await complete();
    await press('Add Mentor');
    expect(await toast('Mentor added successfully')).toBeVisible();
    expect(sent.find(({ name }) => name === 'AddMentor')?.variables).toEqual({
      input: {
        name: 'Nandini Raghavan',
        email: 'nandini@example.org',
        phone: '98450 22101',
        password: ' Kite, on a string ',
        clubId: 'c1',
        experience: null,
        specialization: null,
      },
    });
    expect(router.state.location.search).toBe('');
    expect(sent.filter(({ name }) => name === 'Mentors').length).toBeGreaterThan(1);
  });

  const expiresAt = '2026-12-02T13:05:00.000Z';
  const url = 'https://waymark.example/set-password?token=t0k3n';

  it('shows the link to a password once where no mail is set up', async () => {
    const addMentor = () => added({ url, expiresAt });
    const { router } = open('/?dialog=add', {}, { addMentor });
    await complete();
    await press('Add Mentor');
    const dialog = within(await openedDialog('dialog', 'A link for Nandini Raghavan'));
    expect(await toast('Mentor added successfully')).toBeVisible();
    expect(dialog.getByText(url)).toBeVisible();
    expect(dialog.getByText(/It works once, until Dec 2, 2026/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
    expect(screen.queryByText(url)).toBeNull();
  });

  it('says that the link to a password was mailed', async () => {
    const addMentor = () => added({ url: null, expiresAt });
    const { router } = open('/?dialog=add', {}, { addMentor });
    await complete();
    await press('Add Mentor');
    expect(await screen.findByText('A link to choose a password was sent by mail.')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('shows the server’s error at its field', async () => {
    const userErrors = [{ field: ['email'], code: 'CONFLICT', message: 'This email is taken' }];
    open('/?dialog=add', {}, { addMentor: () => ({ mentor: null, userErrors }) });
    const dialog = await complete();
    await press('Add Mentor');
    expect(await dialog.findByText('This email is taken')).toBeVisible();
    expect(await toast('Error adding mentor')).toBeVisible();
  });

  it('asks before unsaved input is lost', async () => {
    const { router } = open('/?dialog=add');
    const dialog = within(await openedDialog('dialog', 'Add Mentor'));
    await fill(dialog.getByLabelText('Name'), 'Nandini');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = await openedDialog('alertdialog', 'Leave without saving?');
    expect(query(router.state.location.search)).toBe('add');
    await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
  });
});
