import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { DashboardScreen } from '../DashboardScreen.tsx';

const sheet = () => screen.queryByRole('article', { hidden: true });

it('prints profile, path and feedback in place of the page, without controls', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  renderWithSchema(<DashboardScreen audience="EDUCATOR" onLogout={() => undefined} />, {
    user: {},
    at: '/educator',
    resolvers: {
      Query: {
        myEducatorProfile: () => ({
          __typename: 'Educator',
          name: 'Sunita Menon',
          formSubmitted: true,
          club: { id: 'c1', name: 'Teachers’ Circle' },
          mentor: { name: 'Meera Kulkarni', specialization: 'Physics', email: 'm@example.org' },
          formDetails: { city: 'Pune', certifications: 'NET, 2010\nSET', state: null },
          progress: {
            percent: 100,
            lastUpdated: '2026-11-22T12:42:00.000Z',
            stages: [
              {
                id: 'p1',
                status: 'COMPLETED',
                feedback: 'Well taught.',
                date: '2026-11-22T12:42:00.000Z',
                stage: { id: 's1', name: 'Classroom visit', description: null },
                answer: { text: 'I try it.', at: '2026-11-23T12:42:00.000Z' },
              },
            ],
          },
        }),
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Print/ }));
  expect(print).toHaveBeenCalledOnce();
  expect(sheet()).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  const paper = sheet() as HTMLElement;
  for (const words of [
    'Sunita Menon',
    '100%',
    'Teachers’ Circle, with Meera Kulkarni',
    'Pune',
    'NET, 2010SET',
  ]) {
    expect(paper).toHaveTextContent(words);
  }
  expect(paper).toHaveTextContent('Classroom visitCompletedNov 22, 2026');
  expect(paper).toHaveTextContent('Well taught.Your answer: I try it.');
  expect(paper).not.toHaveTextContent('State');
  expect(within(paper).queryAllByRole('button', { hidden: true })).toEqual([]);
  expect(within(paper).queryAllByRole('link', { hidden: true })).toEqual([]);
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => {
    expect(sheet()).toBeNull();
  });
});
