import { chakra } from '@chakra-ui/react';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import type { PagedList } from '../../../lib/list/usePagedList.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { NoMatchState } from '../../../ui/states/NoMatchState.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { statusOf } from './criteria.ts';
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
  if (list.failed) {
    return (
      <LoadFailure
        title={`The ${noun} could not be loaded`}
        error={list.error}
        onRetry={list.retry}
      />
    );
  }
  if (!list.loading && list.totalCount === 0) {
    const search = params.search.trim();
    const status = statusOf(params);
    const criteria = [search && `“${search}”`, status !== 'all' && `status ${status}`];
    const given = criteria.filter(Boolean);
    return given.length > 0 ? (
      <NoMatchState
        title={`No ${noun} found matching your criteria.`}
        detail={`You are looking for ${given.join(' with ')}.`}
        onClear={() => {
          params.clear('status');
        }}
      />
    ) : (
      <EmptyState title={`No ${noun} yet`} detail="They appear here as soon as they register." />
    );
  }
  return (
    <>
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
      {!list.loading && (
        <chakra.div
          display="flex"
          flexDirection={{ base: 'column', md: 'row' }}
          justifyContent="space-between"
          alignItems="center"
          gap="3"
          paddingBlock="3"
          paddingInline="6"
          borderTop="line"
          textStyle="small"
        >
          <chakra.span color="ink-soft">
            Page {params.page} of {list.pageCount}
          </chakra.span>
          <Pager
            label={`Pages of ${noun}`}
            page={params.page}
            pageCount={list.pageCount}
            onPage={params.setPage}
          />
        </chakra.div>
      )}
    </>
  );
}
