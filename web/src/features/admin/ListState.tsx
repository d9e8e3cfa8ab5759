import type { ReactNode } from 'react';
import { LoadFailure } from '../../lib/failure/LoadFailure.tsx';
import type { PagedList } from '../../lib/list/usePagedList.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { NoMatchState } from '../../ui/states/NoMatchState.tsx';

interface ListStateProps {
  /** What is listed, in the plural. */
  noun: string;
  list: PagedList<unknown>;
  /** What the list is narrowed by, in words; empty when by nothing. */
  criteria: readonly string[];
  onClear: () => void;
  /** What there is to read while there are no records; "No <noun> yet" when absent. */
  emptyTitle?: string;
  /** What there is to do while there are no records. */
  emptyDetail: string;
  /** The list itself. */
  children: ReactNode;
}

/** A list, or the state in its place: failed, no match or empty. */
export function ListState(props: ListStateProps) {
  const { noun, list, criteria, onClear, emptyDetail, children } = props;
  const { emptyTitle = `No ${noun} yet` } = props;
  if (list.failed) {
    return (
      <LoadFailure
        title={`The ${noun} could not be loaded`}
        error={list.error}
        onRetry={list.retry}
      />
    );
  }
  if (list.loading || list.totalCount !== 0) return children;
  return criteria.length > 0 ? (
    <NoMatchState
      title={`No ${noun} found matching your criteria.`}
      detail={`You are looking for ${criteria.join(' with ')}.`}
      onClear={onClear}
    />
  ) : (
    <EmptyState title={emptyTitle} detail={emptyDetail} />
  );
}
