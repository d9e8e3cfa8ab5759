import { chakra } from '@chakra-ui/react';
import { PathLine, stoneLift } from './PathLine.tsx';
import { currentIndex, walkedIndex, type PathStage } from './stage.ts';
import { StageStatusBadge } from './StageStatusBadge.tsx';
import { Stone } from './Stone.tsx';
import { uprightLine } from './theme/uprightLine.ts';

interface PathStepperProps {
  stages: readonly PathStage[];
  notStartedLabel?: 'Pending' | 'Not Started';
  /** Names the list for those who do not see it. */
  label?: string;
}

/** The way with its waymarks: winding from left to right, upright on a phone. */
export function PathStepper({
  stages,
  notStartedLabel = 'Pending',
  label = 'Stages',
}: PathStepperProps) {
  const current = currentIndex(stages);
  const walked = walkedIndex(stages);
  return (
    <chakra.div position="relative">
      <PathLine count={stages.length} walked={walked} />
      <chakra.ol
        aria-label={label}
        position="relative"
        display="grid"
        gridTemplateColumns={{ md: `repeat(${stages.length}, minmax(0, 1fr))` }}
      >
        {stages.map((stage, index) => (
          <chakra.li
            key={stage.id}
            aria-current={index === current ? 'step' : undefined}
            position="relative"
            display="grid"
            md={{
              gridTemplateRows: '{sizes.way} auto',
              justifyItems: 'center',
              textAlign: 'center',
              paddingInline: '1.5',
            }}
            mdDown={{
              gridTemplateColumns: '{sizes.trail} minmax(0, 1fr)',
              columnGap: '4',
              paddingBottom: '5',
              ...uprightLine('{sizes.trail}', index < walked, index === stages.length - 1),
            }}
          >
            <chakra.div
              position="relative"
              display="grid"
              width="100%"
              justifyItems="center"
              alignItems={{ base: 'start', md: 'end' }}
            >
              <chakra.span
                position={{ md: 'absolute' }}
                style={{ bottom: stoneLift(index) }}
                zIndex="head"
              >
                <Stone number={index + 1} status={stage.status} current={index === current} />
              </chakra.span>
            </chakra.div>
            <chakra.div
              display="grid"
              alignContent="start"
              justifyItems={{ base: 'start', md: 'center' }}
              gap="1.5"
              paddingTop={{ base: '1.5', md: '3' }}
            >
              <chakra.p textStyle="stage" overflowWrap="anywhere">
                {stage.name}
              </chakra.p>
              <StageStatusBadge status={stage.status} notStartedLabel={notStartedLabel} />
              {stage.date && (
                <chakra.p textStyle="caption" color="ink-faint">
                  {stage.date}
                </chakra.p>
              )}
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.div>
  );
}
