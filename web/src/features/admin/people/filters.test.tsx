import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { club, mentor, pageOf, student } from '../../../testing/people.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { AdminScreen } from '../AdminScreen.tsx';

const asha = student({
  id: '6650f3a9-1b2c-4d5e-8f90-123456789abc',
  club: null,
  mentor: null,
});

function open(at = '/admin', Query: Record<string, () => unknown> = {}) {
  const view = renderWithSchema(<AdminScreen name="" onLogout={() => undefined} />, {
    user: { role: 'ADMIN' },
    at,
    resolvers: {
      Query: {
        students: () => pageOf([asha], 95),
        clubs: () => [club()],
        mentors: () => [mentor({ club: null })],
        ...Query,
      },
    },
  });
  const lastVariables = () => view.sent.findLast(({ name }) => name === 'Students')?.variables;
  return { ...view, lastVariables };
}

const choose = (label: string, option: string) => {
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value: option } });
};

it('lists the newest registrations first', async () => {
  const { lastVariables } = open();
  await screen.findByText('Asha Rao');
  expect(lastVariables()).toEqual({
    filter: {},
    sort: { field: 'CREATED_AT', direction: 'DESC' },
    page: { number: 1, size: 10 },
  });
});

it('loads the options of more filters when opened, and keeps the filters in the URL', async () => {
  const { lastVariables, router, sent } = open();
  await screen.findByText('Asha Rao');
  expect(sent.some(({ name }) => name.endsWith('Candidates'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  await screen.findByRole('option', { name: 'Robotics Club' });
  choose('Club', 'c1');
  choose('Mentor', 'm1');
  choose('Show', 'no-mentor');
  choose('Order', 'created');
  await waitFor(() => {
    expect(lastVariables()).toEqual({
      filter: { assignment: 'NO_MENTOR', clubId: 'c1', mentorId: 'm1' },
      sort: { field: 'CREATED_AT', direction: 'ASC' },
      page: { number: 1, size: 10 },
    });
  });
  expect(router.state.location.search).toBe('?club=c1&mentor=m1&assignment=no-mentor&sort=created');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(router.state.location.search).toBe('?sort=created');
});

it.each([
  ['no-club', { assignment: 'NO_CLUB' }],
  ['inactive-mentor', { assignment: 'INACTIVE_MENTOR' }],
  ['mentor-of-other-club', { assignment: 'MENTOR_OF_OTHER_CLUB' }],
  ['consent-missing', { consent: 'MISSING' }],
  ['inactive', { status: 'inactive' }],
])('shows %s', async (shown, filter) => {
  const { lastVariables } = open('/admin?status=pending&club=c1');
  await screen.findByRole('option', { name: 'Robotics Club' });
  choose('Show', shown);
  await waitFor(() => {
    expect(lastVariables()?.['filter']).toEqual({ status: 'pending', clubId: 'c1', ...filter });
  });
  choose('Show', '');
  await waitFor(() => {
    expect(lastVariables()?.['filter']).toEqual({
      ...(shown !== 'inactive' && { status: 'pending' }),
      clubId: 'c1',
    });
  });
});

it('names the filters without matches', async () => {
  open('/admin?assignment=inactive-mentor&club=c1&mentor=m1', {
    students: () => pageOf([]),
  });
  expect(
    await screen.findByText(
      'You are looking for “Mentor inactive” with club Robotics Club with mentor Meera Kulkarni.',
    ),
  ).toBeVisible();
});

it('shows that a club filter is set if its name is unknown', async () => {
  open('/admin?club=c7', { students: () => pageOf([]) });
  await screen.findByRole('option', { name: 'Robotics Club' });
  expect(screen.getByText('You are looking for the chosen club.')).toBeVisible();
});

it.each([
  ['clubs', 'Error fetching clubs', 'Failed to load clubs. Please try again.'],
  ['mentors', 'Error fetching mentors', 'Failed to load mentors. Please try again.'],
])('shows an error if the %s options can not be loaded', async (field, title, detail) => {
  open('/admin?club=c1', { [field]: () => Promise.reject(new Error('down')) });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(detail)).toBeVisible();
});

it('opens the first, the last and any page', async () => {
  const { router } = open();
  await screen.findByText('Asha Rao');
  await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
  expect(router.state.location.search).toBe('?page=10');
  await userEvent.click(screen.getByRole('button', { name: 'First page' }));
  expect(router.state.location.search).toBe('');
  const field = screen.getByRole('textbox', { name: 'Go to page' });
  await userEvent.type(field, '7{Enter}');
  expect(router.state.location.search).toBe('?page=7');
  await userEvent.type(field, '99{Enter}');
  expect(router.state.location.search).toBe('?page=10');
  await userEvent.type(field, 'x{Enter}');
  expect(router.state.location.search).toBe('?page=10');
});

it('copies the whole id', async () => {
  open();
  const button = await screen.findByRole('button', { name: `Copy ID ${asha.id}` });
  expect(button).toHaveTextContent(/^6650f3a9$/);
  const user = userEvent.setup();
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe(asha.id);
  expect(await screen.findByText('ID copied')).toBeVisible();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(button);
  expect(await screen.findByText('ID could not be copied')).toBeVisible();
});
