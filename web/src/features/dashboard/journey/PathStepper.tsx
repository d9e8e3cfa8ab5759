import { chakra } from '@chakra-ui/react';
import { PathLine } from './PathLine.tsx';

import { nextIndex, reachedIndex, type PathStage } from '../../../ui/stage.ts';
import { StageStep } from './StageStep.tsx';
import { winding } from './winding.ts';

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
  label = 'Stages',
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
