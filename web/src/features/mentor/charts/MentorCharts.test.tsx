import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { openMentor, rowOf } from '../mentorScreen.testing.tsx';
import { pageOf } from '../../../testing/people.ts';
import { asha, dashboard, figures } from '../people.testing.ts';

const figure = (name: RegExp) => screen.findByRole('region', { name });
const distribution = () => figure(/^How far they are/);
const stages = () => figure(/^Where they stand/);

it('shows the people by progress, with a link per bar', async () => {
  const { router } = openMentor(() => dashboard([asha], { people: () => pageOf([asha], 12) }));
  const links = await within(await distribution()).findAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Not Started, 0%: 9 students',
    'Low, 1-39%: 15 students',
    'Medium, 40-79%: 12 students',
    'High, 80%+: 6 students',
  ]);
  await userEvent.click(links[2] as HTMLElement);
  expect(router.state.location.search).toBe('?progress=medium');
  expect(
    await within(await distribution()).findByText('The list shows Medium: 12 students'),
  ).toBeVisible();
  expect(
    within(await distribution()).getByRole('link', { name: /^Medium/, current: true }),
  ).toBeVisible();
});

it('shows the people by stage of the club, with those who reached it', async () => {
  const { router } = openMentor();
  const links = await within(await stages()).findAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Not Started: 9 students here now, 42 came this far',
    'Initial Counseling: 12 students here now, 33 came this far',
    'Assessment: 15 students here now, 21 came this far',
    'Final Guidance: 6 students here now, 6 came this far',
  ]);
  await userEvent.click(links[0] as HTMLElement);
  expect(router.state.location.search).toBe('?current=not-started');
});

it('lists the stages of other clubs below', async () => {
  const counts = [...figures.stages, { stage: 'Market Basics', count: 3 }];
  openMentor(() => dashboard([asha], { stats: { ...figures, stages: counts } }));
  expect(
    await within(await stages()).findByRole('link', { name: 'Market Basics 3' }),
  ).toHaveAttribute('href', '/mentor?current=Market+Basics');
});

it('shows the data as a table', async () => {
  openMentor();
  const part = within(await distribution());
  await userEvent.click(await part.findByRole('button', { name: 'Show as table' }));
  const rows = within(part.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ProgressStudentsShare',
    'Not Started, 0%921%',
    'Low, 1-39%1536%',
    'Medium, 40-79%1229%',
    'High, 80%+614%',
  ]);
  expect(part.getByRole('link', { name: '9 students, Not Started' })).toHaveAttribute(
    'href',
    '/mentor?progress=not-started',
  );
  await userEvent.click(part.getByRole('button', { name: 'Hide table' }));
  expect(part.queryByRole('table')).not.toBeInTheDocument();
});

it('shows an error if one of the two could not be loaded', async () => {
  let down = true;
  openMentor(() =>
    dashboard([asha], {
      stats: { ...figures, bands: () => (down ? failWith('UPSTREAM_UNAVAILABLE')() : []) },
    }),
  );
  expect(await within(await distribution()).findByText('Could not be loaded')).toBeVisible();
  expect((await within(await stages()).findAllByRole('link')).length).toBeGreaterThan(0);
  down = false;
  await userEvent.click(within(await distribution()).getByRole('button', { name: 'Try Again' }));
  expect((await within(await distribution()).findAllByRole('link')).length).toBe(4);
});

it('shows no stages for a mentor without a club', async () => {
  openMentor(() =>
    dashboard([asha], { mentor: { id: 'm1', name: 'Meera', club: null }, stages: null }),
  );
  await rowOf('Asha Rao');
  expect(await distribution()).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Where they stand/ })).not.toBeInTheDocument();
});
