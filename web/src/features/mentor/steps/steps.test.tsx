import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { MentorScreen } from '../MentorScreen.tsx';
import { dashboard, figures, student } from '../people.testing.ts';

const step = (id: string, text: string, more: object = {}) => ({
  id,
  text,
  dueOn: null,
  doneAt: null,
  doneBy: null,
  version: `"${id}"`,
  ...more,
});
const read = step('a1', 'Read two chapters');
const asha = (steps: object[], more: object = {}) =>
  student('p1', 'Asha Rao', { agreedSteps: steps, ...more });

type Resolver = (root: unknown, sent: { input: Record<string, unknown> }) => unknown;

function open(
  steps: object[],
  mutations: Record<string, () => object[]> = {},
  at = '/mentor?tab=update&person=p1',
) {
  let connected = true;
  const resolvers = Object.fromEntries(
    Object.entries(mutations).map(([name, after]): [string, Resolver] => [
      name,
      () => ({ person: asha(after()), stats: figures, userErrors: [] }),
    ]),
  );
  const view = renderWithSchema(<MentorScreen onLogout={() => undefined} />, {
    user: { id: 'm1', role: 'MENTOR' },
    at,
    isConnected: () => connected,
    resolvers: {
      Query: { mentorDashboard: () => dashboard([asha(steps)]) },
      Mutation: resolvers,
    },
  });
  const last = () => view.sent.filter(({ name }) => name.includes('Step')).at(-1);
  return {
    ...view,
    last,
    connect: (is: boolean) => {
      connected = is;
      act(() => {
        if (is) window.dispatchEvent(new Event('online'));
      });
    },
  };
}

const list = async () =>
  within(await screen.findByRole('list', { name: 'Agreed steps of Asha Rao' }));

beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

it('adds a step with Enter, without a save of the progress', async () => {
  const { last, sent } = open([], { addAgreedStep: () => [read] });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a step' }));
  fireEvent.change(screen.getByLabelText('Due day, optional'), { target: { value: '2026-12-04' } });
  await userEvent.click(screen.getByRole('textbox', { name: 'Step' }));
  await userEvent.paste(' Read two chapters ');
  await userEvent.keyboard('{Enter}');
  expect((await list()).getByText('Read two chapters')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add a step' })).toHaveFocus();
  expect(last()?.variables).toMatchObject({
    input: { personId: 'p1', text: 'Read two chapters', dueOn: '2026-12-04' },
  });
  expect(sent.some(({ name }) => name === 'UpdateProgress')).toBe(false);
});

it('keeps a step that is being written, without the focus when the person is opened again', async () => {
  const first = open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a step' }));
  const field = () => screen.findByRole('textbox', { name: 'Step' });
  expect(await field()).toHaveFocus();
  await userEvent.type(await field(), 'Read');
  first.unmount();
  const second = open([]);
  expect(await field()).toHaveValue('Read');
  expect(await field()).not.toHaveFocus();
  await userEvent.clear(await field());
  second.unmount();
  open([]);
  expect(await screen.findByRole('button', { name: 'Add a step' })).toBeVisible();
});

it('shows a step that waits for a connection', async () => {
  const { connect } = open([], { addAgreedStep: () => [read] });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a step' }));
  connect(false);
  await userEvent.type(screen.getByRole('textbox', { name: 'Step' }), 'Read two chapters{Enter}');
  expect(await (await list()).findByText('Waiting')).toBeVisible();
  connect(true);
  expect(await (await list()).findByRole('checkbox', { name: 'Read two chapters' })).toBeVisible();
  expect(screen.queryByText('Waiting')).not.toBeInTheDocument();
});

it('ticks a step and opens it again', async () => {
  const done = { ...read, doneAt: '2026-11-27T06:30:00.000Z', doneBy: 'MENTOR', version: '"2"' };
  let isDone = false;
  const { last } = open([read], {
    tickAgreedStep: () => {
      isDone = !isDone;
      return [isDone ? done : read];
    },
  });
  const box = await screen.findByRole('checkbox', { name: 'Read two chapters' });
  await userEvent.click(box);
  expect(await screen.findByText('Done Nov 27, 2026')).toBeVisible();
  expect(last()?.variables).toMatchObject({
    input: { stepId: 'a1', isDone: true, ifVersion: '"a1"' },
  });
  await waitFor(() => {
    expect(box).not.toHaveAttribute('aria-disabled');
  });
  await userEvent.click(box);
  await waitFor(() => {
    expect(screen.queryByText('Done Nov 27, 2026')).not.toBeInTheDocument();
  });
  expect(last()?.variables).toMatchObject({ input: { isDone: false, ifVersion: '"2"' } });
});

it('shows a tick without a connection at once, and sends it later', async () => {
  const done = { ...read, doneAt: '2026-11-27T06:30:00.000Z', doneBy: 'MENTOR' };
  const { connect } = open([read], { tickAgreedStep: () => [done] });
  const box = await screen.findByRole('checkbox', { name: 'Read two chapters' });
  connect(false);
  await userEvent.click(box);
  expect(await (await list()).findByText('Waiting')).toBeVisible();
  expect(box).toBeChecked();
  connect(true);
  expect(await screen.findByText('1 update sent')).toBeVisible();
  expect(await screen.findByText('Done Nov 27, 2026')).toBeVisible();
});

it('sends a change of a step and its tick, both made without a connection', async () => {
  const { connect, last } = open([read], {
    updateAgreedStep: () => [step('a1', 'Read today', { version: '"2"' })],
    tickAgreedStep: () => [step('a1', 'Read today', { doneAt: '2026-11-27T06:30:00.000Z' })],
  });
  const change = await screen.findByRole('button', { name: 'Change step Read two chapters' });
  connect(false);
  await userEvent.click(change);
  await userEvent.type(screen.getByRole('textbox', { name: 'Step' }), ' today');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await (await list()).findByText('Waiting')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Read two chapters today' }));
  await screen.findByText('2 updates waiting');
  connect(true);
  expect(await screen.findByText('2 updates sent')).toBeVisible();
  expect(last()?.variables).toMatchObject({ input: { isDone: true, ifVersion: '"2"' } });
});

it('bases a waiting change on a tick that was sent before it', async () => {
  const done = { doneAt: '2026-11-27T06:30:00.000Z', version: '"2"' };
  const { connect, last } = open([read], {
    updateAgreedStep: () => [step('a1', 'Read today', done)],
    tickAgreedStep: () => [step('a1', 'Read two chapters', done)],
  });
  const change = await screen.findByRole('button', { name: 'Change step Read two chapters' });
  connect(false);
  await userEvent.click(change);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('1 update waiting');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  connect(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Read two chapters' }));
  await waitFor(() => {
    expect(last()?.name).toBe('TickAgreedStep');
  });
  await screen.findByText('Done Nov 27, 2026');
  visibility.mockReturnValue('visible');
  connect(true);
  expect(await screen.findByText('1 update sent')).toBeVisible();
  expect(last()).toMatchObject({
    name: 'UpdateAgreedStep',
    variables: { input: { ifVersion: '"2"' } },
  });
});

it('shows the present state of a step that was changed meanwhile', async () => {
  const { unmount } = renderWithSchema(<MentorScreen onLogout={() => undefined} />, {
    user: { id: 'm1', role: 'MENTOR' },
    at: '/mentor?tab=update&person=p1',
    resolvers: {
      Query: { mentorDashboard: () => dashboard([asha([read])]) },
      Mutation: {
        updateAgreedStep: () => ({
          person: asha([step('a1', 'Read three chapters', { version: '"2"' })]),
          stats: null,
          userErrors: [{ field: ['ifVersion'], code: 'PRECONDITION_FAILED', message: 'Changed' }],
        }),
      },
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Change step Read two chapters' }),
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'Step' }));
  await userEvent.paste(' today');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The step was changed meanwhile')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Step' })).toHaveValue('Read two chapters today');
  unmount();
});

