import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../../../testing/people.ts';
import { failWith } from '../../../testing/failWith.ts';
import { fill } from '../../../testing/fill.ts';
import { insertStyles } from '../../../testing/styles.ts';
import { openMentor as open, peopleList, rowOf } from '../mentorScreen.testing.tsx';
import { asha, dashboard, figures, kabir, robotics, student } from '../people.testing.ts';

const select = (name: string) => screen.findByRole('combobox', { name });
const lastSent = (sent: { name: string; variables: Record<string, unknown> }[]) =>
  sent.findLast(({ name }) => name === 'MentorDashboard')?.variables;

describe('a row', () => {
  it('shows a person with a link to the update', async () => {
    const { router } = open();
    const list = within(await peopleList());
    const [first, second] = await list.findAllByRole('listitem');
    expect(first).toHaveTextContent(
      'Asha Rao11th, Modern High SchoolAssessmentUpdated Nov 18, 202633%',
    );
    expect(within(first as HTMLElement).getByRole('img')).toHaveAccessibleName(
      '1 of 3 stages completed',
    );
    expect(second).toHaveTextContent('Not StartedNo update yet0%');
    await userEvent.click(list.getByRole('link', { name: 'Update progress of Asha Rao' }));
    expect(router.state.location.search).toBe('?tab=update&person=p1');
  });

  it.each([
    [7, 'nowrap'],
    [13, 'wrap'],
  ])('shows %i stages as stones with %s', async (count, flexWrap) => {
    insertStyles();
    const stages = Array.from({ length: count }, (_, index) => ({
      ...asha.progress.stages[1],
      id: `p1~s${index}`,
      status: 'NOT_STARTED',
      stage: { ...robotics.stages[0], id: `s${index}`, name: `Stage ${index}` },
    }));
    open(() => dashboard([student('p1', 'Asha Rao', { progress: { ...asha.progress, stages } })]));
    const stones = await screen.findByRole('img', { name: `0 of ${count} stages completed` });
    expect(getComputedStyle(stones).flexWrap).toBe(flexWrap);
  });

  it('shows position and institution of an educator', async () => {
    const formDetails = { currentPosition: 'Teacher', institution: 'Vidya Valley School' };
    open(() => dashboard([student('p3', 'Sunita Menon', { __typename: 'Educator', formDetails })]));
    expect(await screen.findByText('Teacher, Vidya Valley School')).toBeVisible();
  });

  it('shows the club of a person if it differs from the mentor’s', async () => {
    const club = { ...robotics, id: 'c2', name: 'Commerce Circle' };
    open(() => dashboard([asha, student('p2', 'Kabir Joshi', { club })]));
    await rowOf('Kabir Joshi');
    const list = within(await peopleList());
    expect(list.getByText('Commerce Circle')).toBeVisible();
    expect(list.queryByText('Robotics Club')).not.toBeInTheDocument();
  });
});

