import { t } from '@lingui/core/macro';
import { chakra, Grid } from '@chakra-ui/react';
import { PathLine, stoneLift } from './PathLine.tsx';
import { nextIndex, reachedIndex, type PathStage } from '../../../ui/stage.ts';
import { winding } from './winding.ts';
import { StageStatusBadge } from '../../../ui/StageStatusBadge.tsx';
import { Stone } from '../../../ui/Stone.tsx';
import { verticalLine } from '../../../ui/theme/verticalLine.ts';
import { Caption } from '../../../ui/Caption.tsx';

interface StageStepProps {
  stage: PathStage;
  index: number;
  count: number;
  /** The current stage, with the marigold cap. */
  current: boolean;
  /** The line to the next stage is solid. */
  passed: boolean;
  notStartedLabel: 'Pending' | 'Not Started';
}

/** A stage of a PathStepper: stone above the text, or beside it on a narrow screen. */
function StageStep(props: StageStepProps) {
  const { stage, index, count, current, passed, notStartedLabel } = props;
  return (
    <chakra.li
      aria-current={current ? 'step' : undefined}
      position="relative"
      display="grid"
      gridTemplateColumns="{sizes.trail} minmax(0, 1fr)"
      columnGap="4"
      paddingBottom="5"
      css={[
        verticalLine('{sizes.trail}', passed, index === count - 1),
        winding(count, {
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateRows: '{sizes.way} auto',
          paddingInline: '1.5',
          paddingBottom: '0',
          textAlign: 'center',
          _before: { display: 'none' },
        }),
      ]}
    >
      <Grid position="relative" justifyItems="center" alignItems="start">
        <chakra.span
          zIndex="head"
          style={{ bottom: stoneLift(index) }}
          css={winding(count, { position: 'absolute' })}
        >
          <Stone number={index + 1} status={stage.status} current={current} />
        </chakra.span>
      </Grid>
      <Grid
        alignContent="start"
        justifyItems="start"
        gap="1.5"
        paddingTop="1.5"
        css={winding(count, { justifyItems: 'center', paddingTop: '3' })}
      >
        <chakra.p textStyle="stage" overflowWrap="break-word" minW="0" maxW="100%">
          <bdi>{stage.name}</bdi>
        </chakra.p>
        <StageStatusBadge status={stage.status} notStartedLabel={notStartedLabel} />
        {stage.date && stage.status !== 'NOT_STARTED' && <Caption>{stage.date}</Caption>}
      </Grid>
    </chakra.li>
  );
}

interface PathStepperProps {
  stages: readonly PathStage[];
  notStartedLabel?: 'Pending' | 'Not Started';
  /** Accessible name of the list. */
  label?: string;
}

/** The stages of a path, as a winding line or, on narrow screens, a vertical one. */
export function PathStepper({
  stages,
  notStartedLabel = 'Pending',
  label = t`Stages`,
}: PathStepperProps) {
  const count = stages.length;
  const current = nextIndex(stages);
  const reached = reachedIndex(stages);
  return (
    <chakra.div containerType="inline-size">
      <chakra.div position="relative">
        <PathLine count={count} reached={reached} />
        <chakra.ol
          aria-label={label}
          position="relative"
          display="grid"
          css={winding(count, { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })}
        >
          {stages.map((stage, index) => (
            <StageStep
              key={stage.id}
              stage={stage}
              index={index}
              count={count}
              current={index === current}
              passed={index < reached}
              notStartedLabel={notStartedLabel}
            />
          ))}
        </chakra.ol>
      </chakra.div>
    </chakra.div>
  );
}
