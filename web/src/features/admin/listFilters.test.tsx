import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import { club, mentor, pageOf } from '../../testing/people.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { AdminScreen } from './AdminScreen.tsx';

const open = (at: string, Query: Record<string, (parent: never, args: never) => unknown> = {}) =>
  renderWithSchema(<AdminScreen name="Prakash Joshi" onLogout={() => undefined} />, {
    user: { role: 'ADMIN' },
    at: `/admin${at}`,
    resolvers: {
      Query: {
        students: () => pageOf([]),
        formSubmissions: () => pageOf([]),
        progressRecords: () => pageOf([]),
        clubs: () => [club()],
        mentors: () => [mentor()],
        ...Query,
      },
    },
  });

/** A link from the overview opens the list with its filters set, named and removable. */
it.each([
  [
    '?stage=not-started&band=low&waiting=2026-10-05',
    'Students',
    { currentStage: '', band: 'LOW', waitingBefore: '2026-10-05' },
    { Stage: 'not-started', Progress: 'low', 'Waiting since, or longer': '2026-10-05' },
    'stage Not Started with progress Low, 1-39% with waiting since Oct 5, 2026 or longer',
  ],
  [
    '?stage=Gone&waiting=soon',
    'Students',
    { currentStage: 'Gone' },
    { Stage: 'Gone', 'Waiting since, or longer': '' },
    'stage Gone',
  ],
  [
    '?tab=progress&stage=Assessment&band=medium&mentor=m1',
    'ProgressTracker',
    { currentStage: 'Assessment', band: 'MEDIUM', mentorId: 'm1' },
    { Stage: 'Assessment', Progress: 'medium', Mentor: 'm1' },
    'mentor Meera Kulkarni with stage Assessment with progress Medium, 40-79%',
  ],
  [
    '?tab=submissions&from=2026-10-26&to=2026-11-01',
    'FormSubmissions',
    { submittedFrom: '2026-10-26', submittedTo: '2026-11-01' },
    { 'Submitted from': '2026-10-26', 'Submitted to': '2026-11-01' },
    'submitted from Oct 26, 2026 with submitted to Nov 1, 2026',
  ],
])('shows and clears the filters of %s', async (at, operation, filter, fields, text) => {
  const { sent, router } = open(at);
  const lastFilter = () => sent.findLast(({ name }) => name === operation)?.variables['filter'];
  expect(await screen.findByText(`You are looking for ${text}.`)).toBeVisible();
  expect(lastFilter()).toEqual(filter);
  for (const [label, value] of Object.entries(fields)) {
    expect(screen.getByLabelText(label)).toHaveValue(value);
  }
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0] as HTMLElement);
  await waitFor(() => {
    expect(lastFilter()).toEqual({});
  });
  expect(new URLSearchParams(router.state.location.search).size).toBe(at.includes('tab') ? 1 : 0);
});

it('sets the filters', async () => {
  const { sent } = open('');
  await userEvent.click(await screen.findByRole('button', { name: 'More filters' }));
  await screen.findByRole('option', { name: 'Document Review' });
  await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Document Review');
  await userEvent.selectOptions(screen.getByLabelText('Progress'), 'high');
  fireEvent.change(screen.getByLabelText('Waiting since, or longer'), {
    target: { value: '2026-11-01' },
  });
  await waitFor(() => {
    expect(sent.findLast(({ name }) => name === 'Students')?.variables['filter']).toEqual({
      currentStage: 'Document Review',
      band: 'HIGH',
      waitingBefore: '2026-11-01',
    });
  });
});

const zubin = mentor({ id: 'm2', name: 'Zubin Mehta' });

it('shows the silent mentors, with a filter that others can replace', async () => {
  const mentors = (_: never, { filter }: { filter?: { silent?: boolean } }) =>
    filter?.silent ? [zubin] : [mentor(), zubin];
  const { router } = open('?tab=mentors&status=silent', { mentors });
  expect(await screen.findByText('Zubin Mehta')).toBeVisible();
  expect(screen.queryByText('Meera Kulkarni')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'All', pressed: false }));
  expect(await screen.findByText('Meera Kulkarni')).toBeVisible();
  expect(router.state.location.search).toBe('?tab=mentors');
});

it('fails where the silent mentors could not be read', async () => {
  open('?tab=mentors&status=silent', {
    mentors: (_: never, { filter }: { filter?: { silent?: boolean } }) =>
      filter?.silent ? failWith('UPSTREAM_UNAVAILABLE', 'Down')() : [mentor()],
  });
  expect(await screen.findByText('The mentors could not be loaded')).toBeVisible();
});
