import { t } from '@lingui/core/macro';
import { useId, type ReactNode } from 'react';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { JourneyFooter } from './JourneyFooter.tsx';
import type { StageControl, JourneyView } from './journeyView.ts';
import { chakra, HStack, Flex } from '@chakra-ui/react';
import { PathStepper } from './PathStepper.tsx';
import type { PathStage } from '../../../ui/stage.ts';

interface JourneyPanelProps {
  /** "Your Progress", or the title for educators. */
  title: string;
  /** Text at the right of the title ("Last updated Nov 18, 2026"). */
  note?: string | undefined;
  stages: readonly PathStage[];
  /** Content below the path: next step and latest feedback, or a state instead of a path. */
  children?: ReactNode;
}

/** Panel with the path of a person's dashboard. */
function JourneyPanel({ title, note, stages, children }: JourneyPanelProps) {
  const titleId = useId();
  return (
    <chakra.section
      aria-labelledby={titleId}
      bg="surface"
      border="line"
      borderRadius="3"
      overflow="clip"
    >
      <Flex
        wrap="wrap"
        justify="space-between"
        align="center"
        columnGap="4"
        rowGap="0.5"
        paddingTop={{ base: '5', md: '6' }}
        paddingBottom={{ base: '5', md: '0' }}
        paddingInline={{ base: '5', md: '8' }}
      >
        <chakra.h2 id={titleId} textStyle="card">
          {title}
        </chakra.h2>
        {note && (
          <chakra.p textStyle="small" color="ink-faint">
            {note}
          </chakra.p>
        )}
      </Flex>
      {stages.length > 0 && (
        <chakra.div marginInline={{ base: '4', md: '6' }} marginBottom={{ base: '2', md: '8' }}>
          <PathStepper stages={stages} notStartedLabel="Pending" label={title} />
        </chakra.div>
      )}
      {children}
    </chakra.section>
  );
}

interface JourneyHeadProps {
  /** Sentence about the progress ("Two waymarks behind you, Ananya."). */
  title: string;
  lead: string;
  /** Null without stages: hides the percentage. */
  percent: number | null;
  /** Text below "completed" ("2 of 5 stages"). */
  note?: string | undefined;
}

/** Header of a person's own dashboard: the sentence and the percentage. */
function JourneyHead({ title, lead, percent, note }: JourneyHeadProps) {
  return (
    <chakra.div
      display={{ base: 'grid', md: 'flex' }}
      justifyContent="space-between"
      alignItems="end"
      gap="6"
    >
      <chakra.div minW="0">
        <chakra.h1 textStyle="page" overflowWrap="anywhere">
          {title}
        </chakra.h1>
        <chakra.p textStyle="lead" color="ink-soft" maxW="measure" marginTop="2">
          {lead}
        </chakra.p>
      </chakra.div>
      {percent !== null && (
        <HStack as="p" flex="none" gap="4" lineHeight="snug">
          <chakra.span textStyle="figure" fontSize="3.5rem" lineHeight="flat" color="brand">
            {`${percent}%`}
          </chakra.span>
          <chakra.span textStyle="small" lineHeight="snug" color="ink-soft">
            <chakra.span display="block">{t`completed`}</chakra.span>
            {note && <span>{note}</span>}
          </chakra.span>
        </HStack>
      )}
    </chakra.div>
  );
}

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
              title={t`Your path is not laid out yet`}
              detail={t`You see your stages here as soon as you belong to a club.`}
            />
          ))
        )}
      </JourneyPanel>
    </>
  );
}
