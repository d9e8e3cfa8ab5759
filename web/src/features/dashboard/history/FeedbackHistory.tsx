import { Suspense, type ReactNode } from 'react';
import { useUrlDialog } from '../../../lib/url/useUrlDialog.ts';
import { journeyStages, type Progress } from '../../../lib/journey/journey.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import type { HistoryControl } from '../journey/journeyView.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { timelineOf } from './timeline.ts';
import { useFeedbackHistory } from './useFeedbackHistory.ts';

const HistoryDialog = lazyPart(async () => (await import('./HistoryDialog.tsx')).HistoryDialog);

/** Prefix of the stage id in the `dialog` parameter. */
const PREFIX = 'history-';

interface FeedbackHistoryProps {
  audience: ClubAudience;
  progress: Progress | null;
  children: (historyOf: HistoryControl) => ReactNode;
}

/** Passes its children the button that opens the history of a stage. */
export function FeedbackHistory({ audience, progress, children }: FeedbackHistoryProps) {
  const history = useFeedbackHistory(audience, progress?.lastUpdated ?? null);
  const dialog = useUrlDialog('dialog');
  const stages = journeyStages(progress).map(({ stageId, name }) => ({
    stageId,
    name,
    entries: timelineOf(history, { id: stageId, name }),
  }));
  const find = (id: string) => stages.find((stage) => stage.stageId === id && stage.entries[0]);
  const open = dialog.value.startsWith(PREFIX) && find(dialog.value.slice(PREFIX.length));
  return (
    <>
      {children((stageId) => {
        const stage = find(stageId);
        return (
          stage && (
            <TextLink textStyle="small" {...dialog.linkTo(PREFIX + stageId)}>
              History of <bdi>{stage.name}</bdi>
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
