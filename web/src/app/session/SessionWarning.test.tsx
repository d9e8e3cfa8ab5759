import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { createRoutes } from '../routes.tsx';

const ADMIN = { id: 'u1', role: 'ADMIN' } as const;
const account = { __typename: 'User', ...ADMIN, name: 'Prakash Joshi', email: 'p@example.org' };
const me = vi.fn();

/** Opens the admin's screen with a session that ends in the given number of seconds. */
async function open(seconds: number | null, { isFinal = false } = {}) {
  me.mockReset().mockReturnValue(account);
  if (seconds !== null) {
    localStorage.setItem('sessionEnd', `${Date.now() + seconds * 1_000}${isFinal ? ';final' : ''}`);
  }
  const state = { isConnected: true };
  const view = renderWithSchema(null, {
    at: '/admin?tab=clubs',
    user: ADMIN,
    resolvers: { Query: { me } },
    isConnected: () => state.isConnected,
    routes: createRoutes,
  });
  await screen.findByRole('tab', { name: /Clubs/ });
  return { ...view, state };
}
const warning = () => screen.findByRole('alertdialog', { name: 'Are you still there?' });
const isGone = () =>
  waitFor(() => {
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

describe('the warning before the end of a session', () => {
  it('counts down and is announced at its last minute', async () => {
    await open(90);
    const dialog = await warning();
    expect(within(dialog).getByRole('timer')).toHaveTextContent(/^1:[23]\d$/);
    expect(within(dialog).queryByText(/left\./)).not.toBeInTheDocument();
    localStorage.setItem('sessionEnd', String(Date.now() + 25_000));
    const announced = await within(dialog).findByText('30 seconds left.');
    expect(announced).toHaveAttribute('aria-live', 'polite');
  });

  it.each([
    ['without an end from the backend', null],
    ['long before the end', 600],
  ])('does not appear %s', async (_what, seconds) => {
    await open(seconds);
    await waitFor(() => {
      expect(me).toHaveBeenCalled();
    });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it.each(['Stay signed in', 'Close'])('%s closes it and extends the session', async (button) => {
    const { session } = await open(90);
    const dialog = await warning();
    me.mockImplementation(() => {
      session.setSessionEnd('43200');
      return account;
    });
    const before = me.mock.calls.length;
    await userEvent.click(within(dialog).getByRole('button', { name: button }));
    await isGone();
    expect(me.mock.calls.length).toBe(before + 1);
  });

  it('says when the server can’t be reached', async () => {
    const { state } = await open(90);
    const dialog = await warning();
    state.isConnected = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay signed in' }));
    expect(await within(dialog).findByText('The server can’t be reached')).toBeVisible();

    localStorage.setItem('sessionEnd', String(Date.now() + 80_000));
    await waitFor(() => {
      expect(screen.queryByText('The server can’t be reached')).not.toBeInTheDocument();
    });
  });

  it('closes when another tab is used', async () => {
    const { session } = await open(90);
    await warning();
    session.setSessionEnd('43200');
    await isGone();
  });

  it('logs out', async () => {
    const { router } = await open(90);
    await userEvent.click(within(await warning()).getByRole('button', { name: 'Log out' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/');
    });
    await screen.findByRole('link', { name: 'Start Your Journey' });
    expect(localStorage).toHaveLength(0);
  });

  it("offers a new login if the session can't be extended", async () => {
    const { router, session } = await open(90, { isFinal: true });
    const named = { name: 'Please log in again soon' };
    const dialog = await screen.findByRole('alertdialog', named);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not yet' }));
    await isGone();
    // A response states the same end again.
    session.setSessionEnd('89;final');
    await expect(screen.findByRole('alertdialog', {}, { timeout: 1_500 })).rejects.toThrow();
    localStorage.setItem('sessionEnd', `${Date.now() + 80_000};final`);
    const again = await screen.findByRole('alertdialog', named);
    await userEvent.click(within(again).getByRole('button', { name: 'Log in again' }));
    expect(await screen.findByText('Your session has expired')).toBeVisible();
    expect(router.state.location.state).toEqual({ from: '/admin?tab=clubs', userId: 'u1' });
  });
});

it('at its end the session is verified and ends as expired', async () => {
  await open(60);
  await warning();
  me.mockImplementation(failWith('UNAUTHENTICATED'));
  localStorage.setItem('sessionEnd', String(Date.now() - 10_000));
  expect(await screen.findByText('Your session has expired')).toBeVisible();
  expect(localStorage).toHaveLength(0);
});
