import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import { fill } from '../../testing/fill.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { translatePage } from '../../testing/translatePage.ts';
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

const ACCEPTED = () => ({ awaitsConfirmation: false, userErrors: [] });

const show = (register: () => unknown = ACCEPTED, at = '/register') =>
  renderWithSchema(<RegisterScreen />, {
    at,
    resolvers: { Mutation: { register } },
    routes: [
      { path: '/login', element: <h1>Login</h1> },
      { path: '/confirm-email', element: <ConfirmEmailScreen /> },
    ],
  });

const RIGHT = {
  'Full name': 'Asha Rao',
  Email: 'asha@example.org',
  Password: 'marigo',
  'Confirm password': 'marigo',
};

async function submit(values: Partial<typeof RIGHT> = {}) {
  for (const [label, value] of Object.entries({ ...RIGHT, ...values })) {
    if (value) await fill(screen.getByLabelText(label), value);
  }
  translatePage();
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
}

describe('registration', () => {
  it.each([
    ['/register', 'Student'],
    ['/register?as=educator', 'Educator'],
    ['/register?as=admin', 'Student'],
  ])('at %s has the initial role %s', (at, role) => {
    show(ACCEPTED, at);
    expect(screen.getByRole('radio', { name: role })).toBeChecked();
  });

  it('with a wrong answer shows the reason and sends nothing', async () => {
    const { sent } = show();
    await submit({ 'Confirm password': '1234567' });
    expect(await screen.findByText('Passwords do not match')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('hides each error on typing, and accepts pasted text', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByText('Name is required');
    for (const [label, value] of Object.entries(RIGHT)) {
      const field = screen.getByLabelText(label);
      expect(field).toBeInvalid();
      await userEvent.click(field);
      await userEvent.paste(value);
      expect(field).toHaveValue(value);
      expect(field).toBeValid();
    }
    expect(screen.queryByText(/is required/)).not.toBeInTheDocument();
  });

  it('has autocomplete attributes for password managers', () => {
    show();
    const labels = Object.keys(RIGHT);
    expect(
      labels.map((label) => screen.getByLabelText(label).getAttribute('autocomplete')),
    ).toEqual(['name', 'username', 'new-password', 'new-password']);
  });

  it('shows the password by keyboard, and updates the label of the button', async () => {
    show();
    const field = screen.getByLabelText('Password');
    await userEvent.click(field);
    await userEvent.tab();
    const [button] = screen.getAllByRole('button', { name: 'Show password' });
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveAttribute('type', 'text');
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName('Hide password');
  });

  it('offers students and educators only, and sends the choice', async () => {
    const { sent, router } = show();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: 'Educator' }));
    await submit({ 'Full name': ' Asha Rao ' });
    expect(await screen.findByText('Registration Successful')).toBeInTheDocument();
    await waitFor(() => {
      expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
    });
    expect(router.state.location.state).toEqual({ email: 'asha@example.org' });
    expect(sent).toEqual([
      {
        name: 'Register',
        variables: {
          input: {
            role: 'EDUCATOR',
            name: 'Asha Rao',
            email: 'asha@example.org',
            password: 'marigo',
          },
        },
      },
    ]);
  });

  it('that awaits a confirmation refers to the mail', async () => {
    const { router } = show(() => ({ awaitsConfirmation: true, userErrors: [] }));
    await submit();
    const heading = await screen.findByRole('heading', { name: 'Look into your mail' });
    await waitFor(() => {
      expect(heading).toHaveFocus();
    });
    expect(screen.getByText('asha@example.org')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/confirm-email', search: '' });
    expect(screen.queryByText('Registration Successful')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Register again' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('asha@example.org');
  });

  it('keeps the club to join on the link to login', async () => {
    const { router } = show(ACCEPTED, '/register?club=science');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?club=science',
    );
    await submit();
    await waitFor(() => {
      expect(router.state.location).toMatchObject({ pathname: '/login', search: '?club=science' });
    });
  });

  it.each([
    ['email', 'Email', 'Email is already registered'],
    ['password', 'Password', 'This password is too common: please choose another'],
  ])('shows the server’s error at its field only: %s', async (field, label, message) => {
    show(() => ({
      awaitsConfirmation: false,
      userErrors: [{ field: [field], code: 'VALIDATION', message }],
    }));
    await submit();
    expect(await screen.findByText('Registration Failed')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
    });
    await waitFor(() => {
      expect(screen.getByLabelText(label)).toHaveFocus();
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/^Registration Failed$/);
  });

  it('keeps the hint of the password visible with its error', async () => {
    show();
    await submit({ Password: '12345' });
    await screen.findByText('Password must be at least 6 characters');
    expect(screen.getByText(/At least 6 characters, and none/)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      /^Password must be at least 6 characters At least 6 characters, and none/,
    );
  });

  it('marks required fields', () => {
    show();
    for (const label of Object.keys(RIGHT)) expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getAllByText('required')).toHaveLength(4);
  });

  it('shows the server’s error until that field is changed', async () => {
    show(() => ({
      awaitsConfirmation: false,
      userErrors: [{ field: ['email'], code: 'CONFLICT', message: 'Email is already registered' }],
    }));
    await submit();
    const email = screen.getByLabelText('Email');
    await waitFor(() => {
      expect(email).toHaveFocus();
    });
    await userEvent.tab();
    await userEvent.type(screen.getByLabelText('Full name'), ' Iyer');
    expect(email).toHaveAccessibleDescription('Email is already registered');
    await userEvent.type(email, '.in');
    expect(email).toBeValid();
  });

  it.each([
    [
      'an error',
      failWith('UPSTREAM_TIMEOUT', 'The server took too long.'),
      'The server took too long.',
    ],
    [
      'a refusal without words',
      () => ({
        awaitsConfirmation: false,
        userErrors: [{ field: null, code: 'VALIDATION', message: '' }],
      }),
      'Registration failed',
    ],
    ['no result', () => null, 'Registration failed'],
  ])('shows why the registration failed: %s', async (_, register, words) => {
    show(register);
    await submit();
    expect(await screen.findByText('Registration Failed')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(`Registration Failed${words}`);
    expect(screen.getAllByText(words)).toHaveLength(1);
  });
});
