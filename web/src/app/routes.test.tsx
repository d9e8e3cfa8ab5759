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

describe('guards', () => {
  const pages = ['/admin', '/mentor', '/student', '/educator', '/career-form'];

  it.each(pages)('a visitor of %s goes to login', async (page) => {
    const { router } = open(`${page}?tab=x`);
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.state).toEqual({ from: `${page}?tab=x` });
  });

  it.each([
    ['ADMIN', '/student', '/admin'],
    ['ADMIN', '/career-form', '/admin'],
    ['MENTOR', '/admin', '/mentor'],
    ['EDUCATOR', '/mentor', '/educator'],
    ['STUDENT', '/admin', '/student'],
  ] as const)('%s at %s goes to %s', async (role, at, own) => {
    const { router } = open(at, { user: { role } });
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(own);
    });
  });

  it('a student without a form at the admin page goes home', async () => {
    const { router } = open('/admin', { user: { role: 'STUDENT', formSubmitted: false } });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  });

  it('says that authentication is being checked, on guarded pages only', async () => {
    const unanswered = new Promise<never>(() => undefined);
    open('/admin', { user: { role: 'ADMIN' }, resolvers: { Query: { me: () => unanswered } } });
    expect(await screen.findByText('Checking authentication...')).toBeVisible();
  });

  it('does not on public pages', async () => {
    open('/login');
    await screen.findByRole('heading', { name: 'Login' });
    expect(screen.queryByText('Checking authentication...')).not.toBeInTheDocument();
  });
});

describe('a student whose session and profile disagree about the form', () => {
  it('is believed by the profile: home, and not back again', async () => {
    const { router, session } = open('/student', {
      user: { role: 'STUDENT', formSubmitted: true },
      resolvers: { Query: { myStudentProfile: () => ({ id: 'u1', formSubmitted: false }) } },
    });
    const [fill] = await screen.findAllByRole('link', { name: 'Fill Career Form' });
    expect(fill).toHaveAttribute('href', '/career-form');
    expect(router.state.location.pathname).toBe('/');
    expect(session.state().user?.formSubmitted).toBe(false);
  });
});

describe('home', () => {
  it.each([
    ['ADMIN', '/admin'],
    ['MENTOR', '/mentor'],
    ['EDUCATOR', '/educator'],
    ['STUDENT', '/student'],
  ] as const)('sends %s to %s', async (role, own) => {
    const { router } = open('/', { user: { role } });
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(own);
    });
  });

  it('stays readable for a user who came by the logo', async () => {
    open('/?home', { user: { role: 'ADMIN' } });
    const [link] = await screen.findAllByRole('link', { name: 'Go to your dashboard' });
    expect(link).toHaveAttribute('href', '/admin');
  });

  it('offers a visitor the three ways in', async () => {
    open('/');
    const start = await screen.findByRole('link', { name: 'Start Your Journey' });
    expect(start).toHaveAttribute('href', '/register');
    for (const [name, to] of Object.entries({ Login: '/login', Register: '/register' })) {
      for (const link of screen.getAllByRole('link', { name })) {
        expect(link).toHaveAttribute('href', to);
      }
    }
  });
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
    expect(screen.getByRole('alert')).toHaveTextContent(
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
    await router.navigate('/admin');
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
    await waitFor(() => {
      expect(view.session.state().status).toBe('signedIn');
    });
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

describe('logout', () => {
  it('clears the storage, says so, goes home and tells the server', async () => {
    const logout = vi.fn(() => ({ ended: true, userErrors: [] }));
    const { router } = open('/career-form', {
      user: { role: 'STUDENT' },
      resolvers: { Mutation: { logout } },
    });
    localStorage.setItem('draft:u1:career-form', '{}');
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logged Out')).toBeVisible();
    expect(screen.getByText('You have been successfully logged out.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Start Your Journey' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(localStorage).toHaveLength(0);
    await waitFor(() => {
      expect(logout).toHaveBeenCalledOnce();
    });
  });
});

describe('after the career form', () => {
  it.each([
    [false, '/thank-you'],
    [true, '/student'],
  ])('sent before: %s leads to %s', async (formSubmitted, leadsTo) => {
    const answers = { class: '11th', schoolName: 'DAV Pune', interests: [] };
    const noNumbers = { age: null, tenthPercentage: null, twelfthPercentage: null };
    const { router } = open('/career-form', {
      user: { role: 'STUDENT', formSubmitted },
      resolvers: {
        Query: {
          myStudentProfile: () => ({
            id: 'u1',
            name: 'Asha Rao',
            email: 'asha@example.org',
            phone: '98200 12345',
            formSubmitted: true,
            formDetails: { ...answers, ...noNumbers },
          }),
        },
        Mutation: { submitStudentForm: () => ({ student: { id: 'u1' }, userErrors: [] }) },
      },
    });
    await userEvent.type(await screen.findByLabelText(/^Full name/), ' Iyer');
    await router.navigate('/career-form?step=club');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Submit Student Application' }),
    );
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(leadsTo);
    });
    // The sent form is not what Back leads to.
    await router.navigate(-1);
    expect(router.state.location.search).not.toBe('?step=club');
  });
});

describe('public pages', () => {
  it.each(['/', '/login', '/register', '/thank-you'])(
    '%s lets readers skip its head',
    async (at) => {
      open(at);
      const skip = await screen.findByRole('link', { name: 'Skip to content' });
      expect(skip).toHaveAttribute('href', '#main');
      expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    },
  );

  it('an unknown address says 404 and leads home', async () => {
    open('/nowhere');
    expect(await screen.findByText('404')).toBeVisible();
    expect(screen.getByText('Oops! Page not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await waitFor(() => {
      expect(document.title).toBe('Page not found · Waymark');
    });
  });

  it('the thank-you page says what happens next', async () => {
    open('/thank-you');
    expect(await screen.findByText(/within 24-48 hours/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute(
      'href',
      '/student',
    );
  });

  it.each(['/login', '/register'])('%s sends a signed-in user home', async (at) => {
    const { router } = open(at, { user: { role: 'MENTOR' } });
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/mentor');
    });
  });
});
