import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fill } from '../testing/fill.ts';
import { renderWithSchema } from '../testing/renderWithSchema.tsx';
import { createRoutes } from './routes.tsx';

it.each([
  ['/admin?tab=clubs', '/admin?tab=clubs'],
  ['/change-password', '/change-password'],
  ['/', '/admin'],
  ['/login', '/admin'],
  ['/two-step-login', undefined],
])('an account that must turn on two-step login is led to it from %s', async (at, from) => {
  const { router } = renderWithSchema(null, {
    at,
    user: { role: 'ADMIN', secondFactorDue: true },
    routes: createRoutes,
  });
  expect(await screen.findByText(/Administrators and mentors need it here/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Dashboard/ })).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/two-step-login');
  expect((router.state.location.state as { from: string } | null)?.from).toBe(from);
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('continues where the user wanted to go when two-step login is on', async () => {
  let isDue = true;
  const { router } = renderWithSchema(null, {
    at: '/admin?tab=clubs',
    user: { role: 'ADMIN', secondFactorDue: true },
    routes: createRoutes,
    resolvers: {
      Query: {
        me: () => ({ id: 'u1', role: 'ADMIN', secondFactorDue: isDue }),
        mySecondFactor: () => ({ enabled: !isDue, recoveryCodesLeft: 8 }),
      },
      Mutation: {
        setUpSecondFactor: () => ({ secret: 'JBSWY3DP', uri: 'otpauth://totp/a', userErrors: [] }),
        turnOnSecondFactor: () => {
          isDue = false;
          return { recoveryCodes: ['k7m2x-p9rqd'], userErrors: [] };
        },
      },
    },
  });
  await press('Set up');
  await fill(screen.getByLabelText('Current password'), 'secret words');
  await fill(screen.getByLabelText('Code'), '123456');
  await press('Turn on');
  await screen.findByRole('heading', { name: 'Your recovery codes' });
  expect(screen.queryByText(/Set it up/)).not.toBeInTheDocument();
  await press('I have kept them');
  await waitFor(() => {
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/admin?tab=clubs');
  });
});
