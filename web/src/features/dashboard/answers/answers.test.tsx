import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { stageProgress } from '../../../testing/stageProgress.ts';
import { DashboardScreen } from '../DashboardScreen.tsx';
// Loads the lazy module before the test.
import './AnswerForm.tsx';

const AT = '2026-11-18T06:30:00.000Z';
const ANSWER = { text: 'Thank you!', at: AT, readAt: null, isClosed: false };

const person = (answer: object | null, feedback = 'Strong in drawing.') => ({
  __typename: 'Student',
  id: 'u1',
  name: 'Asha Rao',
  formSubmitted: true,
  formDetails: null,
  mentor: null,
  nextSession: null,
  agreedSteps: [],
  progress: {
    percent: 20,
    currentStage: 'Assessment',
    lastUpdated: AT,
    stages: [
      stageProgress('s1', 'Assessment', {
        status: 'IN_PROGRESS',
        feedback,
        date: AT,
        version: `v of ${feedback}`,
        answer,
      }),
    ],
  },
});

function open(
  answer: object | null,
  { features = ['SESSIONS'], onAnswer = () => ({}), feedback = 'Strong in drawing.' } = {},
) {
  const inputs: unknown[] = [];
  const view = renderWithSchema(<DashboardScreen audience="STUDENT" onLogout={vi.fn()} />, {
    user: {},
    at: '/student',
    resolvers: {
      Query: {
        me: () => ({ id: 'u1', role: 'STUDENT', name: 'Asha Rao', formSubmitted: true, features }),
        myStudentProfile: () => person(answer, feedback),
      },
      Mutation: {
        answerFeedback: (_root, { input }: { input: { text: string } }) => {
          inputs.push(input);
          const text = input.text.trim();
          const written = text ? { ...ANSWER, text } : null;
          return { person: person(written), userErrors: [], ...onAnswer() };
        },
      },
    },
  });
  return { ...view, inputs };
}

const field = () => screen.findByRole('textbox', { name: 'Your answer on Assessment' });
const button = (name: string) => screen.findByRole('button', { name });

it('is written with the version of the feedback, and kept as a draft', async () => {
  const first = open(null);
  await userEvent.click(await button('Answer on Assessment'));
  fireEvent.change(await field(), { target: { value: 'Thank you!' } });
  expect(await screen.findByText('Draft kept on this device')).toBeVisible();
  first.unmount();
  const { inputs } = open(null);
  expect(await field()).toHaveValue('Thank you!');
  await userEvent.click(await button('Send'));
  expect(await screen.findByText('Your answer, Nov 18, 2026')).toBeVisible();
  expect(screen.getByText('Not read yet')).toBeVisible();
  expect(inputs).toEqual([
    { stageId: 's1', text: 'Thank you!', ifVersion: 'v of Strong in drawing.' },
  ]);
});

it('is removed by an empty text', async () => {
  const { inputs } = open(ANSWER);
  await userEvent.click(await button('Change your answer on Assessment'));
  await userEvent.clear(await field());
  await userEvent.click(await button('Save'));
  expect(await screen.findByText('Your answer is removed.')).toBeVisible();
  expect(await button('Answer on Assessment')).toBeVisible();
  expect(inputs).toMatchObject([{ text: '' }]);
});

it('is removed by Remove, which reads the history again', async () => {
  const { inputs, sent } = open(ANSWER);
  await userEvent.click(await button('Change your answer on Assessment'));
  await userEvent.click(await button('Remove'));
  expect(await screen.findByText('Your answer is removed.')).toBeVisible();
  expect(inputs).toEqual([{ stageId: 's1', text: '', ifVersion: 'v of Strong in drawing.' }]);
  await waitFor(() => {
    expect(sent.filter(({ name }) => name === 'StudentFeedbackHistory')).toHaveLength(2);
  });
});

it('moves the focus into the form and back to the button', async () => {
  open(ANSWER);
  const change = 'Change your answer on Assessment';
  await userEvent.click(await button(change));
  expect(await field()).toHaveFocus();
  await userEvent.click(await button('Cancel'));
  expect(await button(change)).toHaveFocus();
  await userEvent.click(await button(change));
  fireEvent.change(await field(), { target: { value: 'Thanks again!' } });
  await userEvent.click(await button('Save'));
  expect(await screen.findByText('Thanks again!')).toBeVisible();
  expect(await button(change)).toHaveFocus();
});

it.each([
  ['read', { readAt: AT }, 'Read Nov 18, 2026'],
  [
    'closed',
    { isClosed: true },
    'Not read yet. The stage was saved since: the answer stays as it is.',
  ],
])('says that it is %s', async (_case, more, words) => {
  open({ ...ANSWER, ...more });
  expect(await screen.findByText(words)).toBeVisible();
  const change = screen.queryByRole('button', { name: 'Change your answer on Assessment' });
  if ('isClosed' in more) expect(change).not.toBeInTheDocument();
});

it('keeps the words when the feedback was saved meanwhile', async () => {
  const onAnswer = () => ({
    person: person(null, 'Newer words.'),
    userErrors: [{ field: ['ifVersion'], code: 'PRECONDITION_FAILED', message: 'Changed' }],
  });
  const { inputs } = open(null, { onAnswer });
  await userEvent.click(await button('Answer on Assessment'));
  fireEvent.change(await field(), { target: { value: 'Thank you!' } });
  await userEvent.click(await button('Send'));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('The feedback was saved again meanwhile')).toBeVisible();
  expect(screen.getByText('“Newer words.”')).toBeVisible();
  expect(await field()).toHaveValue('Thank you!');
  await userEvent.click(await button('Send'));
  expect(inputs[1]).toMatchObject({ ifVersion: 'v of Newer words.' });
});

it('is sent with the version of the feedback that it was written to', async () => {
  const { inputs, client } = open(null);
  await userEvent.click(await button('Answer on Assessment'));
  fireEvent.change(await field(), { target: { value: 'Thank you!' } });
  act(() => {
    client.cache.modify({
      id: client.cache.identify({ __typename: 'StageProgress', id: 'u1~s1' }) ?? '',
      fields: { feedback: () => 'Newer words.', version: () => 'v of Newer words.' },
    });
  });
  expect(await screen.findByText('“Newer words.”')).toBeVisible();
  await userEvent.click(await button('Send'));
  expect(inputs).toMatchObject([{ ifVersion: 'v of Strong in drawing.' }]);
});

it('keeps the version of the feedback in the draft', async () => {
  const first = open(null);
  await userEvent.click(await button('Answer on Assessment'));
  fireEvent.change(await field(), { target: { value: 'Thank you!' } });
  await screen.findByText('Draft kept on this device');
  first.unmount();
  const { inputs } = open(null, { feedback: 'Newer words.' });
  expect(await field()).toHaveValue('Thank you!');
  await userEvent.click(await button('Send'));
  expect(inputs).toMatchObject([{ ifVersion: 'v of Strong in drawing.' }]);
});

it('is absent where the backend has no answers', async () => {
  open(null, { features: [] });
  await screen.findByText('“Strong in drawing.”');
  expect(screen.queryByRole('button', { name: /Answer/ })).not.toBeInTheDocument();
});
