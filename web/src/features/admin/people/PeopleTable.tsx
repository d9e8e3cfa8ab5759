import type { ListParams } from '../../../lib/list/useListParams.ts';
import type { PagedList } from '../../../lib/list/usePagedList.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { Column } from '../table/column.ts';
import { ListFooter } from '../../../lib/list/ListFooter.tsx';
import { ListState } from '../table/ListState.tsx';
import { criteriaWords, FILTERS } from './criteria.ts';
import type { PersonRowFragment } from '../row/PersonRow.generated.ts';
import { useChosenNames } from './useChosenNames.ts';

interface PeopleTableProps {
  audience: ClubAudience;
  noun: string;
  params: ListParams;
  list: PagedList<PersonRowFragment>;
  columns: readonly Column<PersonRowFragment>[];
  selectedId: string | null;
}

/** The page of people, or its state. */
export function PeopleTable({ audience, noun, params, list, ...table }: PeopleTableProps) {
  const names = useChosenNames(audience, params);
  return (
    <ListState
      noun={noun}
      list={list}
      criteria={criteriaWords(params, names)}
      onClear={() => {
        params.clear(...FILTERS);
      }}
      emptyDetail="They appear here as soon as they register."
    >
      <DataTable
        {...table}
        caption={noun}
        rows={list.rows}
        getRowId={(row) => row.id}
        sort={params.sort}
        onSort={params.setSort}
        loading={list.loading}
      />
      {!list.loading && <ListFooter noun={noun} params={params} pageCount={list.pageCount} />}
    </ListState>
  );
}
