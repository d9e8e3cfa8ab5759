import { chakra } from '@chakra-ui/react';
import { buttonRecipe } from '../theme/recipes/button.ts';
import { FEEDBACK_ID } from './FeedbackPanel.tsx';
import type { HistoryControl, JourneyView } from './journeyView.ts';
import { LatestFeedback } from './LatestFeedback.tsx';
import { MailLink } from './MailLink.tsx';
import { NextStep } from './NextStep.tsx';

const PlainLink = chakra('a', buttonRecipe);

interface JourneyFootProps {
  view: JourneyView;
  historyOf: HistoryControl;
}

/** Below the path: what is next, beside the latest words of the mentor. */
export function JourneyFoot({ view, historyOf }: JourneyFootProps) {
  const hasEarlier = view.earlier.length > 0;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.05fr) minmax(0, 1fr)' }}
      borderTop="line"
    >
      <NextStep
        {...view.next}
        actions={
          (view.mail ?? hasEarlier) && (
            <>
              {view.mail && <MailLink email={view.mail.email}>{view.mail.label}</MailLink>}
              {hasEarlier && (
                <PlainLink tone="plain" href={`#${FEEDBACK_ID}`}>
                  See earlier feedback
                </PlainLink>
              )}
            </>
          )
        }
      />
      <LatestFeedback
        feedback={view.latest}
        history={view.latest && historyOf(view.latest.stageId)}
        emptyText="No feedback yet. What is written about a stage appears here at once."
      />
    </chakra.div>
  );
}
