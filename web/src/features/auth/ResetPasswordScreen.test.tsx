import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import { fill } from '../../testing/fill.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';
import { SetPasswordScreen } from './SetPasswordScreen.tsx';

type Options = NonNullable<Parameters<typeof renderWithSchema>[1]>;

const CHANGED = () => ({ changed: true, userErrors: [] });
const refused =
  (code: string, message: string, field: string[] | null = null) =>
  () => ({
    changed: false,
    userErrors: [{ field, code, message }],
  });

const show = (resetPassword: () => unknown = CHANGED, options: Options = {}) =>
  renderWithSchema(<ResetPasswordScreen />, {
    at: '/reset-password?token=mailed',
    routes: [{ path: '/login', element: <h1>Login</h1> }],
    ...options,
    resolvers: { ...options.resolvers, Mutation: { resetPassword } },
  });

async function submit(password: string, again = password) {
  if (password) await fill(screen.getByLabelText('New password'), password);
  if (again) await fill(screen.getByLabelText('Confirm password'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Set Password' }));
}

describe('the link of the mail', () => {
  it('is removed from the URL at once and restored after a reload', async () => {
    const { router, unmount } = show();
    await waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
    const { state } = router.state.location as { state: { token: string } };
    unmount();
    expect(state).toEqual({ token: 'mailed' });
    const { sent, router: again } = show(CHANGED, { at: '/reset-password' });
    expect(screen.getByText('This link is not complete')).toBeVisible();
    await act(() => again.navigate('/reset-password', { state }));
    await submit('long enough');
    await screen.findByText('Password changed');
    expect(sent[0]?.variables).toEqual({ input: { token: 'mailed', newPassword: 'long enough' } });
  });

  it.each(['/reset-password', '/reset-password?token='])('without a token: %s', (at) => {
    show(CHANGED, { at });
    expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it.each([
    ['This link is not valid any more.', 'This link is not valid any more.'],
    ['', 'It was used already, or it is too old.'],
  ])('that is invalid links to a new request, with the message %j', async (message, words) => {
    show(refused('RESET_TOKEN_INVALID', message));
    await submit('long enough');
    const heading = await screen.findByRole('heading', { name: 'This link no longer works' });
    await waitFor(() => {
      expect(heading).toHaveFocus();
    });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  });
});

describe('a first password', () => {
  const open = (resetPassword: () => unknown) =>
    renderWithSchema(<SetPasswordScreen />, {
      at: '/set-password?token=given',
      routes: [{ path: '/login', element: <h1>Login</h1> }],
      resolvers: { Mutation: { resetPassword } },
    });

  it('is set with the token of the link', async () => {
    const { router, sent } = open(CHANGED);
    expect(screen.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
    expect(screen.getByText(/account at Waymark/)).toBeVisible();
    await submit('long enough');
    await screen.findByText('Password changed');
    expect(sent[0]?.variables).toEqual({ input: { token: 'given', newPassword: 'long enough' } });
    expect(router.state.location.pathname).toBe('/login');
  });

  it('with an expired link shows a link to the password reset', async () => {
    open(refused('RESET_TOKEN_INVALID', 'This link is not valid any more.'));
    await submit('long enough');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });
});

describe('a new password', () => {
  it.each([
    ['', '', 'Password is required'],
    ['12345', '12345', 'Password must be at least 6 characters'],
    ['long enough', '', 'Confirm password is required'],
    ['long enough', 'long enuff', 'Passwords do not match'],
  ])('"%s" and "%s" shows "%s" and sends nothing', async (password, again, message) => {
    const { sent } = show();
    await submit(password, again);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('replaces the page with login and shows that all sessions ended', async () => {
    const { router } = show();
    await submit('long enough');
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
    expect(screen.getByText(/All sessions have ended/)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/login');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/login');
  });

  it('ends the session of this browser without a second message', async () => {
    let ended = false;
    const me = () => {
      if (ended) return failWith('UNAUTHENTICATED')();
      return { __typename: 'User', id: 'u1', name: 'Asha Rao', role: 'STUDENT' };
    };
    const reset = () => {
      ended = true;
      return CHANGED();
    };
    const { session } = show(reset, { user: {}, resolvers: { Query: { me } } });
    await waitFor(() => {
      expect(session.state().status).toBe('signedIn');
    });
    await submit('long enough');
    await waitFor(() => {
      expect(session.state()).toMatchObject({ status: 'signedOut', user: null, expired: false });
    });
    expect(localStorage).toHaveLength(0);
  });

  it('that the server rejects shows the reason at its field', async () => {
    show(
      refused('VALIDATION', 'This password is too common: please choose another', ['newPassword']),
    );
    await submit('long enough');
    await waitFor(() => {
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
        /^This password is too common: please choose another/,
      );
    });
    await waitFor(() => {
      expect(screen.getByLabelText('New password')).toHaveFocus();
    });
  });

  it.each([
    ['UPSTREAM_TIMEOUT', failWith('UPSTREAM_TIMEOUT', 'Late.'), 'Your password was not changed'],
    ['NOT_SUPPORTED', refused('NOT_SUPPORTED', 'No.'), 'Passwords can’t be set by mail here'],
  ])('that failed with %s shows a message and can be sent again', async (_, answer, title) => {
    show(answer);
    await submit('long enough');
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    expect(screen.getByLabelText('New password')).toHaveValue('long enough');
  });
});
