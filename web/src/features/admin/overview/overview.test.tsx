import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { club } from '../../../testing/people.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { translatePage } from '../../../testing/translatePage.ts';
import { AdminScreen } from '../AdminScreen.tsx';

const robots = club();
const chess = club({ id: 'c2', name: 'Chess Club' });
const long = '2026-06-01T06:30:00Z';

const FIGURES = {
  stages: [
    { club: robots, stage: null, count: 9 },
    { club: robots, stage: 'Assessment', count: 15 },
    { club: chess, stage: 'Initial Counseling', count: 4 },
    { club: null, stage: null, count: 1 },
  ],
  bands: [
    { band: 'HIGH', count: 6 },
    { band: 'NOT_STARTED', count: 10 },
  ],
  submissions: [
    { from: '2026-10-26', count: 3 },
    { from: '2026-11-02', count: 0 },
  ],
  mentors: [
    { mentor: { id: 'm1', name: 'Meera Kulkarni', club: robots }, count: 24 },
    { mentor: { id: 'm3', name: 'Arun Das', club: robots }, count: 7 },
    { mentor: { id: 'm4', name: 'Arun Das', club: null }, count: 2 },
  ],
  longestWaiting: [{ id: 'p1', name: 'Asha Rao', since: long }],
  silentMentors: [{ mentor: { id: 'm2', name: 'Zubin Mehta' }, count: 5, since: long }],
};

type Figures = Record<keyof typeof FIGURES, unknown>;

const open = (
  at: string,
  overview: () => unknown = () => FIGURES,
  clubs: unknown[] = [robots, chess],
) =>
  renderWithSchema(<AdminScreen name="Prakash Joshi" onLogout={() => undefined} />, {
    user: { role: 'ADMIN' },
    at: `/admin?overview${at}`,
    resolvers: { Query: { overview, clubs: () => clubs } },
  });

const figure = (name: string) => screen.findByRole('region', { name });
const linksOf = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('link')
    .map((link) => `${link.getAttribute('aria-label')} → ${link.getAttribute('href')}`);
const variablesOf = (sent: ReturnType<typeof open>['sent']) =>
  sent.filter(({ name }) => name === 'Overview').map(({ variables }) => variables);

it.each([
  [
    'Clubs and stages',
    '',
    [
      'Robotics Club: 24 students → /admin?club=c1',
      'Not Started, Robotics Club: 9 students → /admin?club=c1&stage=not-started',
      'Assessment, Robotics Club: 15 students → /admin?club=c1&stage=Assessment',
      'Chess Club: 4 students → /admin?club=c2',
      'Initial Counseling, Chess Club: 4 students → /admin?club=c2&stage=Initial+Counseling',
      'No club: 1 student → /admin?assignment=no-club',
      'Not Started, No club: 1 student → /admin?assignment=no-club&stage=not-started',
    ],
  ],
  [
    'Progress',
    '&of=educators&club=c1',
    [
      'Not Started, 0%: 10 educators → /admin?tab=educators&club=c1&band=not-started',
      'Low, 1-39%: 0 educators → /admin?tab=educators&club=c1&band=low',
      'Medium, 40-79%: 0 educators → /admin?tab=educators&club=c1&band=medium',
      'High, 80%+: 6 educators → /admin?tab=educators&club=c1&band=high',
    ],
  ],
  [
    'Submitted forms',
    '',
    [
      'Week of Oct 26, 2026: 3 forms → /admin?tab=submissions&role=students&from=2026-10-26&to=2026-11-01',
      'Week of Nov 2, 2026: 0 forms → /admin?tab=submissions&role=students&from=2026-11-02&to=2026-11-08',
    ],
  ],
  [
    'Mentor load',
    '',
    [
      'Meera Kulkarni: 24 students → /admin?mentor=m1',
      'Arun Das, Robotics Club: 7 students → /admin?mentor=m3',
      'Arun Das, no club: 2 students → /admin?mentor=m4',
    ],
  ],
  [
    'Waiting longest',
    '&club=c1',
    [
      expect.stringMatching(
        /^Asha Rao: waiting for \d+ days → \/admin\?club=c1&waiting=2026-06-01&dialog=view-p1$/,
      ),
    ],
  ],
  [
    'Silent mentors',
    '',
    [
      'Zubin Mehta: 5 students without a save since Jun 1, 2026 → /admin?mentor=m2&waiting=2026-06-01',
    ],
  ],
])('each bar of %s links to its list', async (name, at, links) => {
  open(at);
  await waitFor(() => {
    // A figure may change its column when it is loaded.
    expect(linksOf(screen.getByRole('region', { name }))).toEqual(links);
  });
});

