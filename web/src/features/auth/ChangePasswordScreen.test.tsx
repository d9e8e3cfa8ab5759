import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import { fill } from '../../testing/fill.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';

const CHANGED = () => ({ changed: true, userErrors: [] });
const refused =
  (code: string, message: string, field: string[] | null = null) =>
  () => ({
    changed: false,
    userErrors: [{ field, code, message }],
  });

function show(changePassword: () => unknown = CHANGED) {
  const onChanged = vi.fn();
  const view = renderWithSchema(
    <ChangePasswordScreen email="asha@example.org" backTo="/student" onChanged={onChanged} />,
    { user: {}, resolvers: { Mutation: { changePassword } } },
  );
  const changes = () => view.sent.filter(({ name }) => name === 'ChangePassword');
  return { ...view, onChanged, changes };
}

const RIGHT = {
  'Current password': 'old one',
  'New password': 'new one',
  'Confirm password': 'new one',
};

async function submit(values: Partial<typeof RIGHT> = {}) {
  for (const [label, value] of Object.entries({ ...RIGHT, ...values })) {
    if (value) await fill(screen.getByLabelText(label), value);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
}

describe('a change of the password', () => {
  it.each([
    [{ 'Current password': '' }, 'Current password is required'],
    [{ 'New password': '' }, 'Password is required'],
    [{ 'New password': '12345' }, 'Password must be at least 6 characters'],
    [{ 'Confirm password': 'new two' }, 'Passwords do not match'],
  ])('with %o shows "%s" and sends nothing', async (values, message) => {
    const { changes } = show();
    await submit(values);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(changes()).toEqual([]);
  });

  it('sends both passwords once, shows that the other sessions ended, and navigates', async () => {
    const { changes, onChanged } = show();
    await submit();
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
    expect(screen.getByText(/All other sessions have ended/)).toBeInTheDocument();
    expect(changes().map(({ variables }) => variables)).toEqual([
      { input: { currentPassword: 'old one', newPassword: 'new one' } },
    ]);
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it.each([
    ['Current password', 'currentPassword', 'The current password is not right'],
    ['New password', 'newPassword', 'This password was used before'],
  ])('that the server rejects shows the reason at %s', async (label, field, message) => {
    const { onChanged } = show(refused('VALIDATION', message, [field]));
    await submit();
    await waitFor(() => {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
        expect.stringContaining(message),
      );
    });
    await waitFor(() => {
      expect(screen.getByLabelText(label)).toHaveFocus();
    });
    expect(onChanged).not.toHaveBeenCalled();
  });

  it.each([
    ['RATE_LIMITED', failWith('RATE_LIMITED', 'Too many.'), 'Your password was not changed'],
    ['NOT_SUPPORTED', refused('NOT_SUPPORTED', 'No.'), 'Passwords can’t be changed here'],
  ])('that failed with %s shows a message', async (_, answer, title) => {
    show(answer);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
  });

  it('has links to the password reset and back', () => {
    show();
    expect(screen.getByRole('link', { name: 'Ask for a link by mail' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(screen.getByRole('link', { name: /^Back/ })).toHaveAttribute('href', '/student');
  });
});
