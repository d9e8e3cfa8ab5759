import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { DashboardScreen } from '../DashboardScreen.tsx';
import { stepNote } from './stepText.ts';

const step = (id: string, text: string, more: object = {}) => ({
  id,
  text,
  dueOn: null as string | null,
  doneAt: null as string | null,
  doneBy: null as 'STUDENT' | 'MENTOR' | null,
  version: `v-${id}`,
  ...more,
});
type Step = ReturnType<typeof step>;
const STEPS = [step('1', 'Bring the marksheet'), step('2', 'Read the brochure')];
const person = (agreedSteps: Step[] | null) => ({
  __typename: 'Student',
  id: 'u1',
  formSubmitted: true,
  formDetails: null,
  mentor: null,
  nextSession: null,
  agreedSteps,
});

/** A server that ticks steps and can be offline or refuse. */
function open(steps: Step[] | null = STEPS) {
  let isOnline = true;
  let now = steps;
  let refusal: (() => unknown) | undefined;
  const view = renderWithSchema(<DashboardScreen audience="STUDENT" onLogout={vi.fn()} />, {
    user: {},
    at: '/student',
    isConnected: () => isOnline,
    resolvers: {
      Query: { myStudentProfile: () => person(now) },
      Mutation: {
        tickAgreedStep: (_root, { input }: { input: { stepId: string; isDone: boolean } }) => {
          if (refusal) return refusal();
          const doneAt = input.isDone ? '2026-11-27T10:00:00Z' : null;
          now = (now ?? []).map((one) =>
            one.id === input.stepId ? { ...one, doneAt, version: 'v-new' } : one,
          );
          return { person: person(now), userErrors: [] };
        },
      },
    },
  });
  return {
    ...view,
    ticks: () => view.sent.filter(({ name }) => name === 'TickOwnStep'),
    pull: () => {
      isOnline = false;
    },
    put: () => {
      isOnline = true;
      act(() => {
        window.dispatchEvent(new Event('online'));
      });
    },
    refuse: (next: Step[], answer: () => unknown) => {
      now = next;
      refusal = answer;
    },
  };
}

const box = (name: string) => screen.findByRole('checkbox', { name });
const alert = async () => within(await screen.findByRole('alert'));

beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

it('ticks a step with its version, and opens it again', async () => {
  const { ticks } = open();
  await userEvent.click(await box('Bring the marksheet'));
  expect(await screen.findByText('1 to do')).toBeVisible();
  expect(await screen.findByText('Done Nov 27, 2026')).toBeVisible();
  await userEvent.click(await box('Bring the marksheet'));
  expect(await screen.findByText('2 to do')).toBeVisible();
  expect(ticks().map(({ variables }) => variables['input'])).toEqual([
    expect.objectContaining({ personId: 'u1', stepId: '1', isDone: true, ifVersion: 'v-1' }),
    expect.objectContaining({ isDone: false, ifVersion: 'v-new' }),
  ]);
});

it('ticks another step while the first is being sent', async () => {
  const { ticks } = open();
  const [first, second] = [await box('Bring the marksheet'), await box('Read the brochure')];
  await act(async () => {
    first.click();
    await Promise.resolve();
    second.click();
    // The same step again.
    first.click();
    await Promise.resolve();
  });
  expect(await screen.findByText('All done')).toBeVisible();
  expect(ticks().map(({ variables }) => variables['input'])).toMatchObject([
    { stepId: '1', isDone: true },
    { stepId: '2', isDone: true },
  ]);
});

it('keeps a tick without a connection and sends it later, once', async () => {
  const { ticks, pull, put } = open();
  await box('Bring the marksheet');
  pull();
  await userEvent.click(await box('Bring the marksheet'));
  expect(await screen.findByText('Kept on this device until there is a connection')).toBeVisible();
  expect(screen.getByText('1 update waiting')).toBeVisible();
  expect(await box('Bring the marksheet')).toBeChecked();
  put();
  expect(await screen.findByText('Done Nov 27, 2026')).toBeVisible();
  const inputs = ticks().map(({ variables }) => variables);
  expect(inputs).toHaveLength(2);
  expect(inputs[0]).toEqual(inputs[1]);
});

