import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { club } from '../../../testing/people.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { Overview } from './Overview.tsx';

const [stages, submitted, load] = ['Clubs and stages', 'Submitted forms', 'Mentor load'];
const [waiting, progress, silent] = ['Waiting longest', 'Progress', 'Silent mentors'];

function open(at: string, clubs: ReturnType<typeof club>[]) {
  const overview = {
    stages: clubs.map((of) => ({ club: of, stage: null, count: 1 })),
    bands: [],
    submissions: [],
    mentors: [1, 2, 3].map((n) => ({ mentor: { id: `m${n}`, name: `Mentor ${n}` }, count: 2 })),
    longestWaiting: [{ id: 'p1', name: 'Asha Rao', since: '2026-06-01T06:30:00Z' }],
    silentMentors: [],
  };
  renderWithSchema(<Overview />, {
    user: { role: 'ADMIN' },
    at: `/admin?overview${at}`,
    resolvers: { Query: { overview: () => overview, clubs: () => clubs } },
  });
}

it.each([
  ['few clubs', 1, [stages, load, progress, submitted, waiting, silent]],
  ['many clubs', 12, [stages, waiting, silent, submitted, load, progress]],
])('puts each figure below the shorter column: %s', async (_what, count, expected) => {
  const clubs = Array.from({ length: count }, (_, n) => club({ id: `c${n}`, name: `Club ${n}` }));
  open('', clubs);
  await screen.findByText('No mentor is silent');
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  // The left column, then the right one.
  expect(parts).toEqual(['Overview', ...expected]);
});

it('shows no funnel of a club whose stages could not be read', async () => {
  open('&club=c1', [{ ...club(), stages: failWith('UPSTREAM_UNAVAILABLE', 'Down') as never }]);
  const part = within(await screen.findByRole('region', { name: stages }));
  expect(await part.findByText('Could not be loaded')).toBeVisible();
  expect(part.queryByRole('link')).not.toBeInTheDocument();
});
