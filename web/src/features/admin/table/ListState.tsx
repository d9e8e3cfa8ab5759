import type { ReactNode } from 'react';
import { UnreadFields } from '../../../lib/failure/Absent.tsx';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { ListFooter } from '../../../lib/list/ListFooter.tsx';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import type { PagedList } from '../../../lib/list/usePagedList.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { NoMatchState } from '../../../ui/states/NoMatchState.tsx';

interface ListStateProps {
  noun: string;
  params: ListParams;
  list: PagedList<unknown>;
  bare?: boolean;
  emptyTitle?: string;
  emptyDetail: string;
  /** Descriptions of the search and the filters; empty without any. */
  criteria: readonly string[];
  /** Search parameters of the filters. */
  names: readonly string[];
  children: ReactNode;
}

/** The rows with their pager, or the state of the list: failed, no match or empty. */
export function ListState({
  noun,
  params,
  list,
  criteria,
  names,
  children,
  ...props
}: ListStateProps) {
  const { bare = false, emptyTitle = `No ${noun} yet`, emptyDetail } = props;
  if (list.failed) {
    const title = `The ${noun} could not be loaded`;
    return <LoadFailure title={title} error={list.error} onRetry={list.retry} />;
  }
  if (list.loading || list.totalCount !== 0) {
    return (
      <UnreadFields value={list.error}>
        {children}
        {!list.loading && (
          <ListFooter bare={bare} noun={noun} params={params} pageCount={list.pageCount} />
        )}
      </UnreadFields>
    );
  }
  if (criteria.length === 0) return <EmptyState title={emptyTitle} detail={emptyDetail} />;
  return (
    <NoMatchState
      title={`No ${noun} found matching your criteria.`}
      detail={`You are looking for ${criteria.join(' with ')}.`}
      onClear={() => {
        params.clear(...names);
      }}
    />
  );
}
