import { useQuery } from '@apollo/client/react';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mentor, pageOf, student } from '../../../testing/people.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { AssignMentorDocument } from '../pickers/AssignMentor.generated.ts';
import { PersonRowFragmentDoc, type PersonRowFragment } from '../row/PersonRow.generated.ts';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/DataTable.tsx';
import { StudentsDocument } from './Students.generated.ts';

let rendered: string[] = [];

const COLUMNS: Column<PersonRowFragment>[] = [
  {
    header: 'Student',
    cell: ({ name, mentor }) => {
      rendered.push(name);
      return `${name}, ${mentor?.name}`;
    },
  },
];

function Students() {
  const { data } = useQuery(StudentsDocument);
  return (
    <DataTable
      caption="students"
      columns={COLUMNS}
      rows={data?.people?.items ?? []}
      getRowId={({ id }) => id}
      fragment={PersonRowFragmentDoc}
    />
  );
}

it('renders 1 of 50 rows after a save', async () => {
  const people = Array.from({ length: 50 }, (_, index) =>
    student({ id: `p${index}`, name: `Student ${index}` }),
  );
  const thomas = mentor({ id: 'm2', name: 'Thomas Kurian' });
  const { client } = renderWithSchema(<Students />, {
    user: { role: 'ADMIN' },
    resolvers: {
      Query: { students: () => pageOf(people) },
      Mutation: {
        assignMentor: () => ({ person: { ...people[7], mentor: thomas }, userErrors: [] }),
      },
    },
  });
  await screen.findByText('Student 7, Meera Kulkarni');
  expect(new Set(rendered).size).toBe(50);
  rendered = [];
  await act(() =>
    client.mutate({
      mutation: AssignMentorDocument,
      variables: { input: { personId: 'p7', audience: 'STUDENT', mentorId: 'm2' } },
    }),
  );
  expect(await screen.findByText('Student 7, Thomas Kurian')).toBeVisible();
  expect(rendered).toEqual(['Student 7']);
});
