import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { translatePage } from '../../testing/translatePage.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const ACCEPTED = () => ({ accepted: true, userErrors: [] });
const refused =
  (code: string, message: string, field: string[] | null = null) =>
  () => ({
    accepted: false,
    userErrors: [{ field, code, message }],
  });

const show = (requestPasswordReset: () => unknown = ACCEPTED) =>
  renderWithSchema(<ForgotPasswordScreen />, { resolvers: { Mutation: { requestPasswordReset } } });

async function ask(email: string) {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  translatePage();
  await userEvent.click(screen.getByRole('button', { name: 'Send Link' }));
}

describe('a forgotten password', () => {
  it.each([
    ['', 'Email is required'],
    ['asha@', 'Please enter a valid email'],
  ])('of "%s" shows "%s" and sends nothing', async (email, message) => {
    const { sent } = show();
    await ask(email);
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getByLabelText('Email')).toHaveFocus();
    });
    expect(sent).toEqual([]);
  });

  it.each([
    ['a known email', ACCEPTED],
    ['an unknown email', refused('NOT_FOUND', 'Nobody has this address')],
  ])('of %s shows the same confirmation', async (_who, answer) => {
    const { sent } = show(answer);
    await ask(' asha@example.org ');
    const heading = await screen.findByRole('heading', { name: 'Look into your mail' });
    await waitFor(() => {
      expect(heading).toHaveFocus();
    });
    expect(screen.getByText(/If there is an account or a registration for/)).toHaveTextContent(
      'asha@example.org',
    );
    expect(screen.queryByText('Nobody has this address')).not.toBeInTheDocument();
    expect(sent.map(({ variables }) => variables)).toEqual([
      { input: { email: 'asha@example.org' } },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.org');
  });

  it.each([
    [
      'too many requests',
      failWith('RATE_LIMITED', 'Too many attempts.'),
      'No link was sent',
      'Too many attempts.',
    ],
    ['no result', () => null, 'No link was sent', 'Please try again.'],
    [
      'a server without mail',
      refused('NOT_SUPPORTED', 'The server does not offer this.'),
      'No link can be sent here',
      'This server does not offer it. Please ask your administrator for a new password.',
    ],
  ])('whose request failed shows a message: %s', async (_, answer, title, words) => {
    show(answer);
    await ask('asha@example.org');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(words);
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.org');
  });

  it('shows the server’s message about the email at its field', async () => {
    show(refused('VALIDATION', 'Please enter a valid email', ['email']));
    await ask('asha@example.org');
    await waitFor(() => {
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        'Please enter a valid email',
      );
    });
  });

  it('takes the email from login and returns it', async () => {
    const { router } = renderWithSchema(<LoginScreen />, {
      at: { state: { from: '/career-form' } },
      resolvers: { Mutation: { requestPasswordReset: ACCEPTED } },
      routes: [{ path: '/forgot-password', element: <ForgotPasswordScreen /> }],
    });
    await userEvent.type(screen.getByLabelText('Email'), 'asha@example.org');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(router.state.location.pathname).toBe('/forgot-password');
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Send Link' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Back to Login' }));
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
    expect(router.state.location.state).toEqual({
      from: '/career-form',
      email: 'asha@example.org',
    });
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.org');
  });
});
