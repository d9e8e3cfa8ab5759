import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { mentor, pageOf, student } from '../../../testing/people.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { AdminScreen } from '../AdminScreen.tsx';

const thomas = mentor({ id: 'm2', name: 'Thomas Kurian', studentsCount: 1 });
const asha = (mentor: typeof thomas | null) => student({ mentor });

it('keeps an assignment when the response of an older list query arrives later', async () => {
  let assigned: typeof thomas | null = null;
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { sent } = renderWithSchema(<AdminScreen name="" onLogout={() => undefined} />, {
    user: { role: 'ADMIN' },
    resolvers: {
      Query: {
        students: async (_root, { filter }: { filter?: { search?: string } }) => {
          if (!filter?.search) return pageOf([asha(null)], 2);
          const found = pageOf([asha(assigned)]);
          await arrival;
          return found;
        },
        mentors: () => [thomas],
      },
      Mutation: {
        assignMentor: () => {
          assigned = thomas;
          return { person: asha(thomas), userErrors: [] };
        },
      },
    },
  });
  const listsSent = () => sent.filter(({ name }) => name === 'Students').length;
  const change = await screen.findByRole('button', { name: 'Change mentor of Asha Rao' });
  await fill(screen.getByRole('searchbox', { name: 'Search students' }), 'Asha');
  await waitFor(() => {
    expect(listsSent()).toBe(2);
  });

  await userEvent.click(change);
  const dialog = within(await screen.findByRole('dialog', { name: 'Select mentor' }));
  await userEvent.click(await dialog.findByRole('radio', { name: /Thomas Kurian/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Mentor assigned successfully')).toBeVisible();
  arrive();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  expect(await screen.findByText('1 student')).toBeVisible();
  expect(screen.getByRole('row', { name: /Asha Rao/ })).toHaveTextContent('Thomas Kurian');
});
