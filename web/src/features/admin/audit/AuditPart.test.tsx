import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { AccessPart } from '../access/AccessPart.tsx';
import { AuditPart } from './AuditPart.tsx';

const meera = { id: 'm1', name: 'Meera Kulkarni', role: 'MENTOR' };
const prakash = { id: 'a1', name: 'Prakash Joshi', role: 'ADMIN' };
const entry = (id: string, part: string, change: object = {}) => ({
  id,
  at: '2026-11-18T06:30:10Z',
  action: 'READ',
  part,
  by: meera,
  ...change,
});

const show = (personAudit: (root: unknown, args: never) => unknown) =>
  renderWithSchema(<AuditPart person={{ id: 'p1', name: 'Asha Rao' }} />, {
    user: { role: 'ADMIN' },
    resolvers: { Query: { personAudit } },
  });

const items = async () =>
  within(await screen.findByRole('list', { name: 'Reads and changes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('lists reads and changes, and merges the reads of one opened record', async () => {
  const earlier = { at: '2026-11-18T06:20:00Z' };
  show(() => ({
    pageCount: 1,
    items: [
      entry('9', 'AUDIT', { by: prakash }),
      entry('8', 'PROGRESS'),
      entry('7', 'RECORD', { at: '2026-11-18T06:30:05Z' }),
      entry('6', 'PROGRESS'),
      entry('5a', 'LIST'),
      entry('5', 'MENTOR', { by: prakash, action: 'CHANGE' }),
      entry('4', 'SESSIONS', { by: prakash, action: 'CHANGE' }),
      entry('3', 'HISTORY', { ...earlier, by: { ...meera, name: null } }),
      entry('2', 'RECORD', { ...earlier, by: null }),
      entry('1', 'PROGRESS', { ...earlier, by: null, at: '2026-11-17T06:20:00Z' }),
    ],
  }));
  expect(await items()).toEqual([
    expect.stringMatching(/Prakash Joshi read this listAdmin, Nov 18, 2026/),
    expect.stringMatching(
      /Meera Kulkarni read the profile, the entry in a list, and the progressMentor, Nov 18, 2026/,
    ),
    expect.stringMatching(/Prakash Joshi changed the mentor/),
    expect.stringMatching(/Prakash Joshi ended the sessions/),
    expect.stringMatching(/Deleted account read the historyMentor/),
    expect.stringMatching(/Unknown read the profileNov 18/),
    expect.stringMatching(/Unknown read the progressNov 17/),
  ]);
});

it('has pages', async () => {
  show((_root, { page }: { page: { number: number; size: number } }) => ({
    pageCount: 2,
    items: [entry(`${page.number}`, page.number === 1 ? 'RECORD' : 'HISTORY')],
  }));
  expect(await items()).toEqual([expect.stringContaining('read the profile')]);
  const pages = screen.getByRole('navigation', { name: 'Pages of reads and changes' });
  await userEvent.click(within(pages).getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByText(/read the history/)).toBeVisible();
  expect(screen.queryByText(/read the profile/)).not.toBeInTheDocument();
});

it('says that the record was not read', async () => {
  show(() => ({ pageCount: 1, items: [] }));
  expect(
    await screen.findByText(/^Nobody has opened or changed the record of Asha Rao/),
  ).toBeVisible();
});

it('is absent where the backend keeps no audit', async () => {
  const { container } = show(() => null);
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
  expect(container).not.toHaveTextContent('record');
});

it('can be tried again after a failure', async () => {
  let isAway = true;
  show(() =>
    isAway ? failWith('UPSTREAM_TIMEOUT')() : { pageCount: 1, items: [entry('1', 'CLUB')] },
  );
  expect(await screen.findByText('The reads and changes could not be loaded')).toBeVisible();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await items()).toEqual([expect.stringContaining('read the club')]);
});

it.each([
  ['a password link', 'PASSWORD_LINK', ['Make a link'], /made a link to set the password/],
  ['a sign-out', 'SESSIONS', ['Sign out everywhere', 'Sign out'], /ended the sessions/],
])('lists %s made on the same tab', async (_case, part, buttons, text) => {
  const person = { id: 'p1', name: 'Asha Rao' };
  const at = '2026-11-18T06:30:00Z';
  const session = { id: 's1', begunAt: at, lastUsedAt: at, device: 'Chrome', isCurrent: false };
  const audit = [entry('1', 'RECORD')];
  const change = (payload: object) => () => {
    audit.unshift(entry('2', part, { by: prakash, action: 'CHANGE' }));
    return { ...payload, userErrors: [] };
  };
  renderWithSchema(<AccessPart account={person} audited />, {
    user: { role: 'ADMIN' },
    resolvers: {
      Query: {
        accountSessions: () => [session],
        personAudit: () => ({ pageCount: 1, items: audit }),
      },
      Mutation: {
        createPasswordLink: change({ passwordLink: { url: null, expiresAt: at } }),
        endSessions: change({ ended: 1 }),
      },
    },
  });
  await items();
  for (const name of buttons) await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(text)).toBeInTheDocument();
});
