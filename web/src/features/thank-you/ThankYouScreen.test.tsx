import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Role } from '../../schema.generated.ts';
import { Theme } from '../../ui/Provider.tsx';
import { ThankYouScreen } from './ThankYouScreen.tsx';

function open(reader: { role: Role | null; formSubmitted: boolean } | null, home = '/') {
  const element = <ThankYouScreen reader={reader} home={home} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />, { wrapper: Theme });
}

const sent = (role: Role) => ({ role, formSubmitted: true });

it.each([
  ['a student', sent('STUDENT'), '/student', /^Your form is with us/, '/student', 'student'],
  ['an educator', sent('EDUCATOR'), '/educator', /^Your form is with us/, '/educator', 'educator'],
  ['a mentor', sent('MENTOR'), '/mentor', /^This is what happens after/, '/mentor', 'student'],
  ['a visitor', null, '/', /^Thank you for your interest/, '/student', 'student'],
] as const)('shows the next steps to %s', (_who, reader, home, lead, dashboard, audience) => {
  open(reader, home);
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
  expect(steps.getByText(new RegExp(`${audience} dashboard`))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', dashboard);
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/?home');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it.each([
  ['a visitor', null, 'Register', '/register'],
  [
    'a student without a form',
    { role: 'STUDENT', formSubmitted: false },
    'Fill Career Form',
    '/career-form',
  ],
] as const)('links %s to the form', (_who, reader, name, to) => {
  open(reader);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
  expect(screen.queryByText(/Your form is with us/)).not.toBeInTheDocument();
});
