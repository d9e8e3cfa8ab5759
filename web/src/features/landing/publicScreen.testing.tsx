import { CacheProvider } from '@emotion/react';
import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { contact } from '../../content/contact.ts';
import { insertStyles, testStyles } from '../../testing/styles.ts';
import { Theme } from '../../ui/Provider.tsx';
import type { PublicScreenProps } from './shared/PublicShell.tsx';
import type { Visitor } from './shared/visitor.ts';

/** The kinds of visitors with different buttons. */
export const VISITORS = {
  guest: { kind: 'guest' },
  applicant: { kind: 'applicant', name: 'Asha Rao' },
  student: { kind: 'member', name: 'Asha Rao', dashboard: '/student' },
  mentor: { kind: 'member', name: 'Asha Rao', dashboard: '/mentor' },
} as const satisfies Record<string, Visitor>;

/** The sections of its own page that the header links to, and whether each exists. */
export function ownSections(at: string): [section: string, isThere: boolean][] {
  const [sections] = screen.getAllByRole('navigation', { name: 'Sections' });
  return within(sections ?? document.body)
    .getAllByRole('link')
    .map((link) => (link.getAttribute('href') ?? '').split('#'))
    .filter(([path]) => path === at)
    .map(([, id = '']) => [id, document.getElementById(id) !== null]);
}

/** Renders a public page for one of the visitors and waits for its lazy sections. */
export async function renderPublic(
  Screen: ComponentType<PublicScreenProps>,
  visitor: keyof typeof VISITORS = 'guest',
  at = '/',
) {
  const onLogout = vi.fn();
  const element = <Screen visitor={VISITORS[visitor]} onLogout={onLogout} />;
  insertStyles();
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(
    <CacheProvider value={testStyles()}>
      <RouterProvider router={router} />
    </CacheProvider>,
    { wrapper: Theme },
  );
  // Loading the sections takes time where many tests start at once.
  const patience = { timeout: 18_000 };
  await screen.findByRole('contentinfo', {}, patience);
  await screen.findByRole('button', { name: contact.action }, patience);
  return { onLogout };
}
