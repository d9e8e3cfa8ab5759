import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { club, mentor, pageOf, student } from '../../../testing/people.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { AdminScreen } from '../AdminScreen.tsx';

export const robotics = club();
export const circle = club({ id: 'c9', name: 'Teachers’ Circle', clubFor: 'EDUCATOR' });
export const meera = mentor({ studentsCount: 42 });
export const thomas = mentor({ id: 'm2', name: 'Thomas Kurian', club: null, studentsCount: 1 });
export const asha = student({ mentor: meera, version: 'v1' });

export type Answer = () => unknown;

/** Renders the admin's list with the picker for Asha Rao. */
export async function openPicker(
  kind: 'club' | 'mentor',
  answers: Record<string, Answer> = {},
  more = {},
) {
  const view = renderWithSchema(<AdminScreen name="" onLogout={() => undefined} />, {
    user: { role: 'ADMIN' },
    resolvers: {
      Query: {
        students: () => pageOf([{ ...asha, ...more }]),
        mentors: answers['mentors'] ?? (() => [thomas, meera]),
        clubs: answers['clubs'] ?? (() => [robotics, club({ id: 'c2', name: 'Chess Club' })]),
      },
      Mutation: {
        assignMentor: answers['assignMentor'] ?? (() => null),
        assignClub: answers['assignClub'] ?? (() => null),
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: `Change ${kind} of Asha Rao` }));
  const dialog = await screen.findByRole('dialog', { name: `Select ${kind}` });
  await within(dialog).findAllByRole('radio');
  return view;
}

export const payload = (person: object) => ({ person: { ...asha, ...person }, userErrors: [] });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
