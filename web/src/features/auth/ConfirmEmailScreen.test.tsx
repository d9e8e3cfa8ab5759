import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import { fill } from '../../testing/fill.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';

const user = {
  __typename: 'User',
  id: 'u1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  role: 'EDUCATOR',
};
const CONFIRMED = () => ({ token: 't0k3n', user, userErrors: [] });
const refused =
  (code: string, message: string, field: string[] | null = null) =>
  () => ({ token: null, user: null, userErrors: [{ field, code, message }] });

const show = (confirmEmail: () => unknown = CONFIRMED, at = '/confirm-email?token=mailed') =>
  renderWithSchema(<ConfirmEmailScreen />, {
    at,
    routes: [{ path: '/educator', element: <h1>Educator</h1> }],
    resolvers: { Mutation: { confirmEmail } },
  });

async function submit(password = 'marigo') {
  if (password) {
    await fill(screen.getByLabelText('New password'), password);
    await fill(screen.getByLabelText('Confirm password'), password);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Confirm My Email' }));
}

it('confirms with the chosen password, logs in and opens the home page', async () => {
  const { router, sent, session } = show();
  await submit();
  expect(await screen.findByText('Your email is confirmed')).toBeInTheDocument();
  await waitFor(() => {
    expect(router.state.location).toMatchObject({ pathname: '/educator', search: '' });
  });
  expect(sent.find(({ name }) => name === 'ConfirmEmail')?.variables).toEqual({
    input: { token: 'mailed', newPassword: 'marigo' },
  });
  expect(session.state()).toMatchObject({ status: 'signedIn', user: { name: 'Asha Rao' } });
});

it('sends nothing without a password', async () => {
  const { sent } = show();
  await submit('');
  expect(await screen.findByText('Password is required')).toBeVisible();
  expect(sent).toEqual([]);
});

it('shows a refused password at its field', async () => {
  const message = 'This password is the name or email of the account: please choose another';
  show(refused('VALIDATION', message, ['newPassword']));
  await submit();
  await waitFor(() => {
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
  });
});

it.each([
  ['RESET_TOKEN_INVALID', refused('RESET_TOKEN_INVALID', 'Not valid.')],
  ['CONFLICT', refused('CONFLICT', 'Not valid.', ['email'])],
])('links to the registration if the link is refused with %s', async (_, answer) => {
  show(answer);
  await submit();
  const heading = await screen.findByRole('heading', { name: 'This link no longer works' });
  await waitFor(() => {
    expect(heading).toHaveFocus();
  });
  expect(screen.getByText('Not valid.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register again' })).toHaveAttribute('href', '/register');
});

it('shows that a link is not complete', () => {
  show(CONFIRMED, '/confirm-email');
  expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
});

it('can be sent again after a failure', async () => {
  show(failWith('UPSTREAM_TIMEOUT', 'Took too long.'));
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your email was not confirmed');
  expect(screen.getByLabelText('New password')).toHaveValue('marigo');
});
