import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { MentorScreen } from '../MentorScreen.tsx';
import { asha, dashboard, figures } from '../people.testing.ts';
import { withStage } from '../update/updateTab.testing.tsx';

const answer = {
  text: 'I liked the second one.',
  at: '2026-11-26T06:30:00.000Z',
  readAt: null,
  isClosed: false,
};
const unread = withStage('s1', { answer });
const read = withStage('s1', { answer: { ...answer, readAt: '2026-11-27T06:30:00.000Z' } });

const open = (at: string, person: object = unread, stats: object = figures) =>
  renderWithSchema(<MentorScreen onLogout={() => undefined} />, {
    user: { id: 'm1', role: 'MENTOR' },
    at,
    resolvers: {
      Query: { mentorDashboard: () => dashboard([person as { id: string }], { stats }) },
      Mutation: { markAnswersRead: () => ({ person: read, stats: figures, userErrors: [] }) },
    },
  });

it.each(['/mentor?details=p1', '/mentor?tab=update&person=p1'])(
  'is marked as read at %s, once, and shown beside the feedback',
  async (at) => {
    const { sent } = open(at);
    const stages = within(await screen.findByRole('list', { name: 'Stages of Asha Rao' }));
    expect(stages.getByText('I liked the second one.')).toBeVisible();
    await waitFor(() => {
      expect(stages.queryByText('Not read yet')).not.toBeInTheDocument();
    });
    const marks = sent.filter(({ name }) => name === 'MarkAnswersRead');
    expect(marks.map(({ variables }) => variables)).toEqual([{ input: { personId: 'p1' } }]);
  },
);

it.each([
  ['a read answer', read],
  ['no answer', asha],
])('sends nothing for %s', async (_what, person) => {
  const { sent } = open('/mentor?details=p1', person);
  await screen.findByRole('list', { name: 'Stages of Asha Rao' });
  expect(sent.some(({ name }) => name === 'MarkAnswersRead')).toBe(false);
});

it('is counted under Pending Updates, with a link to the list', async () => {
  const { router, sent } = open('/mentor', unread, { ...figures, unreadAnswers: 2 });
  expect(await screen.findByText('Answer not read')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '2 answers not read yet' }));
  expect(router.state.location.search).toBe('?show=unread-answers');
  await waitFor(() => {
    expect(sent.findLast(({ name }) => name === 'MentorDashboard')?.variables).toMatchObject({
      filter: { unreadAnswers: true },
    });
  });
  expect(screen.getByText('Only students with answers not read yet')).toBeVisible();
});

it('is not counted without any', async () => {
  open('/mentor', asha, { ...figures, unreadAnswers: 0 });
  expect(await screen.findByText('Need attention')).toBeVisible();
  expect(screen.queryByText(/not read yet/)).not.toBeInTheDocument();
});
