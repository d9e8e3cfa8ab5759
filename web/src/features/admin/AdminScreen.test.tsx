import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import { fill } from '../../testing/fill.ts';
import { educator, pageOf, student } from '../../testing/people.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { AdminScreen } from './AdminScreen.tsx';

const asha = student({ id: 'WM-1', status: null, mentor: null });
const kabir = student({ id: 'WM-2', name: 'Kabir Joshi', status: 'pending', club: null });

const counts = { students: 4812, educators: 318, mentors: 207, clubs: 24, formSubmitted: 4390 };

function open(Query: Record<string, () => unknown> = {}, at: string | string[] = '/admin') {
  return renderWithSchema(<AdminScreen name="Prakash Joshi" onLogout={() => undefined} />, {
    user: { role: 'ADMIN' },
    at,
    resolvers: {
      Query: { students: () => pageOf([asha, kabir], 24), dashboardCounts: () => counts, ...Query },
    },
  });
}

type Sent = ReturnType<typeof open>['sent'];
const lastVariables = (sent: Sent, operation: string) =>
  sent.findLast(({ name }) => name === operation)?.variables;

describe('the admin dashboard', () => {
  it('shows the five counts, each a link to the records it counts', async () => {
    open();
    const strip = screen.getByRole('region', { name: 'Counts' });
    for (const [label, figure, href] of [
      ['Total Students', '4,812', '/admin'],
      ['Total Educators', '318', '/admin?tab=educators'],
      ['Active Mentors', '207', '/admin?tab=mentors&status=active'],
      ['Clubs', '24', '/admin?tab=clubs'],
      ['Form Submitted', '4,390', '/admin?tab=submissions&status=submitted'],
    ] as const) {
      await waitFor(() => {
        expect(strip).toHaveTextContent(`${label}${figure}`);
      });
      expect(within(strip).getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
  });

  it('has six tabs in their order', async () => {
    open();
    await screen.findByText('Asha Rao');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Students',
      'Educators',
      'Mentors',
      'Clubs',
      'Form Submissions',
      'Progress Tracker',
    ]);
  });

  it('lists students by the columns of Student Management', async () => {
    open();
    expect(await screen.findByText('Loading students...')).toBeInTheDocument();
    const row = await screen.findByRole('row', { name: /Asha Rao/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '',
      'ARAsha RaoWM-1',
      'WM-1@example.org98220 41736',
      '11th GradeModern High School',
      'Robotics Club',
      'Not assigned',
      'Active',
      '',
    ]);
    expect(within(row).getByRole('link', { name: 'WM-1@example.org' })).toHaveAttribute(
      'href',
      'mailto:WM-1@example.org',
    );
    expect(within(row).getByRole('link', { name: '98220 41736' })).toHaveAttribute(
      'href',
      'tel:9822041736',
    );
    expect(screen.getByRole('row', { name: /Kabir Joshi/ })).toHaveTextContent('Pending');
    expect(screen.getByText('24 students')).toBeVisible();
  });

  it('shows that educators are loading', async () => {
    open({ educators: () => new Promise(() => undefined) }, '/admin?tab=educators');
    expect(await screen.findByText('Loading educators...')).toBeInTheDocument();
  });

  it('keeps search, status, sort and page in the URL and sends them to the server', async () => {
    const { router, sent } = open();
    await screen.findByText('Asha Rao');
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(router.state.location.search).toBe('?page=3');

    await fill(screen.getByRole('searchbox', { name: 'Search students' }), 'asha');
    await userEvent.click(screen.getByRole('button', { name: 'Pending' }));
    await userEvent.click(screen.getByRole('button', { name: 'Student' }));
    await userEvent.click(screen.getByRole('button', { name: 'Student' }));
    await waitFor(() => {
      expect(lastVariables(sent, 'Students')).toEqual({
        filter: { search: 'asha', status: 'pending' },
        sort: { field: 'NAME', direction: 'DESC' },
        page: { number: 1, size: 10 },
      });
    });
    const params = new URLSearchParams(router.state.location.search);
    expect(Object.fromEntries(params)).toEqual({
      search: 'asha',
      status: 'pending',
      sort: '-name',
    });
  });

  it('debounces the search', async () => {
    const { sent } = open();
    await screen.findByText('Asha Rao');
    const search = screen.getByRole('searchbox', { name: 'Search students' });
    for (const value of ['a', 'as', 'asha']) fireEvent.change(search, { target: { value } });
    await waitFor(() => {
      expect(lastVariables(sent, 'Students')).toMatchObject({ filter: { search: 'asha' } });
    });
    expect(sent.filter(({ name }) => name === 'Students')).toHaveLength(2);
  });

  it('restores the state of the URL', async () => {
    const { sent } = open({}, '/admin?search=kabir&status=active&page=2&sort=email');
    expect(await screen.findByRole('searchbox', { name: 'Search students' })).toHaveValue('kabir');
    expect(screen.getByRole('button', { name: 'Active' })).toHaveAttribute('aria-pressed', 'true');
    expect(lastVariables(sent, 'Students')).toMatchObject({
      page: { number: 2 },
      sort: { field: 'EMAIL', direction: 'ASC' },
    });
  });

  it('shows that nothing matches, and clears the filters', async () => {
    const { router } = open({ students: () => pageOf([]) }, '/admin?search=zz&status=pending');
    expect(await screen.findByText('No students found matching your criteria.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(router.state.location.search).toBe('');
    expect(await screen.findByText('No students yet')).toBeVisible();
  });

  it('shows an error if the list fails, and retries', async () => {
    let calls = 0;
    open({
      students: () => {
        calls += 1;
        if (calls === 1) throw new Error('down');
        return pageOf([asha]);
      },
    });
    expect(await screen.findByText('Error loading data')).toBeVisible();
    expect(screen.getByText('Failed to load students, clubs, or mentors.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Asha Rao')).toBeVisible();
  });

  it('replaces a page beyond the last one, so that Back leaves the list', async () => {
    const { router } = open({ students: () => pageOf([asha]) }, ['/', '/admin?page=9999']);
    await waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/');
  });

  it.each([
    ['an error without a message', failWith('UNAVAILABLE', ''), 'Please try again.'],
    ['no list and no error', () => null, /^Something went wrong at our side/],
  ])('shows a failure, not an empty table, after %s', async (_case, students, text) => {
    open({ students });
    expect(await screen.findByText('The students could not be loaded')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('restores filters and scroll position of a tab', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    const { router } = open({ educators: () => pageOf([]) }, '/admin?search=asha&page=2');
    await screen.findByText('Asha Rao');
    vi.stubGlobal('scrollY', 480);
    await userEvent.click(screen.getByRole('tab', { name: 'Educators' }));
    expect(router.state.location.search).toBe('?tab=educators');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    await userEvent.click(screen.getByRole('tab', { name: 'Students' }));
    expect(router.state.location.search).toBe('?search=asha&page=2');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 480);
    expect(await screen.findByRole('searchbox')).toHaveValue('asha');
  });

  it('lists educators in a separate tab, without Academic', async () => {
    const { router } = open({
      educators: () => pageOf([educator()]),
    });
    await userEvent.click(screen.getByRole('tab', { name: 'Educators' }));
    expect(router.state.location.search).toBe('?tab=educators');
    await waitFor(() => {
      expect(screen.getByText('Sunita Menon')).toBeVisible();
    });
    expect(screen.getByRole('heading', { name: 'Educator Management' })).toBeVisible();
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['', 'Educator', 'Contact', 'Club', 'Mentor', 'Status', 'Actions']);
  });
});
