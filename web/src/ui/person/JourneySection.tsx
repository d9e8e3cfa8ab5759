import type { ReactNode } from 'react';
import { EmptyState } from '../states/EmptyState.tsx';
import { JourneyFoot } from './JourneyFoot.tsx';
import { JourneyHead } from './JourneyHead.tsx';
import { JourneyPanel } from './JourneyPanel.tsx';
import type { HistoryControl, JourneyView } from './journeyView.ts';

interface JourneySectionProps {
  /** "Your Progress", or what an educator's stages are called. */
  title: string;
  view: JourneyView;
  historyOf: HistoryControl;
  /** Shown in place of missing stages; the empty state if absent. */
  failure?: ReactNode;
}

/** How far the person is: the sentence, the path, what is next and the mentor's latest words. */
export function JourneySection({ title, view, historyOf, failure }: JourneySectionProps) {
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
          <JourneyFoot view={view} historyOf={historyOf} />
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
