import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { refusedByNetwork } from '../../../testing/refusedByNetwork.ts';
import { ASHA, button, fill, open, stageSelect } from './updateTab.testing.tsx';

it.each([401, 403, 407, 511])('a save waits behind a page with %i', async (status) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  let isConnected = true;
  const { session } = open(ASHA, {
    isConnected: () => isConnected,
    networkError: () => refusedByNetwork(status),
  });
  await stageSelect();
  isConnected = false;
  await fill('Assessment', 'Bring the form.');
  await userEvent.click(button());

  const bar = within(screen.getByRole('status', { name: 'Updates on this device' }));
  expect(await bar.findByText('1 update waiting')).toBeVisible();
  expect(
    bar.getByText(
      'Your network refuses the connection. Reload this page to sign in to your network. The updates are kept on this device.',
    ),
  ).toBeVisible();
  expect(session.state().status).toBe('signedIn');

  isConnected = true;
  window.dispatchEvent(new Event('online'));
  expect(await bar.findByText('1 update sent')).toBeVisible();
});
