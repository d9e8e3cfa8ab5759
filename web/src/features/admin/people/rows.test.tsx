import { useQuery } from '@apollo/client/react';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mentor, pageOf, student } from '../../../testing/people.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { useSelection } from '../bulk/useSelection.ts';
import { AssignMentorDocument } from '../pickers/AssignMentor.generated.ts';
import { PersonRowFragmentDoc, type PersonRowFragment } from '../row/PersonRow.generated.ts';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/DataTable.tsx';
import { selectColumn, SelectionContext } from '../table/SelectBox.tsx';
import { StudentsDocument } from './Students.generated.ts';

let rendered: string[] = [];

const COLUMNS: Column<PersonRowFragment>[] = [
  selectColumn('students'),
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
  const rows = data?.people?.items ?? [];
  const { ofPage } = useSelection(rows.map(({ id }) => id));
  return (
    <SelectionContext value={ofPage}>
      <DataTable
        caption="students"
        columns={COLUMNS}
        rows={rows}
        getRowId={({ id }) => id}
        fragment={PersonRowFragmentDoc}
      />
    </SelectionContext>
  );
}

it('renders 1 of 50 rows after a save, and none for a selection', async () => {
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
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all students on this page' }));
  expect(screen.getByRole('checkbox', { name: 'Select Student 49' })).toBeChecked();
  expect(rendered).toEqual([]);
  await act(() =>
    client.mutate({
      mutation: AssignMentorDocument,
      variables: { input: { personId: 'p7', audience: 'STUDENT', mentorId: 'm2' } },
    }),
  );
  expect(await screen.findByText('Student 7, Thomas Kurian')).toBeVisible();
  expect(rendered).toEqual(['Student 7']);
});
