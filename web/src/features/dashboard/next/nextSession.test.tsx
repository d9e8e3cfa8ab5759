import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { savedFiles } from '../../../testing/savedFiles.ts';
import { DashboardScreen } from '../DashboardScreen.tsx';
// Loads the lazy module before the test.
import './calendarEntry.ts';

const SESSION = {
  id: '7',
  at: '2026-11-28T15:30:00.000Z',
  place: 'Room 12' as string | null,
  sequence: 2,
  timeZone: 'Europe/Berlin',
};

const files = savedFiles();

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T10:00:00Z') });
});
const open = (change: Partial<typeof SESSION> | null = {}) =>
  renderWithSchema(<DashboardScreen audience="STUDENT" onLogout={vi.fn()} />, {
    user: {},
    at: '/student',
    resolvers: {
      Query: {
        myStudentProfile: () => ({
          formSubmitted: true,
          nextSession: change && { ...SESSION, ...change },
        }),
      },
    },
  });

const card = (name = 'Next session') => screen.findByRole('region', { name });

it('is the first part of the page, with time and place', async () => {
  open();
  expect(within(await card()).getByText('Tomorrow, 16:30, Room 12')).toBeVisible();
  const [first] = within(screen.getByRole('main')).getAllByRole('region');
  expect(first).toHaveAccessibleName('Next session');
  expect(screen.queryByText(/time zone/)).not.toBeInTheDocument();
});

it('names the time of the platform where its zone differs', async () => {
  open({ timeZone: 'Asia/Kolkata', place: null });
  const session = within(await card());
  expect(session.getByText('Tomorrow, 16:30')).toBeVisible();
  expect(
    session.getByText('Shown in your time zone. In Waymark’s: Nov 28, 21:00 India Standard Time.'),
  ).toBeVisible();
});

it.each([
  ['http', 'http://meet.example/a', true],
  ['https', 'HTTPS://meet.example/a?b=c', true],
  ['another protocol', 'javascript:alert(1)', false],
  ['a link within words', 'Room 12, https://meet.example', false],
])('links a place: %s', async (_case, place, isLink) => {
  open({ place });
  const session = within(await card());
  if (isLink) expect(session.queryByRole('link', { name: place })).toHaveAttribute('href', place);
  else {
    expect(session.queryByRole('link')).not.toBeInTheDocument();
    expect(session.getByText(`Tomorrow, 16:30, ${place}`)).toBeVisible();
  }
});

it('is absent without a planned session', async () => {
  open(null);
  await screen.findByRole('region', { name: 'Your Progress' });
  expect(screen.queryByText(/session$/)).not.toBeInTheDocument();
});

it('is the last planned session once its hour has passed', async () => {
  open({ at: '2026-11-26T15:30:00.000Z' });
  const session = within(await card('Last planned session'));
  expect(session.getByText('Yesterday, 16:30, Room 12')).toBeVisible();
  expect(session.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

it('saves a calendar entry with a stable id, in UTC and without names', async () => {
  open();
  await userEvent.click(within(await card()).getByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => {
    expect(files).toHaveLength(1);
  });
  const text = (await files[0]?.text) ?? '';
  expect(files[0]?.name).toBe('session.ics');
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      `UID:7@${window.location.host}`,
      'SEQUENCE:2',
      'DTSTART:20261128T153000Z',
      'DURATION:PT1H',
      'LOCATION:Room 12',
      'SUMMARY:Mentoring session',
    ]),
  );
  expect(text).not.toMatch(/ATTENDEE|ORGANIZER|Asha/);
});
