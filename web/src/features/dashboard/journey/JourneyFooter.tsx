import { t } from '@lingui/core/macro';
import { chakra, Grid, Flex, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { buttonRecipe } from '../../../ui/theme/recipes/button.ts';
import { FEEDBACK_ID } from './FeedbackPanel.tsx';
import type { StageControl, JourneyView } from './journeyView.ts';
import { MailLink } from '../../../ui/person/MailLink.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';

interface LatestFeedbackProps {
  /** Null without feedback. */
  feedback: {
    words: string;
    /** Null if unknown. */ author: string | null;
    /** Stage and date. */ caption: string;
  } | null;
  emptyText: string;
  /** Answer and history of the stage. */
  below?: ReactNode;
}

/** Latest feedback of the mentor, as a quotation with stage and date. */
export function LatestFeedback({ feedback, emptyText, below }: LatestFeedbackProps) {
  return (
    <chakra.figure
      display="grid"
      alignContent="space-between"
      gap="5"
      minW="0"
      padding={{ base: '5', md: '8' }}
      bg="sunk"
    >
      {feedback ? (
        <>
          <chakra.blockquote
            fontFamily="head"
            fontSize="18"
            lineHeight="1.5"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
          >
            <bdi>{`“${feedback.words}”`}</bdi>
          </chakra.blockquote>
          <HStack as="figcaption" gap="3">
            {feedback.author && <Avatar name={feedback.author} />}
            <chakra.span textStyle="small">
              <b>
                <bdi>{feedback.author}</bdi>
              </b>
              <chakra.span display="block" color="ink-faint">
                {feedback.caption}
              </chakra.span>
            </chakra.span>
          </HStack>
          {below}
        </>
      ) : (
        <chakra.p color="ink-soft">{emptyText}</chakra.p>
      )}
    </chakra.figure>
  );
}

interface NextStepProps {
  title: string;
  detail: string;
  /** A hint in small text. */
  note?: string | null;
  actions?: ReactNode;
}

/** The next step: heading, text and actions. */
function NextStep({ title, detail, note, actions }: NextStepProps) {
  return (
    <Grid alignContent="start" justifyItems="start" gap="3" padding={{ base: '5', md: '8' }}>
      <chakra.p textStyle="label" color="ink-soft">
        {t`What is next`}
      </chakra.p>
      <chakra.h3 textStyle="section">
        <bdi>{title}</bdi>
      </chakra.h3>
      <chakra.p maxW="52ch">{detail}</chakra.p>
      {note && (
        <chakra.p maxW="52ch" textStyle="small" color="ink-soft">
          {note}
        </chakra.p>
      )}
      {actions && (
        <Flex wrap="wrap" gap="3" marginTop="2" mdDown={{ width: '100%', display: 'grid' }}>
          {actions}
        </Flex>
      )}
    </Grid>
  );
}

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
                  {t`See earlier feedback`}
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
          emptyText={t`No feedback yet. What is written about a stage appears here at once.`}
        />
      )}
    </Grid>
  );
}
