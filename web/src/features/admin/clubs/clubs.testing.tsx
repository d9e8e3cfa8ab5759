import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { PageShell } from '../../../ui/PageShell.tsx';
import { ClubsTab } from './ClubsTab.tsx';

const NAMES = ['Initial Counseling', 'Assessment', 'Document Review', 'Planning', ''];

export const club = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  description: `${name} meets on Saturdays`,
  clubFor: 'STUDENT',
  membersCount: 1,
  version: `"${id}"`,
  stages: NAMES.map((stage, index) => ({ id: `s${index + 1}`, name: stage, description: null })),
  ...more,
});
export const robotics = club('c1', 'Robotics Club', { membersCount: 42 });
export const circle = club('c2', 'Teachers’ Circle', { clubFor: 'EDUCATOR', membersCount: 0 });

export const mentor = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  specialization: 'General',
  studentsCount: 0,
  status: null,
  version: `"${id}"`,
  club: robotics,
  ...more,
});
const meera = mentor('m1', 'Meera Kulkarni', { studentsCount: 2 });
const arvind = mentor('m2', 'Arvind Rane');
const thomas = mentor('m3', 'Thomas Kurian', { club: null, studentsCount: 1 });
const gone = mentor('m4', 'Harjit Sandhu', { club: null, status: 'inactive' });

export type Resolver = (parent: never, args: never) => unknown;

export function open(
  at = '/',
  Query: Record<string, Resolver> = {},
  Mutation: Record<string, Resolver> = {},
) {
  const none = { items: [], totalCount: 0, pageCount: 1 };
  return renderWithSchema(
    <PageShell header={null}>
      <ClubsTab />
    </PageShell>,
    {
      user: { role: 'ADMIN' },
      at,
      resolvers: {
        Query: {
          clubs: () => [robotics, circle],
          mentors: () => [meera, arvind, thomas, gone],
          students: () => none,
          educators: () => none,
          ...Query,
        },
        Mutation,
      },
    },
  );
}

export const card = async (name: string) => within(await screen.findByRole('listitem', { name }));
export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
export const toast = (title: string) => screen.findByText(title);
