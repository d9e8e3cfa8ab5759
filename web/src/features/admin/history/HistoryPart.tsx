import { useQuery } from '@apollo/client/react';
import { HistoryView } from '../../../lib/history/HistoryView.tsx';
import type { ClubAudience } from '../../../schema.generated.ts';
import { HISTORY_DOCUMENTS } from './historyDocuments.ts';

/** The History tab: changes of the record, newest first. */
export function HistoryPart({ audience, id }: { audience: ClubAudience; id: string }) {
  const query = useQuery(HISTORY_DOCUMENTS[audience], {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  return <HistoryView query={query} history={query.data?.person?.history} />;
}
