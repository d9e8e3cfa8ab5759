import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { asha, DAY, day, open, payload, plan, session } from './nextSession.testing.tsx';
import { button, stageSelect } from './updateTab.testing.tsx';

const read = {
  ...{ id: 'a1', text: 'Read two chapters', dueOn: null, doneAt: null, doneBy: null },
  version: '"a1"',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-11-27T12:00:00') });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

const takeBack = (text: string) => screen.findByRole('button', { name: `Take back ${text}` });
const bar = () => within(screen.getByRole('status', { name: 'Updates on this device' }));
const STORED = 'draft:m1:waiting updates';

it('removes a plan that waits, and shows the present session', async () => {
  const { connect, inputs } = open(asha({ nextSession: session() }));
  await stageSelect();
  connect(false);
  await plan('2099-12-05', '18:00');
  await userEvent.click(button());
  await userEvent.click(await takeBack('Asha Rao: Next session: Sat, Dec 5, 18:00, Room 12'));
  expect(bar().queryByText(/waiting/)).not.toBeInTheDocument();
  expect(day()).toHaveValue(DAY);
  expect(day()).toHaveFocus();
  expect(localStorage.getItem(STORED)).toBeNull();
  connect(true);
  // The one that got no answer.
  expect(inputs('SetNextSession')).toHaveLength(1);
});

it('removes a step that waits to be added', async () => {
  const { connect } = open(asha());
  await userEvent.click(await screen.findByRole('button', { name: 'Add a step' }));
  connect(false);
  await userEvent.type(screen.getByRole('textbox', { name: 'Step' }), 'Read{Enter}');
  await userEvent.click(await takeBack('Asha Rao: Step: Read'));
  expect(await screen.findByText('No steps yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add a step' })).toHaveFocus();
});

it('removes all that waits for a step: change and tick', async () => {
  const { connect } = open(asha({ agreedSteps: [read] }));
  const change = await screen.findByRole('button', { name: 'Change step Read two chapters' });
  connect(false);
  await userEvent.click(change);
  await userEvent.type(screen.getByRole('textbox', { name: 'Step' }), ' today{Enter}');
  const box = await screen.findByRole('checkbox', { name: 'Read two chapters today' });
  await userEvent.click(box);
  await screen.findByText('2 updates waiting');
  // A change never rests on the words of one that waits.
  await userEvent.click(
    await takeBack('Asha Rao: Step: Read two chapters today, Asha Rao: Done: Read two chapters'),
  );
  expect(await screen.findByRole('checkbox', { name: 'Read two chapters' })).not.toBeChecked();
  expect(localStorage.getItem(STORED)).toBeNull();
});

it('leaves a tick that is expected to have the version before a change taken back', async () => {
  const done = { ...read, doneAt: '2099-11-27T06:30:00.000Z', version: '"2"' };
  const { connect, inputs, sent } = open(asha({ agreedSteps: [read] }), {
    tickAgreedStep: () => payload(asha({ agreedSteps: [done] })),
  });
  const change = await screen.findByRole('button', { name: 'Change step Read two chapters' });
  connect(false);
  await userEvent.click(change);
  await userEvent.type(screen.getByRole('textbox', { name: 'Step' }), ' today{Enter}');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Read two chapters today' }));
  await screen.findByText('2 updates waiting');
  await userEvent.click(bar().getByRole('button', { name: 'Show list' }));
  const name = 'Take back Asha Rao: Step: Read two chapters today';
  await userEvent.click(bar().getByRole('button', { name }));
  expect(screen.getByRole('checkbox', { name: 'Read two chapters' })).toBeChecked();
  connect(true);
  expect(await screen.findByText('1 update sent')).toBeVisible();
  expect(inputs('TickAgreedStep').at(-1)).toMatchObject({ isDone: true, ifVersion: '"a1"' });
  expect(sent.filter(({ name: sentName }) => sentName === 'UpdateAgreedStep')).toHaveLength(1);
});

it('is not offered while changes are being sent, nor for an update', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { connect } = open(asha({ agreedSteps: [read] }), {
    tickAgreedStep: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const box = await screen.findByRole('checkbox', { name: 'Read two chapters' });
  connect(false);
  await userEvent.click(box);
  expect(await takeBack('Asha Rao: Done: Read two chapters')).toBeEnabled();
  connect(true);
  await waitFor(async () => {
    expect(await takeBack('Asha Rao: Done: Read two chapters')).toBeDisabled();
  });
  connect(false);
  answer(payload(asha({ agreedSteps: [{ ...read, doneAt: '2099-11-27T06:30:00.000Z' }] })));
  await bar().findByText('1 update sent');
  await userEvent.click(button());
  await bar().findByText('1 update waiting');
  await userEvent.click(bar().getByRole('button', { name: 'Show list' }));
  expect(screen.queryByRole('button', { name: /^Take back/ })).not.toBeInTheDocument();
});