it('counts months and links to their days', async () => {
  const { sent } = open('', () => ({
    ...FIGURES,
    submissions: [{ from: '2026-02-01', count: 3 }],
  }));
  const part = within(await figure('Submitted forms'));
  await userEvent.click(part.getByRole('button', { name: 'Months' }));
  const link = await part.findByRole('link', { name: 'February 2026: 3 forms' });
  expect(link).toHaveAttribute(
    'href',
    '/admin?tab=submissions&role=students&from=2026-02-01&to=2026-02-28',
  );
  expect(variablesOf(sent)).toEqual([
    { audience: 'STUDENT', clubId: null, by: 'WEEK' },
    { audience: 'STUDENT', clubId: null, by: 'MONTH' },
  ]);
});

it('filters by club and audience in the URL, and shows the funnel of a club', async () => {
  const { router, sent } = open('');
  await screen.findByRole('option', { name: 'Chess Club' });
  translatePage();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Club' }), 'c1');
  const part = within(await figure('Clubs and stages'));
  await part.findByRole('link', { name: 'Assessment: 15 students here now, 15 came this far' });
  expect(router.state.location.search).toBe('?overview&club=c1');
  await userEvent.click(screen.getByRole('button', { name: 'Educators' }));
  expect(router.state.location.search).toBe('?overview&of=educators');
  await waitFor(() => {
    expect(variablesOf(sent)).toEqual([
      { audience: 'STUDENT', clubId: null, by: 'WEEK' },
      { audience: 'STUDENT', clubId: 'c1', by: 'WEEK' },
      { audience: 'EDUCATOR', clubId: null, by: 'WEEK' },
    ]);
  });
});

it('has no filter for a club that is not in the list', async () => {
  const { sent } = open('&club=nope');
  const link = await screen.findByRole('link', { name: 'High, 80%+: 6 students' });
  expect(link).toHaveAttribute('href', '/admin?band=high');
  expect(variablesOf(sent).at(-1)).toEqual({ audience: 'STUDENT', clubId: null, by: 'WEEK' });
});

it('shows the data of a figure as a table with links', async () => {
  open('');
  const part = within(await figure('Clubs and stages'));
  await userEvent.click(await part.findByRole('button', { name: 'Show as table' }));
  const rows = within(part.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Club and stageNumber',
    'Robotics Club: Not Started9',
    'Robotics Club: Assessment15',
    'Chess Club: Initial Counseling4',
    'No club: Not Started1',
  ]);
  expect(within(rows[2] as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/admin?club=c1&stage=Assessment',
  );
});

const PARTS: [keyof Figures, title: string, empty: string][] = [
  ['stages', 'Clubs and stages', 'No students yet'],
  ['bands', 'Progress', 'No students yet'],
  ['submissions', 'Submitted forms', 'No form submitted'],
  ['mentors', 'Mentor load', 'No active mentor'],
  ['longestWaiting', 'Waiting longest', 'No one waits'],
  ['silentMentors', 'Silent mentors', 'No mentor is silent'],
];

