import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { PageShell } from '../../../ui/PageShell.tsx';
import { MentorsTab } from './MentorsTab.tsx';

const robotics = { id: 'c1', name: 'Robotics Club', clubFor: 'STUDENT' };
const circle = { id: 'c2', name: 'Teachers’ Circle', clubFor: 'EDUCATOR' };
export const mentor = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  email: `${id}@example.org`,
  phone: '98900 27514',
  specialization: 'General',
  experience: 'Not specified',
  status: null,
  studentsCount: 0,
  version: `"${id}"`,
  club: robotics,
  ...more,
});
export const meera = mentor('m1', 'Meera Kulkarni', {
  studentsCount: 2,
  experience: '11 years',
  specialization: 'Engineering',
});
const thomas = mentor('m2', 'Thomas Kurian', { club: null, status: 'inactive' });
const arvind = mentor('m3', 'Arvind Rane', { studentsCount: 1 });
const sunita = mentor('m4', 'Sunita Menon', { club: circle });
export const all = [meera, thomas, arvind, sunita];

const person = (__typename: string, id: string, name: string) => ({
  __typename,
  id,
  name,
  club: robotics,
});
const asha = person('Student', 'p1', 'Asha Rao');
const kabir = person('Student', 'p2', 'Kabir Joshi');
const page = (items: object[]) => ({ items, totalCount: items.length, pageCount: 1 });

export type Resolver = (parent: never, args: never) => unknown;

export function open(
  at = '/',
  Query: Record<string, Resolver> = {},
  Mutation: Record<string, Resolver> = {},
) {
  return renderWithSchema(
    <PageShell header={null}>
      <MentorsTab />
    </PageShell>,
    {
      user: { role: 'ADMIN' },
      at,
      resolvers: {
        Query: {
          mentors: () => all,
          clubs: () => [robotics, circle],
          students: () => page([asha, kabir]),
          educators: () => page([]),
          ...Query,
        },
        Mutation,
      },
    },
  );
}

export const rows = async () => {
  await screen.findAllByRole('row', { name: /@example\.org/ });
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row): string => row.textContent.slice(2, 15));
};
export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
export const toast = (title: string) => screen.findByText(title);
