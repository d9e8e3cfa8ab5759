import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { Meta } from '../../../testing/story.ts';
import { AccountStatusBadge } from './AccountStatusBadge.tsx';
import { DataTable } from './DataTable.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PersonLabel } from './PersonLabel.tsx';
import { RowAction } from './RowAction.tsx';
import type { Column } from './column.ts';

export default { component: DataTable } satisfies Meta;

interface Person {
  id: string;
  name: string;
  email: string;
  club: string | null;
  status: string | null;
}

const PEOPLE: Person[] = [
  { id: '1', name: 'Asha Rao', email: 'asha.rao@gmail.com', club: 'Robotics Club', status: null },
  { id: '2', name: 'Imran Qureshi', email: 'imran@yahoo.in', club: null, status: 'pending' },
  {
    id: '3',
    name: 'Lakshmi Venkataraman Subramaniam',
    email: 'lakshmi.venkataraman.subramaniam@example.org',
    club: 'Makers and Writers',
    status: 'inactive',
  },
];

const nothing = () => undefined;

const COLUMNS: Column<Person>[] = [
  {
    header: 'Student',
    sort: 'name',
    cell: ({ id, name }) => <PersonLabel name={name} detail={`WM-209${id}`} />,
  },
  { header: 'Contact', sort: 'email', cell: ({ email }) => email },
  {
    header: 'Club',
    cardLabel: 'Club',
    cell: ({ name, club }) => (
      <chakra.span display="flex" alignItems="center" justifyContent="space-between" gap="1.5">
        {club ?? <chakra.span color="ink-faint">Not assigned</chakra.span>}
        <IconButton icon="chevron-down" label={`Change club of ${name}`} size="sm" edge />
      </chakra.span>
    ),
  },
  {
    header: 'Status',
    sort: 'status',
    cardSlot: 'aside',
    cell: ({ status }) => <AccountStatusBadge status={status} />,
  },
  {
    header: 'Actions',
    align: 'end',
    cell: ({ name }) => (
      <>
        <RowAction icon="eye" word="View" label={`View ${name}`} onClick={nothing} />
        <RowAction icon="pencil" word="Edit" label={`Edit ${name}`} onClick={nothing} />
      </>
    ),
  },
];

const TABLE = { caption: 'Students', columns: COLUMNS, getRowId: ({ id }: Person) => id };

export const People = {
  render: function People() {
    const [sort, setSort] = useState('name');
    return (
      <Panel title="Student Management" note="4,812 students">
        <DataTable {...TABLE} rows={PEOPLE} sort={sort} onSort={setSort} selectedId="2" />
      </Panel>
    );
  },
};

export const Loading = {
  render: () => (
    <Panel title="Student Management">
      <DataTable {...TABLE} rows={[]} loading />
    </Panel>
  ),
};