it('takes back a tick that waits', async () => {
  const { pull, put, ticks } = open();
  await box('Bring the marksheet');
  pull();
  await userEvent.click(await box('Bring the marksheet'));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Take back Bring the marksheet: Done' }),
  );
  expect(await box('Bring the marksheet')).not.toBeChecked();
  expect(await box('Bring the marksheet')).toHaveFocus();
  put();
  await screen.findByText('2 to do');
  expect(ticks()).toHaveLength(1);
});

const changed = () => ({
  person: person([step('1', 'Bring both marksheets')]),
  userErrors: [{ field: ['ifVersion'], code: 'PRECONDITION_FAILED', message: 'Changed' }],
});
const removed = () => ({
  person: null,
  userErrors: [{ field: null, code: 'NOT_FOUND', message: 'Step not found' }],
});

it.each([
  [
    'changed',
    changed,
    [step('1', 'Bring both marksheets')],
    '“Bring the marksheet” was changed meanwhile. Read it again, then tick it.',
    'Bring both marksheets',
  ],
  ['removed', removed, [STEPS[1] as Step], '“Bring the marksheet” was removed meanwhile.', null],
])('shows a refused tick of a step %s meanwhile', async (_case, answer, now, words, shown) => {
  const { pull, put, refuse } = open();
  await box('Bring the marksheet');
  pull();
  await userEvent.click(await box('Bring the marksheet'));
  await screen.findByText('1 update waiting');
  refuse(now, answer);
  put();
  expect((await alert()).getByText(words)).toBeVisible();
  if (shown) expect(await box(shown)).not.toBeChecked();
  await waitFor(() => {
    expect(screen.queryByRole('checkbox', { name: 'Bring the marksheet' })).not.toBeInTheDocument();
  });
  await userEvent.click((await alert()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('takes a tick that the mentor has made meanwhile as sent', async () => {
  const { pull, put, refuse } = open();
  await box('Bring the marksheet');
  pull();
  await userEvent.click(await box('Bring the marksheet'));
  await screen.findByText('1 update waiting');
  const now = [step('1', 'Bring the marksheet', { doneAt: '2026-11-27T10:00:00Z' })];
  refuse(now, () => ({ ...changed(), person: person(now) }));
  put();
  expect(await screen.findByText('Done Nov 27, 2026')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByText('1 update waiting')).not.toBeInTheDocument();
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('names a step that was changed while the page was open', async () => {
  const { refuse } = open();
  await box('Bring the marksheet');
  refuse([step('1', 'Bring both marksheets')], changed);
  await userEvent.click(await box('Bring the marksheet'));
  expect(await screen.findByText('This step was changed meanwhile')).toBeVisible();
  expect(await box('Bring both marksheets')).not.toBeChecked();
});

it('names a step that was removed while the page was open', async () => {
  const { refuse } = open();
  await box('Bring the marksheet');
  refuse([STEPS[1] as Step], removed);
  await userEvent.click(await box('Bring the marksheet'));
  expect(await screen.findByText('This step was removed meanwhile')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('checkbox', { name: 'Bring the marksheet' })).not.toBeInTheDocument();
  });
});

it.each([[null], [[]]])('is absent without steps: %j', async (steps) => {
  open(steps);
  await screen.findByRole('region', { name: 'Your Progress' });
  expect(screen.queryByText('Agreed steps')).not.toBeInTheDocument();
});

it.each([
  ['without a day', {}, null],
  ['later', { dueOn: '2026-11-28' }, 'By Nov 28, 2026'],
  ['today', { dueOn: '2026-11-27' }, 'For today'],
  ['overdue', { dueOn: '2026-11-26' }, 'Was planned for Nov 26, 2026. It is not too late.'],
  ['done', { dueOn: '2026-11-26', doneAt: '2026-11-27T10:00:00Z' }, 'Done Nov 27, 2026'],
  [
    'done by the mentor',
    { doneAt: '2026-11-27T10:00:00Z', doneBy: 'MENTOR' },
    'Done Nov 27, 2026, ticked for you',
  ],
])('the note of a step %s', (_case, more, note) => {
  expect(stepNote(step('1', 'Read', more), new Date(2026, 10, 27, 12))).toBe(note);
});
