import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { club, pageOf } from '../../../testing/people.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { stageProgress } from '../../../testing/stageProgress.ts';
import { TrackerTab } from './TrackerTab.tsx';

const asha = {
  mentorName: 'Meera Kulkarni',
  clubName: 'Robotics Club',
  currentStage: 'Assessment',
  lastUpdated: '2026-11-18T06:30:00Z',
  person: { __typename: 'Student', id: 's1', name: 'Asha Rao' },
  progress: {
    percent: 33,
    status: 'IN_PROGRESS',
    currentStage: 'Assessment',
    lastUpdated: '2026-11-18T06:30:00Z',
    stages: [
      stageProgress('1', 'Initial Counseling', {
        status: 'COMPLETED',
        feedback: 'Likes machines.',
        date: '2026-09-22T06:30:00Z',
      }),
      stageProgress('2', 'Assessment', { status: 'IN_PROGRESS', date: '2026-11-18T06:30:00Z' }),
      stageProgress('3', 'Final Guidance'),
    ],
  },
};
const ishita = {
  mentorName: null,
  clubName: null,
  currentStage: null,
  lastUpdated: null,
  person: { __typename: 'Student', id: 's2', name: 'Ishita Banerjee' },
  progress: {
    percent: 0,
    status: 'NOT_STARTED',
    currentStage: null,
    lastUpdated: null,
    stages: [],
  },
};
const summary = { total: 4812, completed: 1204, inProgress: 2866, averagePercent: 46 };
const page = (items: object[], more: object = {}) => ({
  ...pageOf(items),
  summary,
  ...more,
});

const open = (at = '/', Query: Record<string, (parent: never, args: never) => unknown> = {}) =>
  renderWithSchema(<TrackerTab />, {
    user: { role: 'ADMIN' },
    at,
    resolvers: {
      Query: {
        progressRecords: () => page([asha, ishita]),
        clubs: () => [club()],
        ...Query,
      },
    },
  });
it('names what could not be read, of each row without it', async () => {
  const unread = failWith('UPSTREAM_INVALID', 'Invalid data format received from server');
  open('/', {
    progressRecords: () =>
      page([
        { ...ishita, mentorName: unread },
        { ...asha, clubName: null },
      ]),
  });
  const texts = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringContaining('No clubMentor could not be read'),
    expect.stringContaining('No clubMeera Kulkarni'),
  ]);
});

const lastVariables = (sent: ReturnType<typeof open>['sent']) =>
  sent.findLast(({ name }) => name === 'ProgressTracker')?.variables;
const card = (name: RegExp) => screen.findByRole('button', { name });

describe('Progress Tracker', () => {
  it('shows four figures of all people', async () => {
    open();
    const strip = screen.getByRole('region', { name: 'Progress of all students' });
    for (const words of [
      /Total Students4,812/,
      /Completed1,204/,
      /In Progress2,866/,
      /Average Progress46%/,
    ]) {
      await waitFor(() => {
        expect(strip).toHaveTextContent(words);
      });
    }
  });

  it('shows on a card club, mentor, current stage, last update and progress', async () => {
    open();
    const first = await card(/Asha Rao/);
    for (const words of [
      'Robotics Club',
      'Meera Kulkarni',
      'Assessment',
      'Updated Nov 18, 2026',
      '33%',
      '1 of 3 stages',
      'In Progress',
    ]) {
      expect(first).toHaveTextContent(words);
    }
    expect(within(first).getByRole('progressbar', { name: 'Progress of Asha Rao' })).toBeVisible();
    const second = await card(/Ishita Banerjee/);
    for (const words of ['No club', 'No mentor', 'No stage yet', 'No update yet', 'Not Started']) {
      expect(second).toHaveTextContent(words);
    }
  });

  it('expands a card with status, date and feedback of each stage, kept in the URL', async () => {
    const { router } = open();
    await userEvent.click(await card(/Asha Rao/));
    const stages = within(screen.getByRole('list', { name: 'Stages of Asha Rao' }));
    expect(stages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Initial CounselingCompletedLikes machines.Sep 22, 2026',
      '2AssessmentIn ProgressNo feedback yetNov 18, 2026',
      '3Final GuidanceNot StartedNo feedback yet',
    ]);
    expect(router.state.location.search).toBe('?open=s1');
    await userEvent.click(await card(/Ishita Banerjee/));
    expect(screen.queryByRole('list', { name: 'Stages of Asha Rao' })).not.toBeInTheDocument();
    expect(screen.getByText(/Stages come with a club/)).toBeVisible();
    await userEvent.click(await card(/Ishita Banerjee/));
    expect(router.state.location.search).toBe('');
  });

  it('filters by search, status and club, ten to a page', async () => {
    const { sent, router } = open('/?search=meera&page=2', {
      progressRecords: () => page([asha], { totalCount: 24, pageCount: 3 }),
    });
    await card(/Asha Rao/);
    expect(lastVariables(sent)).toEqual({
      audience: 'STUDENT',
      filter: { search: 'meera' },
      page: { number: 2, size: 10 },
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Completed');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Club' }), 'Robotics Club');
    await waitFor(() => {
      expect(lastVariables(sent)).toEqual({
        audience: 'STUDENT',
        filter: { search: 'meera', status: 'COMPLETED', clubId: 'c1' },
        page: { number: 1, size: 10 },
      });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(router.state.location.search).toBe('');
  });

  it('switches to the educators and their clubs', async () => {
    const { sent, router } = open('/?club=c1&open=s1', {
      progressRecords: (_, { audience }: { audience: string }) =>
        page(audience === 'STUDENT' ? [asha] : []),
    });
    await card(/Asha Rao/);
    await userEvent.click(screen.getByRole('button', { name: 'Educators' }));
    expect(screen.queryByRole('button', { name: /Asha Rao/ })).not.toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Progress of all educators' })).toBeVisible();
    expect(router.state.location.search).toBe('?of=educators');
    expect(lastVariables(sent)).toEqual({
      audience: 'EDUCATOR',
      filter: {},
      page: { number: 1, size: 10 },
    });
  });

  it.each([
    ['/', 'No students yet'],
    ['/?status=completed', 'No students found matching your criteria.'],
  ])('shows the empty state at %s', async (at, words) => {
    open(at, { progressRecords: () => page([]) });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('shows an error, and retries', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    open('/', {
      progressRecords: () => (isDown ? failWith('UPSTREAM_UNAVAILABLE', 'Down')() : page([asha])),
    });
    expect(await screen.findByText('Error loading progress data')).toBeVisible();
    // In the toast, and instead of the list.
    expect(screen.getAllByText('Down')).toHaveLength(2);
    isDown = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await card(/Asha Rao/)).toBeVisible();
  });

  it('shows that a progress can’t be read, instead of a missing club', async () => {
    open('/?open=s1', { progressRecords: () => page([{ ...asha, progress: null }]) });
    const first = await card(/Asha Rao/);
    expect(first).toHaveTextContent('Progress could not be read');
    expect(first).not.toHaveTextContent(/0%|Not Started/);
    expect(screen.getByText('The stages could not be read.')).toBeVisible();
    expect(screen.queryByText(/Stages come with a club/)).not.toBeInTheDocument();
  });

  it('shows a placeholder for a name that can’t be read', async () => {
    open('/', { progressRecords: () => page([{ ...asha, person: null }]) });
    expect(await card(/This name could not be read/)).toBeVisible();
  });
});
