import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { AdminScreen } from '../AdminScreen.tsx';

export const robotics = { id: 'c1', name: 'Robotics Club', clubFor: 'STUDENT' };
export const circle = { id: 'c9', name: 'Teachers’ Circle', clubFor: 'EDUCATOR' };
export const mentor = (
  id: string,
  name: string,
  club: typeof robotics | null,
  studentsCount = 3,
) => ({
  id,
  name,
  specialization: 'General',
  status: null,
  studentsCount,
  club,
});
export const meera = mentor('m1', 'Meera Kulkarni', robotics, 42);
export const thomas = mentor('m2', 'Thomas Kurian', null, 1);

export const asha = {
  __typename: 'Student',
  id: 'p1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: null,
  status: 'active',
  club: robotics,
  mentor: meera,
  version: 'v1',
  formDetails: { class: '11th', schoolName: 'Modern High School', interests: ['Robotics'] },
};

const STAGES = ['Initial Counseling', 'Assessment', 'Document Review', 'Planning', 'Final'];
const club = (id: string, name: string) => ({
  id,
  name,
  description: `${name} meets on Saturdays`,
  stages: STAGES.map((stage, index) => ({ id: `${id}s${index}`, name: stage })),
});

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
        students: () => ({ items: [{ ...asha, ...more }], totalCount: 1, pageCount: 1 }),
        mentors: answers['mentors'] ?? (() => [thomas, meera]),
        clubs: answers['clubs'] ?? (() => [club('c1', 'Robotics Club'), club('c2', 'Chess Club')]),
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
