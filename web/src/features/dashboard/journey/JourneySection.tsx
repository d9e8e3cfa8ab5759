import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { JourneyFooter } from './JourneyFooter.tsx';
import { JourneyHead } from './JourneyHead.tsx';
import { JourneyPanel } from './JourneyPanel.tsx';
import type { StageControl, JourneyView } from './journeyView.ts';

interface JourneySectionProps {
  /** "Your Progress", or the title for educators. */
  title: string;
  view: JourneyView;
  belowFeedback: StageControl;
  /** Replaces missing stages; default: the empty state. */
  failure?: ReactNode;
  /** Shown in place of the latest feedback, if a part of a stage failed. */
  feedbackFailure?: ReactNode;
}

/** Progress of the person: header, path, next step and latest feedback. */
export function JourneySection(props: JourneySectionProps) {
  const { title, view, belowFeedback, failure, feedbackFailure } = props;
  return (
    <>
      <JourneyHead
        title={view.headline}
        lead={view.lead}
        percent={view.percent}
        note={view.stageCount}
      />
      <JourneyPanel title={title} note={view.updated} stages={view.stages}>
        {view.stages.length > 0 ? (
          <JourneyFooter view={view} belowFeedback={belowFeedback} failure={feedbackFailure} />
        ) : (
          (failure ?? (
            <EmptyState
              title="Your path is not laid out yet"
              detail="You see your stages here as soon as you belong to a club."
            />
          ))
        )}
      </JourneyPanel>
    </>
  );
}
