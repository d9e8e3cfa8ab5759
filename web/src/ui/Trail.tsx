import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { currentIndex, reachedIndex, type PathStage } from './stage.ts';
import { StageStatusBadge } from './StageStatusBadge.tsx';
import { Stone } from './Stone.tsx';
import { verticalLine } from './theme/verticalLine.ts';
import { Caption } from './Caption.tsx';

interface TrailStage extends PathStage {
  /** Feedback of the mentor on this stage. */
  feedback?: ReactNode;
  /** Shown last: an answer to the feedback. */
  note?: ReactNode;
}

interface TrailProps {
  stages: readonly TrailStage[];
  notStartedLabel?: 'Pending' | 'Not Started';
  label?: string;
}

/** Compact vertical path with feedback and date per stage. */
export function Trail({ stages, notStartedLabel, label = 'Stages' }: TrailProps) {
  const current = currentIndex(stages);
  const reached = reachedIndex(stages);
  return (
    <Grid as="ol" aria-label={label}>
      {stages.map((stage, index) => (
        <chakra.li
          key={stage.id}
          aria-current={index === current ? 'step' : undefined}
          position="relative"
          display="grid"
          gridTemplateColumns="{sizes.trailSm} minmax(0, 1fr)"
          columnGap="3"
          paddingBottom={index === stages.length - 1 ? '0' : '4'}
          css={verticalLine('{sizes.trailSm}', index < reached, index === stages.length - 1)}
        >
          <chakra.span justifySelf="center">
            <Stone number={index + 1} status={stage.status} current={index === current} size="sm" />
          </chakra.span>
          <Grid alignContent="start" gridTemplateColumns="minmax(0, 1fr)" gap="1" paddingTop="1">
            <Flex wrap="wrap" align="center" columnGap="2" rowGap="1">
              <chakra.p textStyle="stage">
                <bdi>{stage.name}</bdi>
              </chakra.p>
              <StageStatusBadge status={stage.status} notStartedLabel={notStartedLabel} />
            </Flex>
            {stage.feedback && (
              <chakra.p textStyle="small" color="ink-soft" whiteSpace="pre-line">
                {stage.feedback}
              </chakra.p>
            )}
            {stage.date && <Caption>{stage.date}</Caption>}
            {stage.note && <div>{stage.note}</div>}
          </Grid>
        </chakra.li>
      ))}
    </Grid>
  );
}