it('closes the editor of a step by Escape, not the dialog around it, and returns the focus', async () => {
  open([read], {}, '/mentor?details=p1');
  const dialog = within(await openedDialog('dialog', 'Asha Rao'));
  const name = 'Change step Read two chapters';
  await userEvent.click(dialog.getByRole('button', { name }));
  await userEvent.keyboard('{Escape}');
  expect(dialog.queryByRole('textbox', { name: 'Step' })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name })).toHaveFocus();
});

it('removes a step after a confirmation', async () => {
  const { last } = open([read], { removeAgreedStep: () => [] });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Remove step Read two chapters' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove step' }));
  expect(await screen.findByText('No steps yet.')).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Add a step' })).toHaveFocus();
  });
  expect(last()?.variables).toMatchObject({ input: { stepId: 'a1', ifVersion: '"a1"' } });
});

it('does not base a waiting change on a tick by the person', async () => {
  let connected = true;
  const done = step('a1', 'Read two chapters', {
    doneAt: '2026-11-27T06:30:00.000Z',
    version: '"2"',
  });
  const changed = { field: ['ifVersion'], code: 'PRECONDITION_FAILED', message: 'Changed' };
  const refuse = () => ({ person: asha([done]), stats: null, userErrors: [changed] });
  const { sent } = renderWithSchema(<MentorScreen onLogout={() => undefined} />, {
    user: { id: 'm1', role: 'MENTOR' },
    at: '/mentor?tab=update&person=p1',
    isConnected: () => connected,
    resolvers: {
      Query: { mentorDashboard: () => dashboard([asha([read])]) },
      Mutation: { tickAgreedStep: refuse, updateAgreedStep: refuse },
    },
  });
  const box = await screen.findByRole('checkbox', { name: 'Read two chapters' });
  connected = false;
  await userEvent.click(box);
  await screen.findByText('1 update waiting');
  await userEvent.click(screen.getByRole('button', { name: 'Change step Read two chapters' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('2 updates waiting');
  connected = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('1 update failed')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({
    name: 'UpdateAgreedStep',
    variables: { input: { ifVersion: '"a1"' } },
  });
});

it('shows that the removal of a step waits for a connection', async () => {
  const { connect } = open([read]);
  const remove = await screen.findByRole('button', { name: 'Remove step Read two chapters' });
  connect(false);
  await userEvent.click(remove);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove step' }));
  expect(await (await list()).findByText('Removal waiting')).toBeVisible();
});

it('names an overdue step, and offers no eleventh open one', async () => {
  const steps = Array.from({ length: 10 }, (_, index) => step(`b${index}`, `Step ${index}`));
  open([
    step('d1', 'Done one', { doneAt: '2026-11-27T06:30:00.000Z' }),
    ...steps.slice(1),
    {
      ...step('b0', 'Send the form'),
      dueOn: '2020-01-15',
    },
  ]);
  const line = await screen.findByRole('button', { name: '11 agreed steps, 1 overdue' });
  expect(line).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText(/still open$/)).not.toBeInTheDocument();
  line.focus();
  await userEvent.keyboard('{Enter}');
  expect(line).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Was meant for Jan 15, 2020, still open')).toBeVisible();
  expect(screen.getByText(/^Ten steps are open/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a step' })).not.toBeInTheDocument();
});
