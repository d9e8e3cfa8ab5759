import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CopyText } from './CopyText.tsx';
import { UiProvider } from './Provider.tsx';

it('shows a toast without a clipboard, as without HTTPS', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  render(<CopyText value="6650f3a9" noun="ID" />, { wrapper: UiProvider });
  await user.click(screen.getByRole('button', { name: 'Copy ID 6650f3a9' }));
  expect(await screen.findByText('ID could not be copied')).toBeVisible();
});
