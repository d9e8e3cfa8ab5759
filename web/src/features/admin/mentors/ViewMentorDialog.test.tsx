import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { meera, open } from './mentors.testing.tsx';

it('opens a mentor from the name, with the sessions of the account', async () => {
  const { router } = open('/', { accountSessions: () => [] });
  await userEvent.click(await screen.findByRole('link', { name: 'Meera Kulkarni' }));
  expect(router.state.location.search).toBe('?dialog=view-m1');
  const dialog = await openedDialog('dialog', 'Meera Kulkarni');
  expect(dialog).toHaveTextContent('m1@example.org');
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Access' }));
  expect(await within(dialog).findByText('Meera Kulkarni is signed in nowhere.')).toBeVisible();
});

it('does not state that a mentor whose club could not be read has none', async () => {
  const unread = { ...meera, club: failWith('UPSTREAM_UNAVAILABLE', 'Down') };
  open('/?dialog=view-m1', { mentors: () => [unread] });
  const dialog = await openedDialog('dialog', 'Meera Kulkarni');
  expect(dialog).toHaveTextContent('2 people, club could not be read');
  expect(dialog).not.toHaveTextContent('No club');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Edit' }));
  expect(await openedDialog('dialog', 'Edit Mentor')).toHaveTextContent(
    '2 people, club could not be read',
  );
});

it('resets two-step login of a mentor after a confirmation', async () => {
  let secondFactor = true;
  const { sent } = open(
    '/?dialog=view-m1',
    { accountSessions: () => [], mentors: () => [{ ...meera, secondFactor }] },
    {
      resetSecondFactor: () => {
        secondFactor = false;
        return { reset: true, userErrors: [] };
      },
    },
  );
  const dialog = within(await openedDialog('dialog', 'Meera Kulkarni'));
  await userEvent.click(dialog.getByRole('tab', { name: 'Access' }));
  expect(dialog.getByText('It is on: a login takes the password and a code.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Reset two-step login' }));
  const question = within(
    await openedDialog('alertdialog', 'Reset two-step login of Meera Kulkarni?'),
  );
  await userEvent.click(question.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('Two-step login of Meera Kulkarni is off')).toBeInTheDocument();
  expect(
    await screen.findByText('It is off: a login takes the password alone.'),
  ).toBeInTheDocument();
  expect(sent.find(({ name }) => name === 'ResetSecondFactor')?.variables).toEqual({
    input: { accountId: 'm1' },
  });
});
