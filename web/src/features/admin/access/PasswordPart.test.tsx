import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { PasswordPart } from './PasswordPart.tsx';

const expiresAt = '2026-12-02T13:05:00.000Z';
const url = 'https://waymark.example/set-password?token=t0k3n';
const made = (link: object | null, userErrors: object[] = []) => ({
  passwordLink: link,
  userErrors,
});

const show = (createPasswordLink: () => unknown) =>
  renderWithSchema(
    <PasswordPart account={{ id: 'm1', name: 'Meera Kulkarni' }} audited={false} />,
    {
      user: { role: 'ADMIN' },
      resolvers: { Mutation: { createPasswordLink } },
    },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('makes a link and shows it for copying', async () => {
  const { sent } = show(() => made({ url, expiresAt }));
  await press('Make a link');
  expect(await screen.findByText(url)).toBeVisible();
  expect(sent.find(({ name }) => name === 'CreatePasswordLink')?.variables).toEqual({
    input: { accountId: 'm1' },
  });
  const copy = screen.getByRole('button', { name: 'Copy link' });
  // Gives the page a clipboard.
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(copy);
  expect(await screen.findByText('Link could not be copied')).toBeVisible();
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(await screen.findByText('Link copied')).toBeVisible();
});

it('shows the newest link only', async () => {
  let count = 0;
  show(() => {
    count += 1;
    return made({ url: `${url}${count}`, expiresAt });
  });
  await press('Make a link');
  await screen.findByText(`${url}1`);
  await press('Make another link');
  expect(await screen.findByText(`${url}2`)).toBeVisible();
  expect(screen.queryByText(`${url}1`)).toBeNull();
});

it('says that the link was mailed', async () => {
  show(() => made({ url: null, expiresAt }));
  await press('Make a link');
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(
      /A link was sent to Meera Kulkarni by mail.*until Dec 2, 2026/,
    );
  });
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

it.each([
  {
    why: 'refused',
    answer: () => made(null, [{ field: null, code: 'NOT_SUPPORTED', message: 'Not here.' }]),
    message: 'Not here.',
  },
  {
    why: 'no answer in time',
    answer: failWith('UPSTREAM_TIMEOUT', 'Took too long.'),
    message: 'Took too long.',
  },
])('shows why there is no link: $why', async ({ answer, message }) => {
  show(answer);
  await press('Make a link');
  expect(await screen.findByText('No link was made')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
});
