import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { DashboardScreen } from '../DashboardScreen.tsx';

const meera = { id: 'm1', name: 'Meera Kulkarni', role: 'MENTOR' };

const entry = (id: string, day: string, changes: object[], more: object = {}) => ({
  id,
  at: `2026-${day}T12:42:00.000Z`,
  kind: 'PROGRESS',
  stage: 'Document Review',
  stageId: 's1',
  by: meera,
  changes,
  ...more,
});

const status = (before: string | null, after: string) => ({ field: 'status', before, after });
const words = (before: string | null, after: string | null) => ({
  field: 'feedback',
  before,
  after,
});

const said = (before: string | null, after: string | null) => ({ field: 'answer', before, after });

const history = [
  entry('5', '11-22', [status('in progress', 'completed'), words('Seen.', 'In order.')]),
  entry('4b', '11-21', [said('Here it is.', null)], { kind: 'OTHER' }),
  entry('4a', '11-20', [said(null, 'Here it is.')], { kind: 'OTHER' }),
  entry('other', '11-20', [{ field: 'stepText', before: null, after: 'Visit' }], { kind: 'OTHER' }),
  entry('4', '11-19', [status('completed', 'in progress')]),
  entry('3', '11-18', [status('in progress', 'completed'), words('Choose three.', 'Seen.')]),
  entry('2', '11-17', [words('Bring it.', 'Of another stage')], { stageId: 's2' }),
  entry('1', '11-04', [status(null, 'in progress'), words(null, 'Choose three.')], {
    stageId: null,
  }),
];

function open(answer: () => unknown = () => history) {
  return renderWithSchema(<DashboardScreen audience="STUDENT" onLogout={() => undefined} />, {
    user: {},
    at: '/student',
    resolvers: {
      Query: {
        myStudentProfile: () => ({
          __typename: 'Student',
          id: 'u1',
          name: 'Ananya Deshpande',
          formSubmitted: true,
          progress: {
            percent: 50,
            currentStage: null,
            lastUpdated: '2026-11-22T12:42:00.000Z',
            stages: [
              {
                id: 'p1',
                status: 'COMPLETED',
                feedback: 'In order.',
                date: '2026-11-22T12:42:00.000Z',
                stage: { id: 's1', name: 'Document Review', description: null },
              },
              {
                id: 'p3',
                status: 'NOT_STARTED',
                feedback: null,
                date: null,
                stage: { id: 's3', name: 'Final Guidance', description: null },
              },
            ],
          },
          history: answer,
        }),
      },
    },
  });
}

it('shows author, date, status change, earlier feedback and answers of a stage', async () => {
  const { router } = open();
  await userEvent.click(await screen.findByRole('link', { name: 'History of Document Review' }));
  const dialog = await screen.findByRole('dialog', { name: 'Document Review' });
  const list = within(dialog).getByRole('list', { name: 'History of Document Review' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringMatching(/Nov 22, 2026.*In Progresschanged toCompleted“In order.”Meera Kulkarni$/),
    expect.stringMatching(/Nov 21, 2026.*[AP]MYou removed your answer$/),
    expect.stringMatching(/Nov 20, 2026.*[AP]M“Here it is.”You answered$/),
    expect.stringMatching(/Completedchanged toIn ProgressSet back by Meera Kulkarni, without new/),
    expect.stringMatching(/Nov 18, 2026.*“Seen.”Meera Kulkarni, earlier words$/),
    expect.stringMatching(/Pendingchanged toIn Progress“Choose three.”.*earlier words$/),
  ]);
  await router.navigate(-1);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('has its own URL', async () => {
  const { router } = open();
  await screen.findByRole('link', { name: 'History of Document Review' });
  await router.navigate('/student?dialog=history-s1');
  expect(await screen.findByRole('dialog', { name: 'Document Review' })).toBeVisible();
});

it.each([
  ['keeps no history', 'NOT_SUPPORTED'],
  ['fails', 'UPSTREAM_UNAVAILABLE'],
])('is hidden if the backend %s', async (_what, code) => {
  const { sent } = open(() => {
    throw new GraphQLError('No.', { extensions: { code } });
  });
  expect(await screen.findByText('“In order.”')).toBeVisible();
  await waitFor(() => {
    expect(sent.some(({ name }) => name === 'StudentFeedbackHistory')).toBe(true);
  });
  expect(screen.queryByRole('link', { name: /History of/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
