import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { AccessPart } from './AccessPart.tsx';

const at = '2026-11-18T06:30:00Z';
const session = { id: 's1', begunAt: at, lastUsedAt: at, device: 'Chrome on Android' };

const show = (accountSessions: () => unknown, endSessions: () => unknown = () => null) =>
  renderWithSchema(<AccessPart account={{ id: 'm1', name: 'Meera Kulkarni' }} />, {
    user: { role: 'ADMIN' },
    resolvers: { Query: { accountSessions }, Mutation: { endSessions } },
  });

it('lists the sessions of an account and ends them after a confirmation', async () => {
  let live = [{ ...session, isCurrent: false }];
  const { sent } = show(
    () => live,
    () => {
      live = [];
      return { ended: 1, userErrors: [] };
    },
  );
  const list = await screen.findByRole('list', { name: 'Sessions of Meera Kulkarni' });
  expect(list).toHaveTextContent('Chrome on Android');
  const opener = screen.getByRole('button', { name: 'Sign out everywhere' });
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(opener).toHaveFocus();
  });
  await userEvent.click(opener);
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Sign Meera Kulkarni out everywhere?1 session will end');
  await userEvent.click(within(question).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Meera Kulkarni is signed in nowhere.')).toBeInTheDocument();
  expect(screen.getByText('Meera Kulkarni is signed out')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Sessions' })).toHaveFocus();
  });
  expect(sent.find(({ name }) => name === 'EndSessions')?.variables).toEqual({
    input: { accountId: 'm1' },
  });
});

it.each([
  ['a backend without sessions', () => null, 'No sessions'],
  ['a failure', failWith('UPSTREAM_TIMEOUT'), 'The sessions could not be loaded'],
])('shows a state for %s', async (_case, answer, text) => {
  show(answer);
  expect(await screen.findByText(text)).toBeVisible();
});
