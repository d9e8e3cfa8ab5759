import { Trans } from '@lingui/react/macro';
import { useQuery } from '@apollo/client/react';
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { journeyStages } from '../../../lib/journey/journey.ts';
import { useUrlDialog } from '../../../lib/url/useUrlDialog.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import type { DashboardPerson } from '../dashboards.ts';
import type { StageControl } from '../journey/journeyView.ts';
import { EducatorFeedbackHistoryDocument } from './EducatorFeedbackHistory.generated.ts';
import type { FeedbackChangeFragment } from './FeedbackChange.generated.ts';
import { StudentFeedbackHistoryDocument } from './StudentFeedbackHistory.generated.ts';
import { timelineOf } from './timeline.ts';

const DOCUMENTS = {
  STUDENT: StudentFeedbackHistoryDocument,
  EDUCATOR: EducatorFeedbackHistoryDocument,
};

/**
 * History of the own progress, newest first. Empty while loading and if the backend has none: the
 * dashboard works without it.
 * @param progress a change of the last save or of an answer refetches the history
 */
function useFeedbackHistory(
  audience: ClubAudience,
  progress: DashboardPerson['progress'],
): readonly FeedbackChangeFragment[] {
  const { data, refetch } = useQuery(DOCUMENTS[audience], {
    fetchPolicy: 'cache-and-network',
    skip: !progress?.lastUpdated,
  });
  const answers = progress?.stages?.map(({ answer }) => answer?.at);
  const changes = [progress?.lastUpdated, ...(answers ?? [])].join();
  const readAgain = useEffectEvent(() => {
    // A failed refetch keeps the entries.
    if (data) refetch().catch(() => undefined);
  });
  useEffect(() => {
    readAgain();
  }, [changes]);
  return data?.person?.history ?? [];
}

const HistoryDialog = lazyPart(async () => (await import('./HistoryDialog.tsx')).HistoryDialog);

/** Prefix of the stage id in the `dialog` parameter. */
const PREFIX = 'history-';

interface FeedbackHistoryProps {
  audience: ClubAudience;
  progress: DashboardPerson['progress'];
  children: (historyOf: StageControl) => ReactNode;
}

/** Passes its children the button that opens the history of a stage. */
export function FeedbackHistory({ audience, progress, children }: FeedbackHistoryProps) {
  const history = useFeedbackHistory(audience, progress);
  const dialog = useUrlDialog('dialog');
  const stored = new Map(progress?.stages?.map(({ stage: { id, name } }) => [id, name]));
  const stages = journeyStages(progress).map(({ stageId, name }) => ({
    stageId,
    name,
    entries: timelineOf(history, { id: stageId, name: stored.get(stageId) ?? name }),
  }));
  const find = (id: string) => stages.find((stage) => stage.stageId === id && stage.entries[0]);
  const open = dialog.value.startsWith(PREFIX) && find(dialog.value.slice(PREFIX.length));
  return (
    <>
      {children((stageId) => {
        const name = find(stageId)?.name;
        return (
          name !== undefined && (
            <TextLink textStyle="small" {...dialog.linkTo(PREFIX + stageId)}>
              <Trans>
                History of <bdi>{name}</bdi>
              </Trans>
            </TextLink>
          )
        );
      })}
      {open && (
        <Suspense>
          <HistoryDialog stage={open.name} entries={open.entries} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
