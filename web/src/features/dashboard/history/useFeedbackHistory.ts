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
 * History of the own progress, newest first. Empty while loading and if the backend has none: the
 * dashboard works without it.
 * @param lastUpdated time of the last save; a change refetches the history
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
    // A failed refetch keeps the entries.
    if (data) refetch().catch(() => undefined);
  });
  useEffect(() => {
    readAgain();
  }, [lastUpdated]);
  return data?.person?.history ?? [];
}
