import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { MentorScreen } from './MentorScreen.tsx';
import { asha, dashboard, peoplePage, robotics, student } from './testPeople.ts';

function open(answer: () => unknown = () => dashboard(), at = '/mentor') {
  return renderWithSchema(<MentorScreen onLogout={() => undefined} />, {
    user: { role: 'MENTOR' },
    at,
    resolvers: { Query: { mentorDashboard: answer } },
  });
}

const failing = (code: string) => () => {
  throw new GraphQLError('down', { extensions: { code } });
};

describe('the mentor dashboard', () => {
  it('greets the mentor and shows the four figures in the words of the product', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: /Meera\.$/ })).toBeVisible();
    expect(screen.getByText(/^Six students have waited two weeks or more/)).toBeVisible();
    const strip = screen.getByRole('region', { name: 'Statistics' });
    for (const figure of [
      'Assigned Students42Robotics Club',
      'Active Cases27Currently in progress',
      'Sessions Completed18This month',
      'Pending Updates6Need attention',
    ]) {
      expect(strip).toHaveTextContent(figure);
    }
  });

  it('speaks of educators to a mentor of an educator club', async () => {
    const club = { ...robotics, clubFor: 'EDUCATOR' };
    open(() => dashboard([], { mentor: { id: 'm1', name: 'Meera', club } }));
    expect(await screen.findByRole('tab', { name: 'My Educators' })).toBeVisible();
    expect(screen.getByText('Assigned Educators')).toBeVisible();
    expect(await screen.findByText('No educators assigned')).toBeVisible();
  });

  it('calls the mentor "Mentor" when the profile fails', async () => {
    open(() => dashboard([asha], { mentor: failing('UPSTREAM_UNAVAILABLE') }));
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: /Mentor\.$/ })).toBeVisible();
  });

  it('says when the figures fail, while the list stands', async () => {
    open(() => dashboard([asha], { stats: failing('UPSTREAM_UNAVAILABLE') }));
    expect(await screen.findByText('Error loading dashboard')).toBeVisible();
    expect(screen.getByText('Failed to load mentor dashboard statistics.')).toBeVisible();
    expect(screen.getByText('Failed to load dashboard statistics')).toBeVisible();
    expect(await screen.findByText('Asha Rao')).toBeVisible();
  });

  it('asks for everything again with Refresh', async () => {
    let totalStudents = 42;
    open(() =>
      dashboard([asha], {
        stats: { totalStudents, activeStudents: 0, completedSessions: 0, pendingUpdates: 0 },
      }),
    );
    await screen.findByText('Asha Rao');
    totalStudents = 43;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('43')).toBeVisible();
  });
});

describe('My Assigned Students', () => {
  it('shows each at a glance, and leads to the update', async () => {
    const { router } = open();
    const list = within(await screen.findByRole('list', { name: 'Students' }));
    const [first, second] = await list.findAllByRole('listitem');
    expect(first).toHaveTextContent(
      'Asha Rao11th, Modern High SchoolAssessmentUpdated Nov 18, 2026',
    );
    expect(within(first as HTMLElement).getByRole('img')).toHaveAccessibleName(
      '1 of 3 stages completed',
    );
    expect(second).toHaveTextContent('Not StartedNo update yet0%');
    await userEvent.click(list.getByRole('link', { name: 'Update progress of Asha Rao' }));
    expect(router.state.location.search).toBe('?tab=update&person=p1');
  });

  it('searches, and says how many of how many are shown', async () => {
    const { router, sent } = open(() =>
      dashboard([], {
        people: ({ filter }: { filter?: { search?: string } }) =>
          filter?.search ? peoplePage([asha]) : peoplePage([asha], 42),
      }),
    );
    expect(await screen.findByText('Showing 42 of 42 students')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search students' }), 'asha');
    expect(await screen.findByText('Showing 1 of 42 students')).toBeVisible();
    expect(router.state.location.search).toBe('?search=asha');
    expect(sent.findLast(({ name }) => name === 'MentorPeople')?.variables).toEqual({
      filter: { search: 'asha' },
      page: { number: 1, size: 10 },
    });
  });

  it('says when nobody matches, and clears the search', async () => {
    const { router } = open(() => dashboard([]), '/mentor?search=zz');
    expect(await screen.findByText('No students match your search')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByText('No students assigned')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it.each([
    ['UPSTREAM_UNAVAILABLE', 'Failed to load assigned students'],
    ['UPSTREAM_INVALID', 'Invalid data format received from server'],
  ])('says when the list fails with %s, and tries again', async (code, words) => {
    let down = true;
    open(() => dashboard([], { people: () => (down ? failing(code)() : peoplePage([asha])) }));
    expect(await screen.findByText('Error Loading Students')).toBeVisible();
    expect(
      screen.getByText(`${words}. Please try refreshing the page or contact support.`),
    ).toBeVisible();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Asha Rao')).toBeVisible();
  });

  it('names a school or an institution, whichever there is', async () => {
    open(() =>
      dashboard([
        student('p3', 'Sunita Menon', {
          __typename: 'Educator',
          formDetails: { currentPosition: 'Teacher', institution: 'Vidya Valley School' },
        }),
      ]),
    );
    await waitFor(() => {
      expect(screen.getByText('Teacher, Vidya Valley School')).toBeVisible();
    });
  });
});

it('names the club of somebody who is of another one', async () => {
  const club = { ...robotics, id: 'c2', name: 'Commerce Circle' };
  open(() => dashboard([asha, student('p2', 'Kabir Joshi', { club })]));
  const list = within(await screen.findByRole('list', { name: 'Students' }));
  expect(await list.findByText('Commerce Circle')).toBeVisible();
  expect(list.queryByText('Robotics Club')).not.toBeInTheDocument();
});

it('goes to the last page from one beyond it', async () => {
  const pages = (from: { page: { number: number } }) => ({
    ...peoplePage(from.page.number === 5 ? [asha] : [], 42),
  });
  const { router } = open(() => dashboard([asha], { people: pages }), '/mentor?page=99');
  expect(await screen.findByText('Asha Rao')).toBeVisible();
  expect(router.state.location.search).toBe('?page=5');
  expect(screen.queryByText('No students assigned')).not.toBeInTheDocument();
});
