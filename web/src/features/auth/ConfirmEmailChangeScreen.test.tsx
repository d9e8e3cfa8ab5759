import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { ConfirmEmailChangeScreen } from './ConfirmEmailChangeScreen.tsx';

const show = (confirmEmailChange: () => unknown, at = '/confirm-email-change?token=mailed') =>
  renderWithSchema(<ConfirmEmailChangeScreen />, {
    at,
    routes: [{ path: '/login', element: <h1>Login</h1> }],
    resolvers: { Mutation: { confirmEmailChange } },
  });

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm My New Email' }));

it('changes the email on a click, not on opening, and goes on to login', async () => {
  const { sent, router } = show(() => ({ confirmed: true, userErrors: [] }));
  expect(sent).toEqual([]);
  await confirm();
  expect(await screen.findByText('Your email is changed')).toBeVisible();
  expect(sent[0]?.variables).toEqual({ input: { token: 'mailed' } });
  await waitFor(() => {
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
  });
});

it.each(['RESET_TOKEN_INVALID', 'CONFLICT'])(
  'shows that a link no longer works: %s',
  async (code) => {
    const error = { field: null, code, message: 'Not valid.' };
    show(() => ({ confirmed: false, userErrors: [error] }));
    await confirm();
    const heading = await screen.findByRole('heading', { name: 'This link no longer works' });
    await waitFor(() => {
      expect(heading).toHaveFocus();
    });
    expect(screen.getByText('Not valid.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in and change it again' })).toBeVisible();
  },
);

it('shows that a link is not complete', () => {
  show(() => null, '/confirm-email-change');
  expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
});

it('can be sent again after a failure', async () => {
  show(failWith('UPSTREAM_TIMEOUT', 'Took too long.'));
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your email was not changed');
  expect(screen.getByRole('button', { name: 'Confirm My New Email' })).toBeEnabled();
});
