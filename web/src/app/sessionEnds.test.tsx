import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failWith } from '../testing/failWith.ts';
import { fill } from '../testing/fill.ts';
import { renderWithSchema } from '../testing/renderWithSchema.tsx';
import { createRoutes } from './routes.tsx';

type Options = NonNullable<Parameters<typeof renderWithSchema>[1]>;
const open = (at: string, options: Options = {}) =>
  renderWithSchema(null, { ...options, at, routes: createRoutes });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a stored session', () => {
  const refused = { resolvers: { Query: { me: failWith('UNAUTHENTICATED') } } };

  it('that the server refuses ends without a word on a page for all', async () => {
    open('/thank-you', { ...refused, user: { role: 'ADMIN' } });
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await waitFor(() => {
      expect(localStorage).toHaveLength(0);
    });
    expect(screen.queryByText(/Your session/)).not.toBeInTheDocument();
  });

  it('that the server refuses at a dashboard says so, and comes back to it', async () => {
    const admin = { role: 'ADMIN' } as const;
    const { router, session } = open('/admin?tab=clubs', { ...refused, user: admin });
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your session has ended. Please log in again.',
    );
    expect(localStorage).toHaveLength(0);
    const account = { id: 'u1', name: 'Asha Rao', email: 'asha@example.org', phone: null };
    act(() => {
      session.signIn('fresh', { ...account, ...admin, formSubmitted: false });
    });
    await waitFor(() => {
      expect(router.state.location).toMatchObject({ pathname: '/admin', search: '?tab=clubs' });
    });
  });

  it('stays when the server is down, and is checked again on request', async () => {
    const me = vi.fn(failWith('UPSTREAM_UNAVAILABLE'));
    open('/login', { user: { role: 'ADMIN' }, resolvers: { Query: { me } } }).unmount();
    const { router } = open('/thank-you', {
      user: { role: 'ADMIN' },
      resolvers: { Query: { me } },
    });
    await screen.findByRole('heading', { name: 'Thank You!' });
    await act(() => router.navigate('/admin'));
    expect(await screen.findByText('The server can’t be reached')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/?home');
    expect(localStorage.getItem('token')).not.toBeNull();
    const before = me.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(me.mock.calls.length).toBe(before + 1);
  });

  it('that ends while in use says so and comes back to the same page', async () => {
    const { router, session } = open('/career-form?step=school', {
      user: { role: 'STUDENT', formSubmitted: false },
      resolvers: {
        Query: { myStudentProfile: failWith('UNAUTHENTICATED') },
      },
    });
    expect(await screen.findByText('Your session has expired')).toBeVisible();
    expect(session.state().status).toBe('signedOut');
    expect(router.state.location.state).toEqual({ from: '/career-form?step=school', of: 'u1' });
  });
});

describe('a session that ended elsewhere', () => {
  const mentor = { role: 'MENTOR' } as const;
  const inUse = async (at: string) => {
    const view = open(at, { user: mentor });
    await screen.findByRole('tab', { name: 'Update Progress' });
    return view;
  };
  const hear = (key: string, newValue: string | null) => {
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    });
  };

  it('by expiry leads this tab to login, too, and back to its own page', async () => {
    const { router } = await inUse('/mentor?tab=update');
    localStorage.clear();
    hear('token', 'session expired');
    hear('token', null);
    expect(await screen.findByText('Your session has expired')).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.state).toEqual({ from: '/mentor?tab=update', of: 'u1' });
  });

  it('by logout leads this tab home', async () => {
    const { router } = await inUse('/mentor');
    localStorage.clear();
    hear('token', null);
    expect(await screen.findByRole('link', { name: 'Start Your Journey' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  });

  it('by a hand that took the token ends with the next call', async () => {
    open('/change-password', {
      user: mentor,
      resolvers: { Mutation: { changePassword: failWith('UNAUTHENTICATED') } },
    });
    await screen.findByRole('heading', { name: 'Change password' });
    localStorage.removeItem('token');
    await fill(screen.getByLabelText('Current password'), 'old one');
    await fill(screen.getByLabelText('New password'), 'new one');
    await fill(screen.getByLabelText('Confirm password'), 'new one');
    await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(await screen.findByText('Your session has expired')).toBeVisible();
  });
});

describe('whoever logs in after an expired session', () => {
  it.each([
    ['u1', '/career-form?step=school'],
    ['u2', '/'],
  ])('as %s is led to %s', async (id, leadsTo) => {
    const student = { role: 'STUDENT', formSubmitted: false } as const;
    const { router, session } = open('/career-form?step=school', { user: student });
    await waitFor(() => {
      expect(session.state().status).toBe('signedIn');
    });
    act(() => {
      session.end({ expired: true });
    });
    await screen.findByText('Your session has expired');
    const account = { ...student, id, name: 'Somebody', email: 'some@body.in', phone: null };
    act(() => {
      session.signIn('fresh', account);
    });
    await waitFor(() => {
      expect(router.state.location.pathname + router.state.location.search).toBe(leadsTo);
    });
  });
});

it.each([
  ['/career-form', 'STUDENT', true],
  ['/mentor?tab=update&person=p1', 'MENTOR', true],
  ['/mentor', 'MENTOR', false],
  ['/admin', 'ADMIN', false],
] as const)('an expired session at %s promises what is kept there', async (at, role, kept) => {
  const { session } = open(at, { user: { role } });
  await waitFor(() => {
    expect(session.state().status).toBe('signedIn');
  });
  act(() => {
    session.end({ expired: true });
  });
  expect(await screen.findByText('Your session has expired')).toBeVisible();
  expect(screen.queryByText(/What you typed is kept/) !== null).toBe(kept);
});
