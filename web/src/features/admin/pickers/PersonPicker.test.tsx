import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/people.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { AdminScreen } from '../AdminScreen.tsx';
import { asha, meera, robotics, thomas } from './picker.testing.tsx';

const open = (id: string) =>
  renderWithSchema(<AdminScreen name="" onLogout={() => undefined} />, {
    user: { role: 'ADMIN' },
    at: `/admin?search=zz&dialog=mentor-${id}`,
    resolvers: {
      Query: {
        students: () => pageOf([]),
        student: (_root: unknown, args: { id: string }) => (args.id === asha.id ? asha : null),
        mentors: () => [thomas, meera],
        clubs: () => [robotics],
      },
    },
  });

it('opens for a person who is not on the page', async () => {
  open(asha.id);
  const choice = await screen.findByRole('radio', { name: /Meera Kulkarni/ });
  expect(choice).toBeChecked();
  expect(screen.getByText('For Asha Rao, 11th Grade, Robotics Club')).toBeVisible();
});

it('shows that the person does not exist', async () => {
  open('nobody');
  const dialog = await screen.findByRole('dialog', { name: 'Select mentor' });
  expect(await within(dialog).findByText('Student not found')).toBeVisible();
});
