import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { educator, pageOf, student } from '../../../testing/people.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { SubmissionsTab } from './SubmissionsTab.tsx';

const asha = student({
  id: 's1',
  email: 'asha@example.org',
  mentor: null,
  formDetails: {
    ...student().formDetails,
    dateOfBirth: '2009-08-21',
    interests: ['Painting', 'Football'],
    futureAspirations: 'To build a telescope.',
    achievements: 'Second at the science fair',
  },
});
const imran = educator({
  id: 'e1',
  name: 'Imran Qureshi',
  phone: null,
  formSubmitted: false,
  club: null,
  mentor: null,
  formDetails: { currentPosition: 'Head of Department', institution: 'Anjuman High School' },
});
const sent = { submittedAt: '2026-11-18T06:30:00Z', person: asha };
const pending = { submittedAt: null, person: imran };

const open = (at = '/', Query: Record<string, () => unknown> = {}) =>
  renderWithSchema(<SubmissionsTab />, {
    user: { role: 'ADMIN' },
    at,
    resolvers: { Query: { formSubmissions: () => pageOf([sent, pending]), ...Query } },
  });
const lastVariables = (list: ReturnType<typeof open>['sent']) =>
  list.findLast(({ name }) => name === 'FormSubmissions')?.variables;

describe('Form Submissions', () => {
  it('lists all people with the specified columns, newest first', async () => {
    const view = open();
    expect(screen.getByText('Loading form submissions...')).toBeInTheDocument();
    const row = await screen.findByRole('row', { name: /Asha Rao/ });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'User',
      'Role',
      'Academic/Professional Info',
      'Assigned Club',
      'Submission Date',
      'Status',
      'Actions',
    ]);
    const cells = (of: HTMLElement) =>
      within(of)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(row)).toEqual([
      'ARAsha Raoasha@example.org',
      'Student',
      '11th GradeModern High School',
      'Robotics Club',
      'Nov 18, 2026',
      'Submitted',
      'View Details',
    ]);
    expect(cells(screen.getByRole('row', { name: /Imran Qureshi/ }))).toEqual([
      'IQImran Qureshie1@example.org',
      'Educator',
      'Head of DepartmentAnjuman High School',
      'Not assigned',
      'No date',
      'Pending',
      'View Details',
    ]);
    expect(lastVariables(view.sent)).toEqual({
      filter: {},
      sort: { field: 'SUBMITTED_AT', direction: 'DESC' },
      page: { number: 1, size: 10 },
    });
  });

  it('filters by search, status and role, sorts, and keeps it in the URL', async () => {
    const { sent: operations, router } = open('/?search=ash&sort=name');
    await screen.findByRole('row', { name: /Asha Rao/ });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Submitted');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Educators');
    await waitFor(() => {
      expect(lastVariables(operations)).toEqual({
        filter: { search: 'ash', submitted: true, audience: 'EDUCATOR' },
        sort: { field: 'NAME', direction: 'ASC' },
        page: { number: 1, size: 10 },
      });
    });
    expect(router.state.location.search).toBe(
      '?search=ash&sort=name&status=submitted&role=educators',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(router.state.location.search).toBe('?sort=name');
  });

  it.each([
    ['/', 'No users found in the system.'],
    ['/?search=hegde', 'No form submissions found matching your criteria.'],
  ])('shows the empty state at %s', async (at, words) => {
    open(at, { formSubmissions: () => pageOf([]) });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('shows an error, and retries', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    open('/', {
      formSubmissions: () => (isDown ? failWith('UPSTREAM_UNAVAILABLE', 'Down')() : pageOf([sent])),
    });
    expect(await screen.findByText('Error loading submissions')).toBeVisible();
    // In the toast, and instead of the list.
    expect(screen.getAllByText('Down')).toHaveLength(2);
    isDown = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('row', { name: /Asha Rao/ })).toBeVisible();
  });

  it('shows the answers of a form in a dialog with a URL', async () => {
    const { router } = open('/', { student: () => asha });
    await userEvent.click(await screen.findByRole('button', { name: 'View Details of Asha Rao' }));
    const dialog = await screen.findByRole('dialog', { name: 'Asha Rao' });
    for (const words of [
      /Submission dateNov 18, 2026/,
      /Assigned clubRobotics Club/,
      /Date of birthAug 21, 2009/,
      /SchoolModern High School/,
      /InterestsPaintingFootball/,
      /AspirationsTo build a telescope\./,
      /AchievementsSecond at the science fair/,
    ]) {
      await waitFor(() => {
        expect(dialog).toHaveTextContent(words);
      });
    }
    expect(within(dialog).getByText('Submitted')).toBeVisible();
    expect(router.state.location.search).toBe('?dialog=student-s1');
    await userEvent.click(within(dialog).getByText('Close'));
    expect(router.state.location.search).toBe('');
  });

  it.each([
    ['student', 'Student not found'],
    ['educator', 'Educator not found'],
  ])('shows for a URL of an unknown person: %s', async (audience, words) => {
    open(`/?dialog=${audience}-x`, { [audience]: () => null });
    expect(await screen.findByText(words)).toBeVisible();
  });
});
