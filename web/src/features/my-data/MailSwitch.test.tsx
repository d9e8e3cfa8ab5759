import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { MailSwitch } from './MyDataScreen.tsx';

const name = 'Mail me when there is something new';

function open(mailUpdates: boolean | null, isRefused = false) {
  const me = { __typename: 'User', id: 'u1', role: 'STUDENT', mailUpdates };
  return renderWithSchema(<MailSwitch />, {
    resolvers: {
      Query: { me: () => me },
      Mutation: {
        updateMyPreferences: (_root: unknown, { input }: { input: object }) =>
          isRefused
            ? { user: null, userErrors: [{ field: null, code: 'CONFLICT', message: 'No.' }] }
            : { user: { ...me, ...input }, userErrors: [] },
      },
    },
  });
}

it('turns the mails off and on', async () => {
  const { sent } = open(true);
  const mails = await screen.findByRole('switch', { name });
  expect(mails).toBeChecked();
  await userEvent.click(mails);
  await waitFor(() => {
    expect(sent.at(-1)).toMatchObject({ variables: { input: { mailUpdates: false } } });
  });
  await waitFor(() => {
    expect(mails).not.toBeChecked();
  });
  await userEvent.click(mails);
  await waitFor(() => {
    expect(mails).toBeChecked();
  });
});

it('keeps its state if the server rejects the change', async () => {
  open(false, true);
  const mails = await screen.findByRole('switch', { name });
  await userEvent.click(mails);
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(mails).not.toBeChecked();
});

it('is hidden if the server sends no mails', async () => {
  open(null);
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Mails' })).not.toBeInTheDocument();
  });
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
