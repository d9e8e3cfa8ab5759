import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeToken, storeUser } from '../lib/session/storage.ts';
import { failWith } from '../testing/failWith.ts';
import { fill } from '../testing/fill.ts';
import { refusedByNetwork } from '../testing/refusedByNetwork.ts';
import { renderWithSchema } from '../testing/renderWithSchema.tsx';
import { insertStyles } from '../testing/styles.ts';
import { createRoutes } from './routes.tsx';

type Options = NonNullable<Parameters<typeof renderWithSchema>[1]>;
const open = (at: string, options: Options = {}) =>
  renderWithSchema(null, { ...options, at, routes: createRoutes });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a stored session', () => {
  const refused = { resolvers: { Query: { me: failWith('UNAUTHENTICATED') } } };

  it('that the server rejects ends without a message on a public page', async () => {
    open('/thank-you', { ...refused, user: { role: 'ADMIN' } });
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await waitFor(() => {
      expect(localStorage).toHaveLength(0);
    });
    expect(screen.queryByText(/Your session/)).not.toBeInTheDocument();
  });

  it('that the server rejects on load counts as ended, not as expired', async () => {
    const refusals = {
      me: failWith('UNAUTHENTICATED'),
      myStudentProfile: failWith('UNAUTHENTICATED'),
    };
    const { session } = open('/student', {
      user: { role: 'STUDENT' },
      resolvers: { Query: refusals },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
    expect(session.state()).toMatchObject({ expired: false, ended: { userId: 'u1' } });
  });

  it('that the server rejects on a dashboard shows a message and returns there after login', async () => {
    const admin = { role: 'ADMIN' } as const;
    const { router, session } = open('/admin?tab=clubs', { ...refused, user: admin });
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your session has ended. Please log in again.',
    );
    expect(localStorage).toHaveLength(0);
    const account = { id: 'u1', name: 'Asha Rao', email: 'asha@example.org', phone: null };
    act(() => {
      session.signIn('fresh', {
        ...account,
        ...admin,
        formSubmitted: false,
        secondFactorDue: false,
      });
    });
    await waitFor(() => {
      expect(router.state.location).toMatchObject({ pathname: '/admin', search: '?tab=clubs' });
    });
  });

  it('is kept while the server is down and can be checked again', async () => {
    const me = vi.fn(failWith('UPSTREAM_UNAVAILABLE'));
    open('/login', { user: { role: 'ADMIN' }, resolvers: { Query: { me } } }).unmount();
    const { router } = open('/thank-you', {
      user: { role: 'ADMIN' },
      resolvers: { Query: { me } },
    });
    await screen.findByRole('heading', { name: 'Thank You!' });
    await act(() => router.navigate('/admin'));
    expect(await screen.findByText('The server can’t be reached')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(localStorage.getItem('token')).not.toBeNull();
    const before = me.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(me.mock.calls.length).toBe(before + 1);
  });

  it('that ends while in use shows a message and stores the page to return to', async () => {
    const { router, session } = open('/career-form?step=school', {
      user: { role: 'STUDENT', formSubmitted: false },
      resolvers: {
        Query: { myStudentProfile: failWith('UNAUTHENTICATED') },
      },
    });
    expect(await screen.findByText('Your session has expired')).toBeVisible();
    expect(session.state().status).toBe('signedOut');
    expect(router.state.location.state).toEqual({ from: '/career-form?step=school', userId: 'u1' });
  });
});

