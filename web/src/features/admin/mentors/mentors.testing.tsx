import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { club, mentor, pageOf, student } from '../../../testing/people.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { PageShell } from '../../../ui/PageShell.tsx';
import { MentorsTab } from './MentorsTab.tsx';

const circle = club({ id: 'c2', name: 'Teachers’ Circle', clubFor: 'EDUCATOR' });
export const meera = mentor({
  studentsCount: 2,
  experience: '11 years',
  specialization: 'Engineering',
});
const thomas = mentor({ id: 'm2', name: 'Thomas Kurian', club: null, status: 'inactive' });
const arvind = mentor({ id: 'm3', name: 'Arvind Rane', studentsCount: 1 });
const sunita = mentor({ id: 'm4', name: 'Sunita Menon', club: circle });
export const all = [meera, thomas, arvind, sunita];

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
          clubs: () => [club(), circle],
          students: () => pageOf([student(), student({ id: 'p2', name: 'Kabir Joshi' })]),
          educators: () => pageOf([]),
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
