import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { open } from './mentors.testing.tsx';

it('opens a mentor from the name, with the sessions of the account', async () => {
  const { router } = open('/', { accountSessions: () => [] });
  await userEvent.click(await screen.findByRole('link', { name: 'Meera Kulkarni' }));
  expect(router.state.location.search).toBe('?dialog=view-m1');
  const dialog = await openedDialog('dialog', 'Meera Kulkarni');
  expect(dialog).toHaveTextContent('m1@example.org');
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Access' }));
  expect(await within(dialog).findByText('Meera Kulkarni is signed in nowhere.')).toBeVisible();
});
