import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { UndoEmailChangeScreen } from './UndoEmailChangeScreen.tsx';

const show = (undoEmailChange: () => unknown, at = '/undo-email-change?token=mailed') =>
  renderWithSchema(<UndoEmailChangeScreen />, {
    at,
    routes: [
      { path: '/login', element: <h1>Login</h1> },
      { path: '/reset-password', element: <h1>New password</h1> },
    ],
    resolvers: { Mutation: { undoEmailChange } },
  });

const restore = () => userEvent.click(screen.getByRole('button', { name: 'Restore My Email' }));

it.each([
  ['r1', '/reset-password', { token: 'r1' }],
  [null, '/login', null],
])('restores the email on a click and goes on with the token %s', async (resetToken, to, state) => {
  const { sent, router } = show(() => ({ restored: true, resetToken, userErrors: [] }));
  expect(sent).toEqual([]);
  await restore();
  await screen.findByText('Your email is back');
  expect(sent[0]?.variables).toEqual({ input: { token: 'mailed' } });
  await waitFor(() => {
    expect(router.state.location).toMatchObject({ pathname: to, search: '', state });
  });
});

it('shows that a link is used or expired', async () => {
  const message = 'This link is not valid any more.';
  const error = { field: null, code: 'RESET_TOKEN_INVALID', message };
  show(() => ({ restored: false, resetToken: null, userErrors: [error] }));
  await restore();
  const heading = await screen.findByRole('heading', { name: 'This link no longer works' });
  await waitFor(() => {
    expect(heading).toHaveFocus();
  });
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ask for a new link' })).not.toBeInTheDocument();
});

it('shows that a link is not complete', () => {
  show(() => null, '/undo-email-change');
  expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
});

it('can be sent again after a failure', async () => {
  show(failWith('UPSTREAM_TIMEOUT', 'Took too long.'));
  await restore();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your email was not restored');
  expect(screen.getByRole('button', { name: 'Restore My Email' })).toBeEnabled();
});
