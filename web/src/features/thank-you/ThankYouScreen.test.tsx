import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Theme } from '../../ui/Theme.tsx';
import { ThankYouScreen } from './ThankYouScreen.tsx';

it('says what happens next, in order, and leads on; the picture is decoration', () => {
  const router = createMemoryRouter([{ path: '*', element: <ThankYouScreen /> }]);
  render(<RouterProvider router={router} />, { wrapper: Theme });
  expect(screen.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'What happens next' }))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
  expect(steps).toEqual(['Review', 'Mentor', 'First session', 'Dashboard']);
  expect(screen.getByText(/within 24-48 hours/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/student');
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/?home');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