describe('a session that ended in another tab', () => {
  const mentor = { role: 'MENTOR' } as const;
  const inUse = async (at: string) => {
    const view = open(at, { user: mentor });
    await screen.findByRole('tab', { name: 'Update Progress' });
    return view;
  };
  const dispatchStorage = (key: string, newValue: string | null) => {
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    });
  };

  it('by expiry redirects this tab to login and stores its page', async () => {
    const { router } = await inUse('/mentor?tab=update');
    localStorage.clear();
    dispatchStorage('token', 'session expired');
    dispatchStorage('token', null);
    expect(await screen.findByText('Your session has expired')).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.state).toEqual({ from: '/mentor?tab=update', userId: 'u1' });
  });

  it('by logout redirects this tab to the landing page', async () => {
    const { router } = await inUse('/mentor');
    localStorage.clear();
    dispatchStorage('token', null);
    expect(await screen.findByRole('link', { name: 'Start Your Journey' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  });

  it('by a removed token ends with the next request', async () => {
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

it('the login page of a network keeps the session and what was typed', async () => {
  let isConnected = true;
  const { session } = open('/change-password', {
    user: { role: 'MENTOR' },
    isConnected: () => isConnected,
    networkError: () => refusedByNetwork(401),
  });
  await screen.findByRole('heading', { name: 'Change password' });
  isConnected = false;
  await fill(screen.getByLabelText('Current password'), 'old one');
  await fill(screen.getByLabelText('New password'), 'new one');
  await fill(screen.getByLabelText('Confirm password'), 'new one');
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  const texts = await screen.findAllByText(/^Your network refuses the connection\./);
  expect(texts[0]).toBeVisible();
  expect(session.state().status).toBe('signedIn');
  expect(screen.getByLabelText('New password')).toHaveValue('new one');
});

it('a login of another user in another tab replaces the page of the first', async () => {
  insertStyles();
  const asha = { id: 'u1', name: 'Asha Rao', email: 'asha@example.org', phone: null };
  const ravi = { ...asha, id: 'u2', name: 'Ravi Shah', email: 'ravi@example.org' };
  const role = { role: 'STUDENT', formSubmitted: true, secondFactorDue: false } as const;
  let current = asha;
  const query = {
    me: () => ({ __typename: 'User', ...current, ...role }),
    myStudentProfile: () => ({ ...current, formSubmitted: true }),
  };
  const { session } = open('/student', { user: role, resolvers: { Query: query } });
  await waitFor(() => {
    expect(session.state().status).toBe('signedIn');
  });
  // Hidden while the session is checked.
  await waitFor(() => {
    expect(screen.getByText('asha@example.org')).toBeVisible();
  });

  current = ravi;
  storeToken(localStorage, 'token-of-ravi');
  storeUser(localStorage, { ...ravi, ...role });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'token-of-ravi' }));
  });
  expect(await screen.findByText('ravi@example.org')).toBeVisible();
  expect(screen.queryByText('asha@example.org')).not.toBeInTheDocument();
});

describe('a login after an expired session', () => {
  it.each([
    ['u1', '/career-form?step=school'],
    ['u2', '/'],
  ])('as %s navigates to %s', async (id, target) => {
    const student = { role: 'STUDENT', formSubmitted: false, secondFactorDue: false } as const;
    const { router, session } = open('/career-form?step=school', { user: student });
    await waitFor(() => {
      expect(session.state().status).toBe('signedIn');
    });
    act(() => {
      session.end();
    });
    await screen.findByText('Your session has expired');
    const account = { ...student, id, name: 'Ravi Shah', email: 'ravi@example.org', phone: null };
    act(() => {
      session.signIn('fresh', account);
    });
    await waitFor(() => {
      expect(router.state.location.pathname + router.state.location.search).toBe(target);
    });
  });
});

it.each([
  ['/career-form', 'STUDENT', true],
  ['/mentor?tab=update&person=p1', 'MENTOR', true],
  ['/mentor', 'MENTOR', false],
  ['/admin', 'ADMIN', false],
] as const)(
  'after an expired session at %s the login page mentions a kept draft',
  async (at, role, kept) => {
    const { session } = open(at, { user: { role } });
    await waitFor(() => {
      expect(session.state().status).toBe('signedIn');
    });
    act(() => {
      session.end();
    });
    expect(await screen.findByText('Your session has expired')).toBeVisible();
    expect(screen.queryByText(/What you typed is kept/) !== null).toBe(kept);
  },
);
