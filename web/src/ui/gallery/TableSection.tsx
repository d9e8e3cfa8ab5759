import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { AccountStatusBadge } from '../AccountStatusBadge.tsx';
import { DataTable } from '../DataTable.tsx';
import { IconButton } from '../IconButton.tsx';
import { Pager } from '../Pager.tsx';
import { Panel } from '../Panel.tsx';
import { PersonLabel } from '../PersonLabel.tsx';
import { RowAction } from '../RowAction.tsx';
import type { Column } from '../table/column.ts';
import { Tabs } from '../Tabs.tsx';
import { GallerySection } from './GallerySection.tsx';

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
    key: 'student',
    header: 'Student',
    sort: 'name',
    cell: (person) => <PersonLabel name={person.name} detail={`WM-209${person.id}`} />,
  },
  { key: 'contact', header: 'Contact', sort: 'email', cell: (person) => person.email },
  {
    key: 'club',
    header: 'Club',
    cardLabel: 'Club',
    cell: (person) => (
      <chakra.span display="flex" alignItems="center" justifyContent="space-between" gap="1.5">
        {person.club ?? <chakra.span color="ink-faint">Not assigned</chakra.span>}
        <IconButton icon="chevron-down" label={`Change club of ${person.name}`} size="sm" edge />
      </chakra.span>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'status',
    cardSlot: 'aside',
    cell: (person) => <AccountStatusBadge status={person.status} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (person) => (
      <>
        <RowAction icon="eye" word="View" label={`View ${person.name}`} onClick={nothing} />
        <RowAction icon="pencil" word="Edit" label={`Edit ${person.name}`} onClick={nothing} />
      </>
    ),
  },
];

const TABS = [
  { value: 'students', label: 'Students' },
  { value: 'educators', label: 'Educators' },
  { value: 'submissions', label: 'Form Submissions' },
  { value: 'tracker', label: 'Progress Tracker' },
] as const;

export function TableSection() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('students');
  const [sort, setSort] = useState('name');
  const [page, setPage] = useState(7);
  const table = { caption: 'Students', columns: COLUMNS, getRowId: (person: Person) => person.id };
  return (
    <GallerySection title="Tabs, table, pager">
      <Tabs label="Sections" tabs={TABS} value={tab} onChange={setTab}>
        <Panel title="Student Management" note="4,812 students">
          <DataTable {...table} rows={PEOPLE} sort={sort} onSort={setSort} selectedId="2" />
          <DataTable {...table} rows={[]} loading loadingRows={2} />
          <chakra.div display="flex" justifyContent="flex-end" padding="3" borderTop="line">
            <Pager page={page} pageCount={482} onPage={setPage} label="Pages of students" />
          </chakra.div>
        </Panel>
      </Tabs>
    </GallerySection>
  );
}
