import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { buttonRecipe } from '../../../ui/theme/recipes/button.ts';
import { FEEDBACK_ID } from './FeedbackPanel.tsx';
import type { StageControl, JourneyView } from './journeyView.ts';
import { LatestFeedback } from './LatestFeedback.tsx';
import { MailLink } from '../../../ui/person/MailLink.tsx';
import { NextStep } from './NextStep.tsx';

const PlainLink = chakra('a', buttonRecipe);

interface JourneyFooterProps {
  view: JourneyView;
  belowFeedback: StageControl;
  /** Shown in place of the latest feedback. */
  failure?: ReactNode;
}

/** Next step and latest feedback, below the path. */
export function JourneyFooter({ view, belowFeedback, failure }: JourneyFooterProps) {
  const hasEarlier = view.earlier.length > 0;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.05fr) minmax(0, 1fr)' }}
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
      {failure ? (
        <chakra.div padding={{ base: '5', md: '6' }}>{failure}</chakra.div>
      ) : (
        <LatestFeedback
          feedback={view.latest}
          below={view.latest && belowFeedback(view.latest.stageId)}
          emptyText="No feedback yet. What is written about a stage appears here at once."
        />
      )}
    </Grid>
  );
}
