import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { hasCode } from '../../../lib/errors.ts';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { HISTORY_DOCUMENTS } from './historyDocuments.ts';
import { HistoryItem } from './HistoryItem.tsx';

interface HistoryPartProps {
  audience: ClubAudience;
  id: string;
}

/** The History tab: changes of the record, newest first. */
export function HistoryPart({ audience, id }: HistoryPartProps) {
  const { data, loading, error, refetch } = useQuery(HISTORY_DOCUMENTS[audience], {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const history = data?.person?.history;
  if (history) {
    return history.length === 0 ? (
      <EmptyState
        title="No changes yet"
        detail="What administrators and mentors change in this record appears here."
      />
    ) : (
      <>
        <chakra.p textStyle="caption" color="ink-soft" paddingBottom="2">
          {history.length === 1 ? 'One change' : `${history.length} changes, newest first`}
        </chakra.p>
        <chakra.ul aria-label="Changes">
          {history.map((entry) => (
            <HistoryItem key={entry.id} entry={entry} />
          ))}
        </chakra.ul>
      </>
    );
  }
  if (loading) {
    return (
      <chakra.div role="status" aria-label="Loading..." display="grid" gap="3">
        <Skeleton height="row" />
        <Skeleton height="row" />
        <Skeleton height="row" />
      </chakra.div>
    );
  }
  if (hasCode(error, 'NOT_SUPPORTED')) {
    return <EmptyState title="No history" detail="The connected backend keeps no history." />;
  }
  return (
    <LoadFailure
      title="The history could not be loaded"
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
