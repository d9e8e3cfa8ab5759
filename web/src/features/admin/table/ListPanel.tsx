import { Flex } from '@chakra-ui/react';
import { countText } from '../../../lib/format.ts';
import type { ReactNode } from 'react';
import { UnreadFields } from '../../../lib/failure/Absent.tsx';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { ListFooter } from '../../../lib/list/ListFooter.tsx';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import type { PagedList } from '../../../lib/list/usePagedList.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { NoMatchState } from '../../../ui/states/NoMatchState.tsx';

interface ListStateProps {
  /** Plural noun of the rows. */
  noun: string;
  params: Pick<ListParams, 'page' | 'setPage' | 'clear'>;
  list: PagedList<unknown>;
  /** Descriptions of the search and the filters; empty without any. */
  criteria?: readonly string[];
  /** Search parameters of the filters. */
  filters?: readonly string[];
  /** Title of the empty state; default: "No <noun> yet". */
  emptyTitle?: string;
  emptyDetail: string;
  /** The list is not in a panel. */
  bare?: boolean;
  children: ReactNode;
}

/** A list with its pager, or its state: failed, no match or empty. */
export function ListState({ noun, params, list, children, ...props }: ListStateProps) {
  const { criteria = [], filters = [], emptyTitle, emptyDetail, bare = false } = props;
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
  return criteria.length > 0 ? (
    <NoMatchState
      title={`No ${noun} found matching your criteria.`}
      detail={`You are looking for ${criteria.join(' with ')}.`}
      onClear={() => {
        params.clear(...filters);
      }}
    />
  ) : (
    <EmptyState title={emptyTitle ?? `No ${noun} yet`} detail={emptyDetail} />
  );
}

/** "4,812 students" or "Loading students...", and more facts; undefined for a failed list. */
export const listNote = (list: PagedList<unknown>, noun: string, more: readonly string[] = []) =>
  list.failed ? undefined : (
    <span role="status">
      {list.totalCount === null
        ? `Loading ${noun}...`
        : [countText(list.totalCount, noun), ...more].join(', ')}
    </span>
  );

interface ListPanelProps extends ListStateProps {
  title: string;
  /** Default: the number of rows. */
  note?: ReactNode;
  /** Filters and buttons. */
  aside: ReactNode;
  /** Buttons for the whole list, after the filters. */
  tools?: ReactNode;
  /** Part above the list. */
  above?: ReactNode;
  /** Part below the list and its pager, in every state of the list. */
  below?: ReactNode;
}

/** Panel with a list, its count, filters and state. */
export const ListPanel = ({
  title,
  note,
  aside,
  tools,
  above,
  below,
  ...props
}: ListPanelProps) => (
  <Panel
    title={title}
    note={note ?? listNote(props.list, props.noun)}
    aside={
      tools ? (
        <Flex wrap="wrap" align="center" gap="3" width={{ base: '100%', md: 'auto' }}>
          {aside}
          {tools}
        </Flex>
      ) : (
        aside
      )
    }
  >
    {above}
    <ListState {...props} />
    {below}
  </Panel>
);

/** Shows a toast once per failed load of a list or of its options. */
export function useFetchToast(error: Error | undefined, noun: string): void {
  useFailureToast(error, `Error fetching ${noun}`, `Failed to load ${noun}. Please try again.`);
}