describe('the criteria', () => {
  const narrowed = () =>
    dashboard([], {
      people: ({ filter }: { filter?: object }) =>
        filter && Object.keys(filter).length > 0 ? pageOf([asha]) : pageOf([asha], 42),
    });

  it('searches from the first page, and shows the number of matches', async () => {
    const { router, sent } = open(narrowed);
    expect(await screen.findByText('Showing 42 of 42 students')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await fill(screen.getByRole('searchbox', { name: 'Search students' }), 'asha');
    expect(await screen.findByText('Showing 1 of 42 students')).toBeVisible();
    expect(router.state.location.search).toBe('?search=asha');
    expect(lastSent(sent)).toMatchObject({
      filter: { search: 'asha' },
      page: { number: 1, size: 10 },
    });
  });

  it.each([
    ['Progress', 'Medium, 40-79%', '?progress=medium', { band: 'MEDIUM' }],
    ['Progress', 'Not Started, 0%', '?progress=not-started', { band: 'NOT_STARTED' }],
    ['Stage', 'Assessment', '?current=Assessment', { currentStage: 'Assessment' }],
    ['Stage', 'Not Started', '?current=not-started', { currentStage: '' }],
    ['Club', 'Robotics Club', '?club=c1', { clubId: 'c1' }],
  ])('filters by %s: %s, and clears', async (field, option, search, filter) => {
    const { router, sent } = open(narrowed);
    await rowOf('Asha Rao');
    await userEvent.selectOptions(await select(field), option);
    expect(await screen.findByText('Showing 1 of 42 students')).toBeVisible();
    expect(router.state.location.search).toBe(search);
    expect(lastSent(sent)?.['filter']).toEqual(filter);
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(router.state.location.search).toBe('');
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
  });

  it('sorts by the longest wait', async () => {
    const { sent } = open();
    await rowOf('Asha Rao');
    expect(lastSent(sent)?.['sort']).toEqual({ field: 'NAME', direction: 'ASC' });
    await userEvent.selectOptions(await select('Order'), 'Waiting longest first');
    await waitFor(() => {
      expect(lastSent(sent)?.['sort']).toEqual({ field: 'WAITING_SINCE', direction: 'ASC' });
    });
  });

  it('has options for a stage and a club from the URL', async () => {
    open(undefined, '/mentor?current=Market+Basics&club=c9');
    expect(await select('Stage')).toHaveDisplayValue('Market Basics');
    expect(await select('Club')).toHaveDisplayValue('Chosen club');
  });

  it('shows the filter of a figure as a chip, which removes it', async () => {
    const { router } = open(undefined, '/mentor?show=active');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove filter: Only students in progress' }),
    );
    expect(router.state.location.search).toBe('');
  });

  it('keeps a search typed just before another tab is opened', async () => {
    const { router } = open();
    await rowOf('Asha Rao');
    await fill(screen.getByRole('searchbox', { name: 'Search students' }), 'ash');
    await userEvent.click(screen.getByRole('tab', { name: 'Update Progress' }));
    expect(router.state.location.search).toBe('?search=ash&tab=update');
  });

  it('keeps the search empty if it was cleared just before', async () => {
    const { router } = open(undefined, '/mentor?search=asha');
    await rowOf('Asha Rao');
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search students' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Update Progress' }));
    expect(router.state.location.search).toBe('?tab=update');
  });
});

describe('the state of the list', () => {
  it('names the filters without matches, and clears them', async () => {
    const { router } = open(
      () => dashboard([], { everyone: undefined, people: () => pageOf([]) }),
      '/mentor?search=rohn&progress=medium&show=waiting',
    );
    expect(await screen.findByText('No students found matching your criteria.')).toBeVisible();
    expect(
      screen.getByText(
        'You are looking for “rohn”; Medium, 40-79%; students who wait for an update.',
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByText('No students assigned')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('shows without filters that no one is assigned', async () => {
    open(() => dashboard([], { stats: { ...figures, totalStudents: 0 } }));
    expect(await screen.findByText('No students assigned')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Progress' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  });

  it.each([
    ['UPSTREAM_UNAVAILABLE', 'Failed to load assigned students'],
    ['UPSTREAM_INVALID', 'Invalid data format received from server'],
  ] as const)('shows that the list failed with %s, and retries', async (code, words) => {
    let down = true;
    open(() => dashboard([], { people: () => (down ? failWith(code)() : pageOf([asha])) }));
    expect(await screen.findByText('Error Loading Students')).toBeVisible();
    expect(
      screen.getByText(`${words}. Please try refreshing the page or contact support.`),
    ).toBeVisible();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await rowOf('Asha Rao')).toBeVisible();
  });

  it('replaces a page number that is too high', async () => {
    const people = ({ page }: { page: { number: number } }) =>
      pageOf(page.number === 5 ? [asha] : [], 42);
    const { router } = open(() => dashboard([kabir], { people }), '/mentor?page=99');
    expect(await rowOf('Asha Rao')).toBeVisible();
    expect(router.state.location.search).toBe('?page=5');
    expect(screen.queryByText('No students assigned')).not.toBeInTheDocument();
  });
});
