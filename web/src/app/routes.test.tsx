import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fill } from '../testing/fill.ts';
import { renderWithSchema } from '../testing/renderWithSchema.tsx';
import { insertStyles } from '../testing/styles.ts';
import { createRoutes } from './routes.tsx';

type Options = NonNullable<Parameters<typeof renderWithSchema>[1]>;
const open = (at: string, options: Options = {}) =>
  renderWithSchema(null, { ...options, at, routes: createRoutes });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('guards', () => {
  const pages = ['/admin', '/mentor', '/student', '/educator', '/career-form'];

  it.each(pages)('redirects a signed-out user from %s to login', async (page) => {
    const { router } = open(`${page}?tab=x`);
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.state).toEqual({ from: `${page}?tab=x` });
  });

  it('shows on guarded pages that the session is checked', async () => {
    const pending = new Promise<never>(() => undefined);
    open('/admin', { user: { role: 'ADMIN' }, resolvers: { Query: { me: () => pending } } });
    expect(await screen.findByText('Checking authentication...')).toBeVisible();
  });

  it('loads a dashboard during the check and displays it afterwards', async () => {
    insertStyles();
    const profile = () => ({ id: 'u1', name: 'Asha Rao', formSubmitted: true });
    let answer: (user: object) => void = () => undefined;
    const check = new Promise((resolve) => {
      answer = resolve;
    });
    open('/student', {
      user: { role: 'STUDENT' },
      resolvers: { Query: { me: () => check, myStudentProfile: profile } },
    });
    expect(await screen.findByText('Checking authentication...')).toBeVisible();
    await waitFor(() => {
      expect(screen.getByText('Your Details')).toBeInTheDocument();
    });
    expect(screen.getByText('Your Details')).not.toBeVisible();
    answer({ id: 'u1', role: 'STUDENT', formSubmitted: true });
    await waitFor(() => {
      expect(screen.getByText('Your Details')).toBeVisible();
    });
    expect(screen.queryByText('Checking authentication...')).not.toBeInTheDocument();
  });

  it('does not show the session check on public pages', async () => {
    open('/login');
    await screen.findByRole('heading', { name: 'Login' });
    expect(screen.queryByText('Checking authentication...')).not.toBeInTheDocument();
  });
});

describe('a student whose session and profile differ in formSubmitted', () => {
  it('is redirected to the landing page once the profile has loaded', async () => {
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
  it('does not redirect a user who followed the logo', async () => {
    open('/?home', { user: { role: 'ADMIN' } });
    const [link] = await screen.findAllByRole('link', { name: 'Go to your dashboard' });
    expect(link).toHaveAttribute('href', '/admin');
  });

  it('links to registration and login for a signed-out user', async () => {
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
  it('clears the storage, shows a toast, navigates to the landing page and calls the server', async () => {
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
  ])('submitted before: %s navigates to %s', async (formSubmitted, target) => {
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
      expect(router.state.location.pathname).toBe(target);
    });
    // Back must not return to the submitted form.
    await act(() => router.navigate(-1));
    expect(router.state.location.search).not.toBe('?step=review');
  });
});

describe('public pages', () => {
  it.each(['/', '/login', '/register', '/thank-you'])('%s has a skip link', async (at) => {
    open(at);
    const skip = await screen.findByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  it('an unknown path shows 404 and links to the landing page', async () => {
    open('/nowhere');
    expect(await screen.findByText('404')).toBeVisible();
    expect(screen.getByText('Oops! Page not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await waitFor(() => {
      expect(document.title).toBe('Page not found · Waymark');
    });
  });

  it('the thank-you page shows the next steps', async () => {
    open('/thank-you');
    expect(await screen.findByText(/within 24-48 hours/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute(
      'href',
      '/student',
    );
  });

  it('an account without a role is redirected to the landing page after login and can log out', async () => {
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
});
