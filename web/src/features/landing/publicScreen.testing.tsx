import { render, screen, within } from '@testing-library/react';
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

/** The sections of the page itself that its header leads to, and whether each is there. */
export function ownSections(at: string): [section: string, isThere: boolean][] {
  const [sections] = screen.getAllByRole('navigation', { name: 'Sections' });
  return within(sections ?? document.body)
    .getAllByRole('link')
    .map((link) => (link.getAttribute('href') ?? '').split('#'))
    .filter(([path]) => path === at)
    .map(([, id = '']) => [id, document.getElementById(id) !== null]);
}

/** Renders a public page as one of the visitors sees it, and waits until all of it is there. */
export async function renderPublic(
  Screen: ComponentType<PublicScreenProps>,
  visitor: keyof typeof VISITORS = 'guest',
  at = '/',
) {
  const onLogout = vi.fn();
  const element = <Screen {...VISITORS[visitor]} onLogout={onLogout} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(<RouterProvider router={router} />, { wrapper: Theme });
  // Its lower parts are loaded first, which takes its time where many tests begin at once.
  const patience = { timeout: 10_000 };
  await screen.findByRole('contentinfo', {}, patience);
  await screen.findByRole('button', { name: contact.action }, patience);
  return { onLogout };
}
