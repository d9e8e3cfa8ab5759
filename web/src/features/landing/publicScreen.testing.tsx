import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { contact } from '../../content/contact.ts';
import type { SessionUser } from '../../lib/session/sessionStore.ts';
import { Theme } from '../../ui/Theme.tsx';

const ASHA: SessionUser = {
  id: 'u1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '98200 12345',
  role: 'STUDENT',
  formSubmitted: false,
};

/** The states of a visitor that decide which buttons a public page shows. */
export const VISITORS = {
  guest: { user: null, dashboard: '/' },
  applicant: { user: ASHA, dashboard: '/' },
  student: { user: { ...ASHA, formSubmitted: true }, dashboard: '/student' },
  mentor: { user: { ...ASHA, role: 'MENTOR' }, dashboard: '/mentor' },
} as const satisfies Record<string, { user: SessionUser | null; dashboard: string }>;

interface PublicScreenProps {
  user: SessionUser | null;
  dashboard: string;
  onLogout: () => void;
}

/** Renders a public page as one of the visitors sees it, and waits until all of it is there. */
export async function renderPublic(
  Screen: ComponentType<PublicScreenProps>,
  visitor: keyof typeof VISITORS = 'guest',
) {
  const onLogout = vi.fn();
  const element = <Screen {...VISITORS[visitor]} onLogout={onLogout} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />, { wrapper: Theme });
  await screen.findByRole('contentinfo');
  await screen.findByRole('button', { name: contact.action });
  return { onLogout };
}