it.each(PARTS)(
  '%s: shows its failure, and its empty state after a retry',
  async (field, title, empty) => {
    let isDown = true;
    open('', () => ({
      ...FIGURES,
      [field]: () => (isDown ? failWith('UPSTREAM_UNAVAILABLE', 'Down')() : []),
    }));
    const part = within(await figure(title));
    expect(await part.findByText('Could not be loaded')).toBeVisible();
    const other = title === 'Progress' ? 'Mentor load' : 'Progress';
    expect((await within(await figure(other)).findAllByRole('link')).length).toBeGreaterThan(0);
    isDown = false;
    await userEvent.click(part.getByRole('button', { name: 'Try Again' }));
    expect(await part.findByText(empty)).toBeVisible();
  },
);

it('shows that the overview is loading, or could not be loaded', async () => {
  let isDown = true;
  open('', () => (isDown ? failWith('UPSTREAM_UNAVAILABLE', 'Down')() : FIGURES));
  expect(await screen.findAllByRole('status', { name: 'Loading...' })).not.toHaveLength(0);
  expect(await screen.findByText('The overview could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await figure('Mentor load')).toBeVisible();
});

it('replaces the tabs, and links back to them', async () => {
  const { router } = open('');
  await figure('Mentor load');
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Back to the lists' }));
  expect(await screen.findAllByRole('tab')).toHaveLength(6);
  await userEvent.click(screen.getByRole('link', { name: 'Overview' }));
  expect(router.state.location.search).toBe('?overview');
});

it('prints all figures as tables', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  open('&club=c1', () => ({
    ...FIGURES,
    bands: failWith('UPSTREAM_UNAVAILABLE', 'Down'),
    longestWaiting: [],
  }));
  await figure('Mentor load');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  });
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => {
    expect(print).toHaveBeenCalledOnce();
  });
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(4);
  expect(screen.getByText('None')).toBeInTheDocument();
  expect(screen.getByText('Overview, students, Robotics Club')).toBeInTheDocument();
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('table', { hidden: true })).not.toBeInTheDocument();
});

it('limits the bars to the largest clubs, with a link to all', async () => {
  const clubs = Array.from({ length: 14 }, (_, n) => club({ id: `c${n}`, name: `Club ${n}` }));
  const counts = clubs.map((of, n) => ({ club: of, stage: null, count: n + 1 }));
  const stages = [...counts.slice(1), { club: null, stage: null, count: 30 }];
  open('', () => ({ ...FIGURES, stages }), clubs);
  const part = await figure('Clubs and stages');
  const largest = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((number) => `Club ${number}`);
  await waitFor(() => {
    const names = linksOf(part).map((link) => link.split(':')[0] ?? '');
    expect(names.filter((name) => !name.startsWith('Not Started'))).toEqual([
      ...largest,
      'No club',
      'null → /admin?tab=clubs&for=student',
    ]);
  });
  expect(within(part).getByRole('link', { name: 'All 14 clubs' })).toBeVisible();
  expect(within(part).getByText(/^134 students .*, the largest clubs first$/)).toBeVisible();
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText('The first 12 of 14 clubs.')).toBeInTheDocument();
  expect(screen.queryByText(/^Club 1: Not Started/)).not.toBeInTheDocument();
  fireEvent(window, new Event('afterprint'));
});

it('limits the bars to the first mentors, with a link to all', async () => {
  const mentors = Array.from({ length: 13 }, (_, n) => ({ id: `m${n}`, name: `Mentor ${n}` }));
  open('', () => ({
    ...FIGURES,
    mentors: mentors.map((mentor) => ({ mentor, count: 2 })),
    silentMentors: mentors.map((mentor) => ({ mentor, count: 2, since: long })),
  }));
  const part = await figure('Mentor load');
  await waitFor(() => {
    expect(within(part).getAllByRole('link')).toHaveLength(13);
  });
  expect(screen.getByRole('link', { name: 'All 13 mentors' })).toHaveAttribute(
    'href',
    '/admin?tab=mentors&status=active&sort=-students',
  );
  expect(screen.getByRole('link', { name: 'All 13 silent mentors' })).toHaveAttribute(
    'href',
    '/admin?tab=mentors&status=silent',
  );
});
