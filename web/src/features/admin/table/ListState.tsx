import type { ReactNode } from 'react';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import type { PagedList } from '../../../lib/list/usePagedList.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { NoMatchState } from '../../../ui/states/NoMatchState.tsx';

interface ListStateProps {
  /** Plural noun of the rows. */
  noun: string;
  list: PagedList<unknown>;
  /** Descriptions of the filters; empty without any. */
  criteria: readonly string[];
  onClear: () => void;
  /** Title of the empty state; default: "No <noun> yet". */
  emptyTitle?: string;
  /** Text of the empty state. */
  emptyDetail: string;
  /** The list. */
  children: ReactNode;
}

/** The list, or its state: failed, no match or empty. */
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
