import { EmptyState } from '../states/EmptyState.tsx';
import { FailedState } from '../states/FailedState.tsx';
import { JourneyFoot } from './JourneyFoot.tsx';
import { JourneyHead } from './JourneyHead.tsx';
import { JourneyPanel } from './JourneyPanel.tsx';
import type { JourneyView } from './journeyView.ts';

interface JourneySectionProps {
  /** "Your Progress", or what an educator's stages are called. */
  title: string;
  view: JourneyView;
  /** Set when the progress could not be loaded. */
  failure?: string | null;
  onRetry: () => void;
}

/** How far the person is: the sentence, the path, what is next and the mentor's latest words. */
export function JourneySection({ title, view, failure, onRetry }: JourneySectionProps) {
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
          <JourneyFoot view={view} />
        ) : failure ? (
          <FailedState
            title="Your progress could not be loaded"
            detail={failure}
            onRetry={onRetry}
          />
        ) : (
          <EmptyState
            title="Your path is not laid out yet"
            detail="You see your stages here as soon as you belong to a club."
          />
        )}
      </JourneyPanel>
    </>
  );
}
