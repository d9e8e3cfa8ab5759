import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { translatePage } from '../../testing/translatePage.ts';
import { LoginScreen } from './LoginScreen.tsx';

const USER = {
  __typename: 'User',
  id: 'u1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: null,
  role: 'STUDENT',
  formSubmitted: false,
};
const ACCEPTED = () => ({ token: 'fresh-token', user: USER, userErrors: [] });
const refused = (message: string) => () => ({
  token: null,
  user: null,
  userErrors: [{ field: null, code: 'INVALID_CREDENTIALS', message }],
});

const show = (login: (root: never, args: never) => unknown = ACCEPTED) =>
  renderWithSchema(<LoginScreen />, { resolvers: { Mutation: { login } } });

/** An account with two-step login: any code but zeros is right. */
function showTwoStep() {
  const refusal = (field: string[] | null, code: string, message: string) => () => ({
    token: null,
    user: null,
    userErrors: [{ field, code, message }],
  });
  const missing = refusal(null, 'SECOND_FACTOR_REQUIRED', 'Please enter the code');
  const wrong = refusal(['code'], 'SECOND_FACTOR_INVALID', 'This code is not right');
  return show((_root: never, { input: { code } }: { input: { code?: string } }) => {
    if (code === undefined) return missing();
    return code === '000000' ? wrong() : ACCEPTED();
  });
}

async function fill(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
}

describe('login', () => {
  it.each([
    ['', 'long enough', 'Email is required'],
    ['asha', 'long enough', 'Please enter a valid email'],
    ['asha@example', 'long enough', 'Please enter a valid email'],
    ['asha@example.org', '', 'Password is required'],
    ['asha@example.org', '12345', 'Password must be at least 6 characters'],
  ])('with "%s" and "%s" shows "%s" and sends nothing', async (email, password, message) => {
    const { sent } = show();
    await fill(email, password);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('hides an error on typing', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), 'a');
    await waitFor(() => {
      expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
    });
  });

  it('stores token and user, shows a greeting, and calls the server once for a double click', async () => {
    let accept = (): void => undefined;
    const pending = new Promise<void>((resolve) => (accept = resolve));
    const { sent, session } = show(() => pending.then(ACCEPTED));
    await fill(' asha@example.org ', '123456');
    translatePage();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Login' }));
    accept();
    expect(await screen.findByText('Login Successful')).toBeInTheDocument();
    expect(screen.getByText('Welcome back, Asha Rao!')).toBeInTheDocument();
    expect(sent).toEqual([
      { name: 'Login', variables: { input: { email: 'asha@example.org', password: '123456' } } },
    ]);
    expect(session.state().status).toBe('signedIn');
    expect(localStorage.getItem('token')).toBe('fresh-token');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
      id: 'u1',
      name: 'Asha Rao',
      email: 'asha@example.org',
      phone: null,
      role: 'STUDENT',
      formSubmitted: false,
      secondFactorDue: false,
    });
  });

  it('of a mentor does not wait for a database that never answers', async () => {
    vi.stubGlobal('isSecureContext', true);
    const open = vi.fn(() => ({}));
    vi.stubGlobal('indexedDB', { open, deleteDatabase: open });
    show(() => ({ ...ACCEPTED(), user: { ...USER, role: 'MENTOR' } }));
    await fill('asha@example.org', '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Login Successful', {}, { timeout: 3_000 })).toBeVisible();
    await waitFor(() => {
      expect(open).toHaveBeenCalledWith('waymark-kept', 1);
    });
  });

  it.each([
    ['a refusal', refused('Invalid email or password'), 'Invalid email or password'],
    ['a refusal without words', refused(''), 'Invalid credentials'],
    [
      'an answer without a token',
      () => ({ token: null, user: null, userErrors: [] }),
      'Invalid credentials',
    ],
    [
      'an error',
      failWith('RATE_LIMITED', 'Too many attempts. Please try again in 2 minutes.'),
      'Too many attempts. Please try again in 2 minutes.',
    ],
  ])('shows why the login failed: %s', async (_, login, words) => {
    show(login);
    await fill('asha@example.org', '123456{Enter}');
    expect(await screen.findByText('Login Failed')).toBeInTheDocument();
    // Only in the toast, not above the form.
    expect(screen.getAllByText(words)).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent(`Login Failed${words}`);
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-busy');
    });
    expect(localStorage).toHaveLength(0);
  });

  it('shows the server’s message at its field', async () => {
    const userErrors = [{ field: ['email'], code: 'VALIDATION', message: 'Not an email of ours' }];
    show(() => ({ token: null, user: null, userErrors }));
    await fill('asha@example.org', '123456{Enter}');
    await waitFor(() => {
      expect(screen.getByLabelText('Email')).toHaveFocus();
    });
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Not an email of ours');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Login Failed$/);
  });

  it('focuses the password if the email is prefilled', () => {
    renderWithSchema(<LoginScreen />, { at: { state: { email: 'asha@example.org' } } });
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.org');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('asks for the code of two-step login, and keeps what was typed', async () => {
    const { sent, session } = showTwoStep();
    await fill('asha@example.org', '123456{Enter}');
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(screen.queryByText('Login Failed')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.org');
    expect(screen.getByLabelText('Password')).toHaveValue('123456');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await userEvent.type(await screen.findByLabelText('Code'), ' 123 456 {Enter}');
    expect(await screen.findByText('Welcome back, Asha Rao!')).toBeInTheDocument();
    expect(sent.map(({ variables }) => variables)).toEqual([
      { input: { email: 'asha@example.org', password: '123456' } },
      { input: { email: 'asha@example.org', password: '123456' } },
      { input: { email: 'asha@example.org', password: '123456', code: '123 456' } },
    ]);
    expect(session.state().status).toBe('signedIn');
  });

  it('shows at the field that a code is missing or wrong', async () => {
    const { sent } = showTwoStep();
    await fill('asha@example.org', '123456{Enter}');
    await screen.findByLabelText('Code');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Code is required')).toBeVisible();
    expect(sent).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('Code'), '000000{Enter}');
    expect(await screen.findByText('This code is not right')).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('This code is not right');
    expect(localStorage).toHaveLength(0);
  });

  it('does not send a malformed code, which would count as a wrong one', async () => {
    const { sent } = showTwoStep();
    await fill('asha@example.org', '123456{Enter}');
    await userEvent.type(await screen.findByLabelText('Code'), 'k7m2x-p9rqd{Enter}');
    expect(await screen.findByText('Please enter the six digits of your app')).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(screen.getByLabelText('Recovery code'), '123456{Enter}');
    expect(
      await screen.findByText('Please enter a recovery code, such as k7m2x-p9rqd'),
    ).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('takes a recovery code instead', async () => {
    const { sent } = showTwoStep();
    await fill('asha@example.org', '123456{Enter}');
    await screen.findByLabelText('Code');
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const code = screen.getByLabelText('Recovery code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('inputmode', 'text');
    await userEvent.type(code, 'k7m2x-p9rqd{Enter}');
    expect(await screen.findByText('Login Successful')).toBeInTheDocument();
    expect(sent.at(-1)?.variables).toMatchObject({ input: { code: 'k7m2x-p9rqd' } });
  });

  it('marks required fields', () => {
    show();
    for (const label of ['Email', 'Password']) expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getAllByText('required')).toHaveLength(2);
  });

  it('switches between light and dark mode', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(screen.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
  });

  it('links to registration and home', () => {
    show();
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
});
