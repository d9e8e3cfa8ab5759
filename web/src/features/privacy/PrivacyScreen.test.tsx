import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noticeVersion } from '../../content/noticeVersion.ts';
import { privacy } from '../../content/privacy.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';

it('shows its version and date, and a link to each section', () => {
  renderWithSchema(<PrivacyScreen />, { at: '/privacy' });
  expect(screen.getByRole('heading', { level: 1, name: privacy.title })).toBeVisible();
  expect(screen.getByText(`Version ${noticeVersion.number}`)).toBeVisible();
  expect(screen.getByText('In force since Nov 28, 2026')).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => link.textContent)).toEqual([
    'In short',
    'What we keep',
    'Why we keep it',
    'Who reads it',
    'Consent of a guardian',
    'How long it stays',
    'Your rights',
    'Whom to ask',
  ]);
  for (const link of links) {
    const section = screen.getByRole('region', { name: link.textContent });
    expect(link).toHaveAttribute('href', `#${section.id}`);
  }
});
