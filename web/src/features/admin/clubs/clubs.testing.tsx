import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { club, mentor, pageOf } from '../../../testing/people.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { PageShell } from '../../../ui/PageShell.tsx';
import { ClubsTab } from './ClubsTab.tsx';

const stages = club().stages.map((stage, index) => (index === 4 ? { ...stage, name: '' } : stage));

export const robotics = club({ stages });
export const circle = club({
  id: 'c2',
  name: 'Teachers’ Circle',
  clubFor: 'EDUCATOR',
  membersCount: 0,
});

const meera = mentor({ studentsCount: 2 });
const arvind = mentor({ id: 'm2', name: 'Arvind Rane' });
const thomas = mentor({ id: 'm3', name: 'Thomas Kurian', club: null, studentsCount: 1 });
const gone = mentor({ id: 'm4', name: 'Harjit Sandhu', club: null, status: 'inactive' });

export type Resolver = (parent: never, args: never) => unknown;

export function open(
  at = '/',
  Query: Record<string, Resolver> = {},
  Mutation: Record<string, Resolver> = {},
) {
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
          students: () => pageOf([]),
          educators: () => pageOf([]),
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
