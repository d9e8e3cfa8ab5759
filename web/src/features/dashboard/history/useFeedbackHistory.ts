import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import type { ClubAudience } from '../../../schema.generated.ts';
import { EducatorFeedbackHistoryDocument } from './EducatorFeedbackHistory.generated.ts';
import type { FeedbackChangeFragment } from './FeedbackChange.generated.ts';
import { StudentFeedbackHistoryDocument } from './StudentFeedbackHistory.generated.ts';

const DOCUMENTS = {
  STUDENT: StudentFeedbackHistoryDocument,
  EDUCATOR: EducatorFeedbackHistoryDocument,
};

/**
 * How the own progress came about, newest first. Empty while it loads, and where the backend keeps
 * no history: the dashboard is complete without it.
 * @param lastUpdated the moment of the last save; when it changes, the history is read again
 */
export function useFeedbackHistory(
  audience: ClubAudience,
  lastUpdated: string | null,
): readonly FeedbackChangeFragment[] {
  const { data, refetch } = useQuery(DOCUMENTS[audience], {
    fetchPolicy: 'cache-and-network',
    skip: lastUpdated === null,
  });
  const readAgain = useEffectEvent(() => {
    // A failed reading keeps the entries that are there.
    if (data) refetch().catch(() => undefined);
  });
  useEffect(() => {
    readAgain();
  }, [lastUpdated]);
  return data?.person?.history ?? [];
}
