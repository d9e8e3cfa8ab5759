import { chakra } from '@chakra-ui/react';
import { PathLine } from './PathLine.tsx';

import { nextIndex, walkedIndex, type PathStage } from './stage.ts';
import { StageStep } from './StageStep.tsx';
import { winding } from './theme/winding.ts';

interface PathStepperProps {
  stages: readonly PathStage[];
  notStartedLabel?: 'Pending' | 'Not Started';
  /** Names the list for those who do not see it. */
  label?: string;
}

/** The way with its waymarks: winding from left to right, upright where there is no room. */
export function PathStepper({
  stages,
  notStartedLabel = 'Pending',
  label = 'Stages',
}: PathStepperProps) {
  const count = stages.length;
  const current = nextIndex(stages);
  const walked = walkedIndex(stages);
  return (
    <chakra.div containerType="inline-size">
      <chakra.div position="relative">
        <PathLine count={count} walked={walked} />
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
              passed={index < walked}
              notStartedLabel={notStartedLabel}
            />
          ))}
        </chakra.ol>
      </chakra.div>
    </chakra.div>
  );
}
