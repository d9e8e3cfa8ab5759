import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
    const [link] = await screen.findAllByRole('link', { name: 'Fill Career Form' });
    expect(link).toHaveAttribute('href', '/career-form');
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
    const answers = { class: '11th', schoolName: 'DAV Pune', interests: [], dateOfBirth: null };
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
    await fill(await screen.findByLabelText(/^Full name/), ' Iyer');
    await act(() => router.navigate('/career-form?step=review'));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Submit Student Application' }),
    );
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(leadsTo);
    });
    // The sent form is not what Back leads to.
    await act(() => router.navigate(-1));
    expect(router.state.location.search).not.toBe('?step=review');
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

  it('a login of an account without a known role leads home, where it can log out', async () => {
    const user = { id: 'u1', name: 'Asha Rao', email: 'a@b.in', phone: null, role: null };
    const answer = { token: 't', user: { ...user, formSubmitted: false }, userErrors: [] };
    const { router } = open('/login', { resolvers: { Mutation: { login: () => answer } } });
    await fill(await screen.findByLabelText('Email'), 'a@b.in');
    await fill(screen.getByLabelText('Password'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(screen.queryByRole('link', { name: 'Fill Career Form' })).not.toBeInTheDocument();
  });

  it.each(['/login', '/register'])('%s sends a signed-in user home', async (at) => {
    const { router } = open(at, { user: { role: 'MENTOR' } });
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/mentor');
    });
  });
});
