import type { ListParams } from '../../../lib/list/useListParams.ts';
import type { PagedList } from '../../../lib/list/usePagedList.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { ListFoot } from '../../../lib/list/ListFoot.tsx';
import { ListState } from '../ListState.tsx';
import { criteriaWords, FILTERS } from './criteria.ts';
import type { PersonRowFragment } from './PersonRow.generated.ts';

interface PeopleTableProps {
  noun: string;
  params: ListParams;
  list: PagedList<PersonRowFragment>;
  columns: readonly Column<PersonRowFragment>[];
  selectedId: string | null;
}

/** The page of people, or the state in its place. */
export function PeopleTable({ noun, params, list, columns, selectedId }: PeopleTableProps) {
  return (
    <ListState
      noun={noun}
      list={list}
      criteria={criteriaWords(params)}
      onClear={() => {
        params.clear(...FILTERS);
      }}
      emptyDetail="They appear here as soon as they register."
    >
      <DataTable
        caption={noun}
        columns={columns}
        rows={list.rows}
        getRowId={(row) => row.id}
        sort={params.sort}
        onSort={params.setSort}
        selectedId={selectedId}
        loading={list.loading}
      />
      {!list.loading && <ListFoot noun={noun} params={params} pageCount={list.pageCount} />}
    </ListState>
  );
}
