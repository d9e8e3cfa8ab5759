import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { asha, day, open, payload, place, session, time } from './nextSession.testing.tsx';
import { button, stageSelect } from './updateTab.testing.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-01T12:00:00Z') });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

/** The form of a person whose session is at this time. */
function openForm(zone: string, at: string, url?: string) {
  vi.stubEnv('TZ', zone);
  const planned = asha({ nextSession: session({ at }) });
  const view = open(planned, { setNextSession: () => payload(planned) }, url);
  const sentTimes = () =>
    view.inputs('SetNextSession').map((input) => (input as { at: string }).at);
  return { ...view, sentTimes };
}
const shown = () => [day(), time()].map((field) => (field as HTMLInputElement).value);
const move = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const moveDevice = (zone: string) => {
  vi.stubEnv('TZ', zone);
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
};

const ZONES = [
  ['the first 01:30', 'America/New_York', '2026-11-01T05:30:00.000Z', ['2026-11-01', '01:30']],
  ['the second 01:30', 'America/New_York', '2026-11-01T06:30:00.000Z', ['2026-11-01', '01:30']],
  ['the second 02:30', 'Europe/Berlin', '2026-10-25T01:30:00.000Z', ['2026-10-25', '02:30']],
  [
    'half an hour again',
    'Australia/Lord_Howe',
    '2027-04-03T15:15:00.000Z',
    ['2027-04-04', '01:45'],
  ],
  ['with seconds', 'Asia/Kolkata', '2026-12-04T11:00:45.250Z', ['2026-12-04', '16:30']],
  ['midnight', 'Asia/Kathmandu', '2026-12-03T18:15:00.000Z', ['2026-12-04', '00:00']],
] as const;

it.each(ZONES)('%s in %s is sent as it was with another place', async (_what, zone, at, fields) => {
  const { sentTimes, inputs } = openForm(zone, at);
  await stageSelect();
  expect(shown()).toEqual(fields);
  move(place(), 'Room 14');
  await userEvent.click(button());
  await waitFor(() => {
    expect(sentTimes()).toEqual([at]);
  });
  expect(inputs('SetNextSession')).toMatchObject([{ place: 'Room 14' }]);
});

it.each(ZONES)('%s in %s, entered again, is the same from the dialog', async (...row) => {
  const [, zone, at, [, entered]] = row;
  const { sentTimes } = openForm(zone, at, '/mentor?session=p1');
  move(await screen.findByLabelText('Place of the next session'), 'Room 14');
  move(time(), '09:00');
  move(time(), entered);
  await userEvent.click(screen.getByRole('button', { name: 'Move session' }));
  await waitFor(() => {
    expect(sentTimes()).toEqual([at]);
  });
});

const AT = '2026-12-04T11:00:45.250Z';

it('is read again in the zone that the device has moved to, and stays', async () => {
  const { sentTimes } = openForm('Asia/Kolkata', AT);
  await stageSelect();
  move(place(), 'Room 14');
  expect(shown()).toEqual(['2026-12-04', '16:30']);
  moveDevice('America/New_York');
  expect(shown()).toEqual(['2026-12-04', '06:00']);
  expect(place()).toHaveValue('Room 14');
  await userEvent.click(button());
  await waitFor(() => {
    expect(sentTimes()).toEqual([AT]);
  });
});

it('stays when the page learns nothing of the new zone', async () => {
  const { sentTimes } = openForm('Asia/Kolkata', AT);
  await stageSelect();
  vi.stubEnv('TZ', 'America/New_York');
  move(place(), 'Room 14');
  await userEvent.click(button());
  await waitFor(() => {
    expect(sentTimes()).toEqual([AT]);
  });
});

it('that was entered before the device moved is the moment that was meant', async () => {
  const { sentTimes } = openForm('Asia/Kolkata', AT);
  await stageSelect();
  move(time(), '18:00');
  moveDevice('Europe/Berlin');
  expect(shown()).toEqual(['2026-12-04', '13:30']);
  await userEvent.click(button());
  await waitFor(() => {
    expect(sentTimes()).toEqual(['2026-12-04T12:30:00.000Z']);
  });
});

it('of a draft stays in another zone', async () => {
  const { unmount } = openForm('Asia/Kolkata', AT);
  await stageSelect();
  move(place(), 'Room 14');
  unmount();
  const { sentTimes } = openForm('Pacific/Kiritimati', AT);
  expect(await screen.findByText(/^Draft of/)).toBeVisible();
  expect([...shown(), (place() as HTMLInputElement).value]).toEqual([
    '2026-12-05',
    '01:00',
    'Room 14',
  ]);
  await userEvent.click(button());
  await waitFor(() => {
    expect(sentTimes()).toEqual([AT]);
  });
});

it.each([
  ['untouched', '16:30', AT],
  ['changed', '17:15', '2026-12-04T11:45:00.000Z'],
])('of a draft of the release before, %s, is read', async (_what, nextTime, at) => {
  const draft = {
    ...{ status: 'IN_PROGRESS', feedback: '', stageId: '', version: null, keptAt: Date.now() },
    session: { nextDay: '2026-12-04', nextTime, nextPlace: 'Room 14' },
  };
  localStorage.setItem('draft:m1:progress:p1', JSON.stringify(draft));
  const { sentTimes } = openForm('Asia/Kolkata', AT);
  expect(await screen.findByText(/^Draft of/)).toBeVisible();
  await userEvent.click(button());
  await waitFor(() => {
    expect(sentTimes()).toEqual([at]);
  });
});

it('of a plan that waits stays when the place is changed again', async () => {
  const { connect, sentTimes, inputs } = openForm('Asia/Kolkata', AT);
  await stageSelect();
  connect(false);
  move(time(), '18:00');
  await userEvent.click(button());
  await screen.findByText('1 update waiting');
  expect(shown()).toEqual(['2026-12-04', '18:00']);
  move(place(), 'Room 14');
  await userEvent.click(button());
  await waitFor(() => {
    expect(place()).toHaveValue('Room 14');
  });
  connect(true);
  expect(await screen.findByText('1 update sent')).toBeVisible();
  expect(sentTimes().at(-1)).toBe('2026-12-04T12:30:00.000Z');
  expect(inputs('SetNextSession').at(-1)).toMatchObject({ place: 'Room 14', ifVersion: '"1"' });
});
