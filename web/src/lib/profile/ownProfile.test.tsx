import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import type { PersonProfileFragment } from './PersonProfile.generated.ts';
import { ProfileDialog } from './ProfileDialog.tsx';

const asha = {
  __typename: 'Student',
  id: 'WM-1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  pendingEmail: null,
  phone: '98220 41736',
  status: 'active',
  formSubmitted: true,
  version: 'v1',
  education: null,
  formDetails: { class: '11th', schoolName: 'Modern High School' },
} as PersonProfileFragment;

function open(updateMyStudentProfile: () => unknown, person = asha) {
  const onClose = vi.fn();
  const view = renderWithSchema(
    <ProfileDialog mode="self" person={person} title="Update Profile" onClose={onClose} />,
    { user: {}, resolvers: { Mutation: { updateMyStudentProfile } } },
  );
  return { ...view, onClose };
}

async function save() {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), {
    target: { value: 'Asha R' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
}

it('saves the own profile without the fields for administrators', async () => {
  const { sent, onClose } = open(() => ({ student: { ...asha, name: 'Asha R' }, userErrors: [] }));
  await save();
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByText('Status')).not.toBeInTheDocument();
  const input = sent.find(({ name }) => name === 'UpdateMyStudentProfile')?.variables['input'];
  expect(input).toMatchObject({ ifVersion: 'v1', name: 'Asha R', class: '11th', age: null });
  expect(input).not.toHaveProperty('status');
  expect(input).not.toHaveProperty('currentPassword');
  expect(input).not.toHaveProperty('interests');
});

it('shows the reason of a failed save', async () => {
  const { onClose } = open(failWith('CONFLICT', 'This email is taken.'));
  await save();
  expect(await screen.findByText('Update failed')).toBeVisible();
  expect(screen.getByText('This email is taken.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('asks for the current password when the email changes, and only then', async () => {
  const wrong = { field: ['currentPassword'], code: 'VALIDATION', message: 'That is not it' };
  const { sent, onClose } = open(() => ({ student: null, userErrors: [wrong] }));
  const email = await screen.findByRole('textbox', { name: 'Email' });
  fireEvent.change(email, { target: { value: ' ASHA@example.org' } });
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  fireEvent.change(email, { target: { value: 'asha@new.example' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Enter your password to change the email')).toBeVisible();
  const updates = () => sent.filter(({ name }) => name === 'UpdateMyStudentProfile');
  expect(updates()).toEqual([]);

  const password = screen.getByLabelText('Current password');
  fireEvent.change(password, { target: { value: 'a guess' } });
  expect(screen.getByText('1 change not saved')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => {
    expect(password).toHaveAccessibleDescription(/^That is not it/);
  });
  expect(updates()[0]?.variables).toMatchObject({
    input: { email: 'asha@new.example', currentPassword: 'a guess' },
  });
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  [
    { email: 'asha@new.example', pendingEmail: null },
    'Your other devices were signed out. Where this site sends mail, your former address gets a link that undoes the change for 7 days.',
  ],
  [
    { email: 'asha@example.org', pendingEmail: 'asha@new.example' },
    'A link was sent to asha@new.example. Your email changes when you open it and confirm.',
  ],
])('says what follows a change of the email: %j', async (saved, words) => {
  open(() => ({ student: { ...asha, ...saved }, userErrors: [] }));
  const email = await screen.findByRole('textbox', { name: 'Email' });
  fireEvent.change(email, { target: { value: 'asha@new.example' } });
  fireEvent.change(screen.getByLabelText('Current password'), { target: { value: 'a word' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

it('says to try later when the server refuses without words', async () => {
  open(() => ({ student: null, userErrors: [{ field: null, code: 'VALIDATION', message: '' }] }));
  await screen.findByRole('textbox', { name: 'Email' });
  await save();
  expect(await screen.findByText('Update failed')).toBeVisible();
  expect(screen.getByText('Please try again later.')).toBeVisible();
});

it('says at the email that a new one waits for its confirmation, not again after a save', async () => {
  const waiting = { ...asha, pendingEmail: 'asha@new.example' };
  open(() => ({ student: { ...waiting, name: 'Asha R' }, userErrors: [] }), waiting);
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'A link was sent to asha@new.example: the email changes when it is confirmed there.',
  );
  await save();
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(screen.queryByText(/Your email changes when/)).not.toBeInTheDocument();
});

it('keeps the typed password through a conflict', async () => {
  const theirs = { ...asha, version: 'v2', phone: '98220 00000' };
  const changed = { field: null, code: 'PRECONDITION_FAILED', message: 'Changed' };
  const { sent } = open(
    vi
      .fn()
      .mockReturnValueOnce({ student: theirs, userErrors: [changed] })
      .mockReturnValue({ student: theirs, userErrors: [] }),
  );
  const email = await screen.findByRole('textbox', { name: 'Email' });
  fireEvent.change(email, { target: { value: 'asha@new.example' } });
  fireEvent.change(screen.getByLabelText('Current password'), { target: { value: 'a word' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save these choices' }));
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(sent.findLast(({ name }) => name === 'UpdateMyStudentProfile')?.variables).toMatchObject({
    input: {
      ifVersion: 'v2',
      email: 'asha@new.example',
      phone: '98220 00000',
      currentPassword: 'a word',
    },
  });
});
