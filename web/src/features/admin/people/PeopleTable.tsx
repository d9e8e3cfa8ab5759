import { chakra } from '@chakra-ui/react';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { FailedState } from '../../../ui/states/FailedState.tsx';
import { NoMatchState } from '../../../ui/states/NoMatchState.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { isFiltered, type PeopleCriteria } from './criteria.ts';
import type { PeoplePage } from './peoplePage.ts';
import type { PersonRowFragment } from './PersonRow.generated.ts';
import type { PeopleCriteriaState } from './usePeopleCriteria.ts';

interface PeopleTableProps<Row> {
  noun: string;
  criteria: PeopleCriteriaState;
  page: PeoplePage<Row>;
  columns: readonly Column<Row>[];
  selectedId: string | null;
}

function inWords({ search, status }: PeopleCriteria): string {
  const parts = [
    search.trim() && `“${search.trim()}”`,
    status !== 'all' && `status ${status}`,
  ].filter(Boolean);
  return `You are looking for ${parts.join(' with ')}.`;
}

/** The page of people, or the state that stands for it. */
export function PeopleTable<Row extends PersonRowFragment>(props: PeopleTableProps<Row>) {
  const { noun, criteria, page, columns, selectedId } = props;
  if (page.error) {
    return (
      <FailedState
        title={`The ${noun} could not be loaded`}
        detail={page.error}
        busy={page.loading}
        onRetry={page.retry}
      />
    );
  }
  if (!page.loading && page.totalCount === 0) {
    return isFiltered(criteria) ? (
      <NoMatchState
        title={`No ${noun} found matching your criteria.`}
        detail={inWords(criteria)}
        onClear={criteria.clear}
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
        rows={page.rows}
        getRowId={(row) => row.id}
        sort={criteria.sort}
        onSort={criteria.setSort}
        selectedId={selectedId}
        loading={page.loading}
      />
      {!page.loading && (
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
            Page {criteria.page} of {page.pageCount}
          </chakra.span>
          <Pager
            label={`Pages of ${noun}`}
            page={criteria.page}
            pageCount={page.pageCount}
            onPage={criteria.setPage}
          />
        </chakra.div>
      )}
    </>
  );
}
