import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openMentor, rowOf } from '../mentorScreen.testing.tsx';
import { asha, dashboard, figures } from '../people.testing.ts';

const waitingFor = (days: number) => new Date(Date.now() - days * 86_400_000 - 1000).toISOString();

const stats = {
  ...figures,
  longestWaiting: [
    { id: 'p1', name: 'Asha Rao', since: waitingFor(26) },
    { id: 'p7', name: 'Zoya Shaikh', since: null },
  ],
};

it('lists the people who have waited longest, with days and a link to the update', async () => {
  const { router } = openMentor(() => dashboard([asha], { stats }));
  const part = within(await screen.findByRole('region', { name: 'Waiting for you' }));
  const waiting = within(part.getByRole('list', { name: 'Waiting longest' }));
  const [first, second] = waiting.getAllByRole('link');
  expect(first).toHaveTextContent(/Asha RaoSince .*26 days$/);
  expect(second).toHaveTextContent('Zoya ShaikhNo update yet');
  expect(part.getByRole('list', { name: 'No feedback yet' })).toHaveTextContent('Kabir Joshi');
  expect(part.getByRole('link', { name: 'Update Progress' })).toHaveAttribute(
    'href',
    '/mentor?tab=update',
  );
  await userEvent.click(first as HTMLElement);
  expect(router.state.location.search).toBe('?tab=update&person=p1');
});

it.each([
  ['All 6, waiting longest', '?sort=waiting&show=waiting', 'Only students who wait for an update'],
  ['All 4, no feedback yet', '?sort=waiting&show=no-feedback', 'Only students without feedback'],
])('links "%s" to all of them', async (name, search, chip) => {
  const { router } = openMentor();
  await userEvent.click(await screen.findByRole('link', { name }));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(
    Object.fromEntries(new URLSearchParams(search)),
  );
  await userEvent.click(await screen.findByRole('button', { name: `Remove filter: ${chip}` }));
  expect(router.state.location.search).toBe('?sort=waiting');
});

it('is hidden without pending updates and missing feedback', async () => {
  openMentor(() =>
    dashboard([asha], { stats: { ...figures, longestWaiting: [], longestWithoutFeedback: [] } }),
  );
  expect(await rowOf('Asha Rao')).toBeVisible();
  expect(screen.queryByText('Waiting for you')).not.toBeInTheDocument();
});

it('lists today’s sessions and those without an update, with their time', async () => {
  const today = new Date();
  today.setHours(23, 58, 0, 0);
  const past = new Date(Date.now() - 30 * 86_400_000);
  openMentor(() =>
    dashboard([asha], {
      stats: {
        ...figures,
        longestWaiting: [],
        longestWithoutFeedback: [],
        todaySessions: [{ id: 'p1', name: 'Asha Rao', since: today.toISOString() }],
        missedSessions: [{ id: 'p2', name: 'Kabir Joshi', since: past.toISOString() }],
      },
    }),
  );
  const list = await screen.findByRole('list', { name: 'Sessions today' });
  expect(list).toHaveTextContent('Asha RaoToday, 23:58');
  expect(within(list).getByRole('link')).toHaveAttribute('href', '/mentor?tab=update&person=p1');
  expect(screen.getByRole('list', { name: 'Sessions without an update' })).toHaveTextContent(
    /Kabir Joshi.*\d\d:\d\d$/,
  );
});

it.each([
  [3, '3', true],
  [0, '0', true],
  [null, '18', false],
])('counts held sessions where there are some: %s', async (heldSessions, shown, isNamed) => {
  openMentor(() => dashboard([asha], { stats: { ...figures, heldSessions } }));
  const strip = await screen.findByRole('region', { name: 'Statistics' });
  await within(strip).findByText('Need attention');
  expect(strip).toHaveTextContent(
    `Sessions Completed${shown}This month${isNamed ? 'Held sessions' : ''}`,
  );
});
