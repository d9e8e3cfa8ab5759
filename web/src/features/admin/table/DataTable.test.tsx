import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DataTable } from './DataTable.tsx';
import { Theme } from '../../../ui/Provider.tsx';
import { RowAction } from './RowAction.tsx';
import type { Column } from './column.ts';

interface Person {
  id: string;
  name: string;
  club: string;
}

const PEOPLE: Person[] = [
  { id: '1', name: 'Asha Rao', club: 'Robotics Club' },
  { id: '2', name: 'Imran Qureshi', club: 'Young Scientists' },
];

function renderTable(props: { sort?: string | undefined; loading?: boolean } = {}) {
  const onSort = vi.fn();
  const onView = vi.fn();
  const columns: Column<Person>[] = [
    {
      header: 'Student',
      sort: 'name',
      share: 2,
      cell: (person) => person.name,
    },
    { header: 'Club', cardLabel: 'Club', cell: (person) => person.club },
    {
      header: 'Actions',
      cell: (person) => (
        <RowAction
          icon="eye"
          word="View"
          label={`View ${person.name}`}
          onClick={() => {
            onView(person.id);
          }}
        />
      ),
    },
  ];
  render(
    <DataTable
      caption="Students"
      columns={columns}
      rows={PEOPLE}
      getRowId={(person) => person.id}
      onSort={onSort}
      {...props}
    />,
    { wrapper: Theme },
  );
  return { onSort, onView };
}

/** Makes every media query match, or none. */
function screenIsNarrow(narrow: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: narrow,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
}

describe('DataTable on a wide screen', () => {
  it('has a caption and a row per record', () => {
    screenIsNarrow(false);
    renderTable();
    const rows = within(screen.getByRole('table', { name: 'Students' })).getAllByRole('row');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toHaveTextContent('Asha RaoRobotics Club');
  });

  it('sets the column widths independent of their contents', () => {
    screenIsNarrow(false);
    renderTable();
    const columns = screen.getByRole('table').innerHTML.matchAll(/<col style="width: (.+?);/g);
    expect(Array.from(columns, ([, width]) => width)).toEqual(['50%', '25%', '25%']);
  });

  it.each([
    [undefined, 'none', 'name'],
    ['name', 'ascending', '-name'],
    ['-name', 'descending', 'name'],
  ])('sorted by %s has aria-sort %s and sorts next by %s', async (sort, direction, next) => {
    screenIsNarrow(false);
    const { onSort } = renderTable({ sort });
    const header = screen.getByRole('columnheader', { name: 'Student' });
    expect(header).toHaveAttribute('aria-sort', direction);
    await userEvent.click(within(header).getByRole('button', { name: 'Student' }));
    expect(onSort).toHaveBeenCalledExactlyOnceWith(next);
  });

  it('shows skeleton rows instead of old rows while loading', () => {
    screenIsNarrow(false);
    renderTable({ loading: true });
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(11);
  });
});

describe('DataTable on a narrow screen', () => {
  it('renders cards with the same actions', async () => {
    screenIsNarrow(true);
    const { onView } = renderTable();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const cards = within(screen.getByRole('list', { name: 'Students' })).getAllByRole('listitem');
    expect(cards).toHaveLength(2);
    expect(cards[1]).toHaveTextContent('Imran QureshiClubYoung ScientistsView');
    await userEvent.click(screen.getByRole('button', { name: 'View Imran Qureshi' }));
    expect(onView).toHaveBeenCalledExactlyOnceWith('2');
  });

  it('has a select for the sort order', async () => {
    screenIsNarrow(true);
    const { onSort } = renderTable({ sort: 'name' });
    const select = screen.getByRole('combobox', { name: 'Sort Students' });
    expect(select).toHaveValue('name');
    await userEvent.selectOptions(select, 'Student, descending');
    expect(onSort).toHaveBeenCalledExactlyOnceWith('-name');
  });
});
