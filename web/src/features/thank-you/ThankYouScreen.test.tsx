import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Role } from '../../schema.generated.ts';
import { Theme } from '../../ui/Theme.tsx';
import { ThankYouScreen } from './ThankYouScreen.tsx';

function open(role: Role | null) {
  const router = createMemoryRouter([{ path: '*', element: <ThankYouScreen role={role} /> }]);
  render(<RouterProvider router={router} />, { wrapper: Theme });
}

it.each([
  ['STUDENT', /^Your form is with us/, '/student', 'student dashboard'],
  ['EDUCATOR', /^Your form is with us/, '/educator', 'educator dashboard'],
  [null, /^Thank you for your interest/, '/student', 'student dashboard'],
] as const)('shows what happens next to %s', (role, lead, dashboard, name) => {
  open(role);
  expect(screen.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  expect(screen.getByText(lead)).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'What happens next' }));
  const titles = steps.getAllByRole('heading', { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Review',
    'Mentor',
    'First session',
    'Dashboard',
  ]);
  expect(steps.getByText(/within 24-48 hours/)).toBeVisible();
  expect(steps.getByText(new RegExp(name))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', dashboard);
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/?home');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('invites a visitor to register', () => {
  open(null);
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
});
