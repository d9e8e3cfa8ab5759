import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { asha, DAY, day, open, payload, plan, session, time } from './nextSession.testing.tsx';
import { button, stageSelect } from './updateTab.testing.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-11-27T12:00:00') });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

it('a session whose time is over did not take place with one press', async () => {
  const past = session({ at: new Date('2099-11-26T16:30').toISOString() });
  const { sent } = open(asha({ nextSession: past }), {
    missNextSession: () => payload(asha()),
  });
  expect(await screen.findByText('Yesterday, 16:30: a save counts it as held.')).toBeVisible();
  expect(day()).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Did not take place' }));
  await waitFor(() => {
    expect(screen.queryByText(/counts it as held/)).not.toBeInTheDocument();
  });
  expect(sent.at(-1)).toMatchObject({
    name: 'MissNextSession',
    variables: { input: { personId: 'p1', ifVersion: '"1"' } },
  });
});

it('is cancelled after a confirmation', async () => {
  const { inputs } = open(asha({ nextSession: session() }), {
    cancelNextSession: () => payload(asha()),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel session' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByRole('button', { name: 'Keep the session' })).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel session' }));
  await waitFor(() => {
    expect(day()).toHaveValue('');
  });
  expect(inputs('CancelNextSession')).toMatchObject([{ personId: 'p1', ifVersion: '"1"' }]);
});

it('is planned from the details', async () => {
  const { inputs, router } = open(
    asha(),
    { setNextSession: () => payload(asha({ nextSession: session() })) },
    '/mentor?details=p1',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Plan session' }));
  expect(router.state.location.search).toBe('?session=p1');
  fireEvent.change(await screen.findByLabelText('Day of the next session'), {
    target: { value: DAY },
  });
  fireEvent.change(time(), { target: { value: '16:30' } });
  await userEvent.click(screen.getByRole('button', { name: 'Plan session' }));
  await waitFor(() => {
    expect(router.state.location.search).toBe('');
  });
  expect(inputs('SetNextSession')).toHaveLength(1);
});

it('whose time is over is moved from the details, with its version', async () => {
  const past = session({ at: new Date('2099-11-26T16:30').toISOString() });
  const { inputs } = open(
    asha({ nextSession: past }),
    { setNextSession: () => payload(asha({ nextSession: session() })) },
    '/mentor?session=p1',
  );
  expect(await screen.findByText(/^A new time moves it/)).toBeVisible();
  fireEvent.change(day(), { target: { value: DAY } });
  fireEvent.change(time(), { target: { value: '16:30' } });
  await userEvent.click(screen.getByRole('button', { name: 'Move session' }));
  expect(await screen.findByText('Session moved')).toBeVisible();
  expect(inputs('SetNextSession')).toMatchObject([{ ifVersion: '"1"' }]);
});

it('is over as soon as its time has come', async () => {
  const at = new Date(Date.now() + 60_000).toISOString();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  open(asha({ nextSession: session({ at }) }));
  expect(await screen.findByRole('button', { name: 'Cancel session' })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('button', { name: 'Did not take place' })).toBeVisible();
});

it('that is written in the dialog is not lost without a question', async () => {
  open(asha(), {}, '/mentor?session=p1');
  const place = await screen.findByLabelText('Place of the next session');
  await userEvent.type(place, 'Room 12');
  await userEvent.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(place).toHaveValue('Room 12');
});

it('has no place where the backend has no sessions', async () => {
  open(asha({ agreedSteps: null }));
  await stageSelect();
  expect(screen.queryByText(/next session|add a step/i)).not.toBeInTheDocument();
});

it.each([
  ['in the form', undefined, () => stageSelect()],
  ['in the details', '/mentor?details=p1', () => screen.findByRole('button', { name: 'Contact' })],
  ['by URL', '/mentor?session=p1', () => screen.findByRole('button', { name: 'Contact' })],
])('is not offered for an inactive person %s', async (_where, at, ready) => {
  open(asha({ status: 'inactive', nextSession: session() }), {}, at);
  await ready();
  expect(screen.queryByText(/(next|plan|change) session/i)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a step' })).toBeVisible();
});

it('without a connection, a new plan replaces a cancellation', async () => {
  const { connect, sent, inputs } = open(asha({ nextSession: session() }), {
    setNextSession: () => payload(asha({ nextSession: session({ version: '"2"' }) })),
  });
  await stageSelect();
  connect(false);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel session' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel session' }),
  );
  expect(await screen.findByText('Cancel Fri, Dec 4, 16:30')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel session' })).not.toBeInTheDocument();
  await plan(DAY, '18:00');
  await userEvent.click(button());
  expect(await screen.findByText('Next session: Fri, Dec 4, 18:00')).toBeVisible();
  expect(screen.getByText('1 update waiting')).toBeVisible();
  connect(true);
  expect(await screen.findByText('1 update sent')).toBeVisible();
  expect(inputs('SetNextSession').at(-1)).toMatchObject({ ifVersion: '"1"' });
  // The one that got no answer.
  expect(sent.filter(({ name }) => name === 'CancelNextSession')).toHaveLength(1);
});
